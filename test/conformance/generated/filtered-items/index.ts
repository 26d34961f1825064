/** Items of lists, the filters by which each is listed, and changes of these by which it is not. Spec: the parameters of the lists. */
import type { Actor } from '../fixtures/actor.ts'
import type { CheckContext } from '../fixtures/context.ts'
import { givenIssue } from '../fixtures/issues.ts'
import { givenMilestone } from '../fixtures/provisioned.ts'
import { createState } from '../fixtures/provisioning.ts'
import type { GivenProject } from '../fixtures/repository.ts'
import { serverTime } from '../fixtures/times.ts'
import { givenTodo, projectWith } from '../fixtures/todos.ts'
import type { Parameters } from '../protocol/encode.ts'
import type { SpecifiedOperation } from './valid-request.ts'

/** An item that a list returns with several filters. */
export interface Filtered {
  readonly by: Actor
  readonly path: Parameters
  /** The filters. */
  readonly query: Parameters
  /** The property that identifies items; by default the ID. */
  readonly key?: string
  readonly value: string | number
  readonly excluding: readonly Exclusion[]
}

/** A change of the filters by which the list omits the item; `undefined` removes a filter. */
interface Exclusion {
  readonly query?: Parameters
  /** Another caller, for whom the same filters return nothing. */
  readonly by?: Actor
  /** Another item, which the filters exclude without a change. */
  readonly value?: string | number
}

export type Create = (context: CheckContext) => Promise<Filtered>

/** A text, label, milestone or name that no item has. */
const none = 'no-such-text'

const excludedBy = (...queries: readonly Parameters[]): readonly Exclusion[] => queries.map((query) => ({ query }))

type Milestone = 'with a milestone' | 'without'

/** Only the provisioning creates milestones. */
async function milestoneOf(context: CheckContext, project: GivenProject, milestone: Milestone) {
  if (milestone === 'without') return { attributes: {}, filter: {} }
  const { id, title } = await givenMilestone(context, project)
  return { attributes: { milestone_id: id }, filter: { milestone: title } }
}

const issues =
  (scope: 'caller' | 'group' | 'project', milestone: Milestone = 'without'): Create =>
  async (context) => {
    const { owner, given } = context
    const group = await given.group()
    const project = await given.projectIn(group)
    const [title, labels] = [context.uniqueName('issue'), context.uniqueName('label')]
    const { attributes, filter } = await milestoneOf(context, project, milestone)
    const { id, iid } = await givenIssue(context, { project, title, labels, ...attributes })
    return {
      by: owner,
      path: { caller: {}, group: group.path, project: project.path }[scope],
      query: { labels, search: title, iids: [iid], state: 'opened', ...filter },
      value: id,
      excluding: excludedBy({ labels: none }, { search: none }, { iids: [iid + 1] }, { state: 'closed' }, { milestone: none }),
    }
  }

const mergeRequests =
  (milestone: Milestone = 'without'): Create =>
  async (context) => {
    const labels = context.uniqueName('label')
    const project = await context.given.repository()
    const { attributes, filter } = await milestoneOf(context, project, milestone)
    const { id, iid } = await context.given.openMergeRequest({ project, labels, ...attributes })
    return {
      by: project.owner,
      path: project.path,
      query: { labels, iids: [iid], state: 'opened', ...filter },
      value: id,
      excluding: excludedBy({ labels: none }, { iids: [iid + 1] }, { state: 'merged' }, { milestone: none }),
    }
  }

async function projects(context: CheckContext): Promise<Filtered> {
  const { given, guest, nonMember } = context
  const by = await given.user()
  const word = context.uniqueName('project')
  const project = await given.project({ by, name: word, visibility: 'public' })
  await given.member(project, guest, 10)
  const withoutIssues = await given.project({ by, name: `${word}-2`, visibility: 'public', issues_enabled: false })
  const withoutRequests = await given.project({ by, name: `${word}-3`, visibility: 'public', merge_requests_enabled: false })
  return {
    by,
    path: {},
    query: {
      search: word,
      owned: true,
      membership: true,
      visibility: 'public',
      archived: false,
      with_issues_enabled: true,
      with_merge_requests_enabled: true,
    },
    value: project.id,
    excluding: [
      ...excludedBy({ search: none }, { visibility: 'private' }, { archived: true }, { starred: true }),
      { by: guest },
      { by: nonMember, query: { owned: undefined } },
      { value: withoutIssues.id },
      { value: withoutRequests.id },
    ],
  }
}

async function projectsOfGroup(context: CheckContext): Promise<Filtered> {
  const { given, nonMember } = context
  const group = await given.group({ visibility: 'public' })
  const { id, name } = await given.projectIn(group, { visibility: 'public' })
  return {
    by: group.owner,
    path: group.path,
    query: { search: name, owned: true, visibility: 'public', archived: false },
    value: id,
    excluding: [
      ...excludedBy({ search: none }, { visibility: 'private' }, { archived: true }, { starred: true }),
      { by: nonMember },
    ],
  }
}

/** The same projects with a star of each caller, which only the provisioning creates. */
const starred =
  (create: Create): Create =>
  async (context) => {
    const { by, query, value, excluding, ...rest } = await create(context)
    const others = excluding.filter(({ query: changed = {} }) => !('starred' in changed))
    const given = others.filter((each) => each.by !== undefined || each.value !== undefined)
    for (const { by: user = by, value: project = value } of [{}, ...given]) {
      await createState(context, 'stars', { project_id: project, user_id: user.id })
    }
    return { ...rest, by, query: { ...query, starred: true }, value, excluding: others }
  }

/** Which groups of other users are available is not specified. */
async function availableGroups(context: CheckContext): Promise<Filtered> {
  const { query, excluding, ...rest } = await groups(context)
  return { ...rest, query: { ...query, owned: undefined, all_available: true }, excluding: excluding.filter(({ by }) => by === undefined) }
}

async function groups({ given, guest }: CheckContext): Promise<Filtered> {
  const by = await given.user({ can_create_group: true })
  const [group, other] = [await given.group({ by }), await given.group({ by })]
  await given.groupMember(group, guest, 10)
  return {
    by,
    path: {},
    query: { search: group.name, owned: true, skip_groups: [other.id] },
    value: group.id,
    excluding: [...excludedBy({ search: none }, { skip_groups: [group.id] }), { by: guest }],
  }
}

async function users(context: CheckContext): Promise<Filtered> {
  const { admin, given } = context
  const word = context.uniqueName('crowd')
  const provider = 'ldap'
  const user = async (number: number, attributes: { readonly external: boolean }) => {
    const [username, extern_uid] = [`${word}-${number}`, `${word}-uid-${number}`]
    const { id } = await given.user({ username, provider, extern_uid, ...attributes })
    return { id, filters: { username, extern_uid } }
  }
  const external = await user(1, { external: true })
  const internal = await user(2, { external: false })
  const blocked = await user(3, { external: true })
  const blockedInternal = await user(4, { external: false })
  for (const { id } of [blocked, blockedInternal]) await admin.call('blockUser', { path: { id } })
  const ofBlocked = { active: undefined, blocked: true }
  return {
    by: admin,
    path: {},
    query: { search: word, external: true, active: true, provider, ...external.filters },
    value: external.id,
    excluding: [
      ...excludedBy({ search: none }, { username: none }, { extern_uid: none }, { provider: none }, ofBlocked),
      // The beginning of an identity identifies no user.
      ...excludedBy({ extern_uid: `${word}-uid-` }),
      { value: internal.id, query: internal.filters },
      { value: blocked.id, query: blocked.filters },
      ...[{ search: none }, { provider: none }, { extern_uid: none }].map((changed) => ({
        value: blocked.id,
        query: { ...ofBlocked, ...blocked.filters, ...changed },
      })),
      { value: blockedInternal.id, query: { ...ofBlocked, ...blockedInternal.filters } },
    ],
  }
}

/** The same filters for todos that are done. */
async function doneTodos(context: CheckContext): Promise<Filtered> {
  const { by, query, value, excluding, ...rest } = await todos(context)
  await by.call('markTodoAsDone', { path: { id: Number(value) } })
  const ofOther = excluding.filter((each) => each.query?.['state'] === undefined)
  return { ...rest, by, query: { ...query, state: 'done' }, value, excluding: [...ofOther, { query: { state: 'pending' } }] }
}

async function todos(context: CheckContext): Promise<Filtered> {
  const by = await context.given.user()
  const project = await projectWith(context, by)
  const other = await context.given.project({ by })
  const { id } = await givenTodo(context, { for: by, project, type: 'Issue' })
  return {
    by,
    path: {},
    query: { action: 'assigned', author_id: project.owner.id, project_id: project.id, state: 'pending', type: 'Issue' },
    value: id,
    excluding: excludedBy(
      { action: 'mentioned' },
      { author_id: by.id },
      { project_id: other.id },
      { state: 'done' },
      { type: 'MergeRequest' },
    ),
  }
}

async function commits(context: CheckContext): Promise<Filtered> {
  const { given, owner } = context
  const project = await given.repository()
  const branch = await given.branch(project)
  const value = await given.file(project, 'branch.txt', 'Of the branch\n', branch)
  const now = await serverTime(context)
  return {
    by: owner,
    path: project.path,
    query: { ref_name: branch, since: moment(now, -2), until: moment(now, 2) },
    value,
    excluding: excludedBy(
      { ref_name: project.branch },
      { since: moment(now, 2), until: moment(now, 4) },
      { since: moment(now, -4), until: moment(now, -2) },
    ),
  }
}

async function commitStatuses({ given, owner }: CheckContext): Promise<Filtered> {
  const project = await given.repository()
  const path = { id: project.id, sha: project.commit }
  const created = await owner.call('createCommitStatus', { path, body: { state: 'success', name: 'build', ref: project.branch } })
  return {
    by: owner,
    path,
    query: { ref: project.branch, name: 'build', all: true },
    value: created.body.id,
    excluding: excludedBy({ ref: await given.branch(project) }, { name: none }, { stage: none }),
  }
}

/** The values by which the creation of an issue is not listed; `updated` may have further events of the issue. */
const otherActions = ['closed', 'reopened', 'pushed', 'commented', 'merged', 'joined', 'left', 'destroyed', 'expired'] as const
const otherTargetTypes = ['milestone', 'merge_request', 'note', 'project', 'snippet', 'user'] as const

const events =
  (pathOf: (ids: { user: number; project: number }) => Parameters): Create =>
  async (context) => {
    const by = await context.given.user()
    const project = await context.given.project({ by })
    const title = context.uniqueName('issue')
    await givenIssue(context, { project, title })
    const now = await serverTime(context)
    const path = pathOf({ user: by.id, project: project.id })
    return {
      by,
      path,
      query: { action: 'created', target_type: 'issue', after: day(now, -2), before: day(now, 2), sort: 'asc' },
      key: 'target_title',
      value: title,
      excluding: excludedBy(
        ...otherActions.map((action) => ({ action })),
        ...otherTargetTypes.map((target_type) => ({ target_type })),
        { after: day(now, 2), before: day(now, 4) },
        { after: day(now, -4), before: day(now, -2) },
      ),
    }
  }

const oneDay = 24 * 60 * 60 * 1000

function moment(now: number, days: number): string {
  return new Date(now + days * oneDay).toISOString().replace(/\.\d+Z$/, 'Z')
}

function day(now: number, days: number): string {
  return moment(now, days).slice(0, 10)
}

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
