/** Handlers of groups, their people and the instance that are wrong in one thing each. */
import { ok, noContent } from '../../../server-stub/contract/handler.ts'
import type { RuleId } from '../../../generated/rules.ts'
import { reference } from '../../../server-stub/reference.ts'
import type { Services } from '../../../server-stub/services.ts'
import type { Altered } from '../support/ground.ts'

/** A defect that the checks of a rule have to find. */
export interface PeopleMutant {
  readonly name: string
  readonly rule: RuleId
  readonly handlers: (administrator: Services) => Altered
}

export const peopleMutants: readonly PeopleMutant[] = [
  {
    name: 'a new member of a project is a developer whatever was asked',
    rule: 'add-project-member/access-level-kept',
    handlers: () => ({
      addProjectMember: (request) =>
        reference.addProjectMember({ ...request, body: { ...request.body, access_level: 30 } }),
    }),
  },
  {
    name: 'a removed member of a group stays',
    rule: 'remove-group-member/removes-the-member',
    handlers: () => ({ removeGroupMember: async () => ok() }),
  },
  {
    name: 'anybody answers access requests',
    rule: 'approve-group-access-request/needs-permission',
    handlers: (administrator) => ({
      approveGroupAccessRequest: (request) =>
        reference.approveGroupAccessRequest({ ...request, ...administrator }),
    }),
  },
  {
    name: 'a denied request stays',
    rule: 'deny-project-access-request/removes-the-request',
    handlers: () => ({ denyProjectAccessRequest: async () => ok() }),
  },
  {
    name: 'groups of others are listed as owned',
    rule: 'list-groups/owned-filter',
    handlers: () => ({
      listGroups: (request) =>
        reference.listGroups({ ...request, query: { ...request.query, owned: false } }),
    }),
  },
  {
    name: 'anybody changes a group',
    rule: 'update-group/owners-and-administrators-only',
    handlers: (administrator) => ({
      updateGroup: (request) => reference.updateGroup({ ...request, ...administrator }),
    }),
  },
  {
    name: 'a tag from a branch points to master',
    rule: 'create-tag/from-branch',
    handlers: () => ({
      createTag: (request) => reference.createTag({ ...request, body: { ...request.body, ref: 'master' } }),
    }),
  },
  {
    name: 'a broadcast message without an end is there for two hours',
    rule: 'create-broadcast-message/ends-in-an-hour-by-default',
    handlers: () => ({
      createBroadcastMessage: (request) => {
        const end = new Date(request.now().getTime() + 7_200_000).toISOString()
        return reference.createBroadcastMessage({ ...request, body: { ends_at: end, ...request.body } })
      },
    }),
  },
  {
    name: 'one setting changes another',
    rule: 'update-application-settings/settings-are-kept',
    handlers: () => ({
      updateApplicationSettings: (request) =>
        reference.updateApplicationSettings({
          ...request,
          body: { max_attachment_size: 99, ...request.body },
        }),
    }),
  },
  {
    name: 'the limit of projects is told and not kept',
    rule: 'update-application-settings/projects-limit-applies',
    handlers: () => ({
      updateApplicationSettings: (request) => {
        const { default_projects_limit: _, ...body } = request.body
        return reference.updateApplicationSettings({ ...request, body })
      },
    }),
  },
  {
    name: 'one event of notification settings is swallowed',
    rule: 'update-project-notification-settings/events-kept',
    handlers: () => ({
      updateProjectNotificationSettings: (request) => {
        const { failed_pipeline: _, ...body } = request.body
        return reference.updateProjectNotificationSettings({ ...request, body })
      },
    }),
  },
  {
    name: 'marking everything as done does nothing',
    rule: 'mark-all-todos-as-done/all-become-done',
    handlers: () => ({ markAllTodosAsDone: async () => noContent() }),
  },
  {
    name: 'todos of all authors are listed as those of one',
    rule: 'list-todos/author-filter',
    handlers: () => ({
      listTodos: (request) => {
        const { author_id: _, ...query } = request.query
        return reference.listTodos({ ...request, query })
      },
    }),
  },
  {
    name: 'events of private projects are shown to everybody',
    rule: 'list-user-events/contributions-of-the-user',
    handlers: (administrator) => ({
      listUserEvents: (request) => reference.listUserEvents({ ...request, ...administrator }),
    }),
  },
  {
    name: 'the filter of events by action is ignored',
    rule: 'list-project-events/action-filter',
    handlers: () => ({
      listProjectEvents: (request) => {
        const { action: _, ...query } = request.query
        return reference.listProjectEvents({ ...request, query })
      },
    }),
  },
]
