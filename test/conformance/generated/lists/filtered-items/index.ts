/** Items of lists, the filters by which each is listed, and changes of these by which it is not. Spec: the parameters of the lists. */
import type { SpecifiedOperation } from '../../valid-request.ts'
import { commits, commitStatuses, events } from './activity.ts'
import type { Create } from './filtered.ts'
import { availableGroups, groups, projects, projectsOfGroup, starred, users } from './namespaces.ts'
import { doneTodos, issues, mergeRequests, todos } from './planning.ts'

export const filteredItems: readonly (readonly [SpecifiedOperation, Create, detail?: string])[] = [
  ['listCommits', commits],
  ['listCommitStatuses', commitStatuses],
  ['listEvents', events(() => ({}))],
  ['listGroupIssues', issues('group')],
  ['listGroupProjects', projectsOfGroup],
  ['listGroups', groups],
  ['listGroups', availableGroups, 'available'],
  ['listIssues', issues('caller')],
  ['listMergeRequests', mergeRequests()],
  ['listProjectEvents', events(({ project }) => ({ project_id: project }))],
  ['listProjectEventsAtRoot', events(({ project }) => ({ project_id: project }))],
  ['listProjectIssues', issues('project')],
  ['listProjects', projects],
  ['listTodos', todos],
  ['listTodos', doneTodos, 'done'],
  ['listUserEvents', events(({ user }) => ({ id: user }))],
  ['listUsers', users],
  // Only the provisioning creates milestones and stars.
  ['listGroupIssues', issues('group', 'with a milestone'), 'provisioned'],
  ['listGroupProjects', starred(projectsOfGroup), 'provisioned'],
  ['listIssues', issues('caller', 'with a milestone'), 'provisioned'],
  ['listMergeRequests', mergeRequests('with a milestone'), 'provisioned'],
  ['listProjectIssues', issues('project', 'with a milestone'), 'provisioned'],
  ['listProjects', starred(projects), 'provisioned'],
]
