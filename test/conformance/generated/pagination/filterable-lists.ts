/** Lists in which filters select some of the items, and filters of each. */
import type { Actor } from '../../fixtures/actor.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import type { ListOperation } from '../../fixtures/filled-list.ts'
import { givenClosedIssue, givenIssue } from '../../fixtures/issues.ts'
import { inGroup, inProject, type MembershipScope } from '../../fixtures/membership-scopes.ts'
import { givenJob, givenMilestone, givenPipeline, givenRunner } from '../../fixtures/provisioned.ts'
import { canProvide, createState } from '../../fixtures/provisioning.ts'
import { threeCommits } from '../../fixtures/three-commits.ts'
import { givenTodo, projectWith } from '../../fixtures/todos.ts'
import type { Parameters } from '../../protocol/encode.ts'

/** A list that has items before and after those that each filter selects. */
interface Filterable {
  readonly by: Actor
  readonly path?: Parameters
  /** Parameters of every request. */
  readonly query?: Parameters
  readonly filters: readonly Parameters[]
}

export type Create = (context: CheckContext) => Promise<Filterable>

/** Characters that a URL contains only in encoded form. */
const label = 'Größe & 織機 50%25'

/** Which labels are valid is not specified. */
const plainLabel = 'warp weft'

/** Creates the first and the last item without the attributes by which filters select the other two. */
async function surrounded<Item>(
  plain: () => Promise<unknown>,
  selected: () => Promise<Item>,
): Promise<readonly Item[]> {
  await plain()
  const items = [await selected(), await selected()]
  await plain()
  return items
}

type IssueScope = 'caller' | 'group' | 'project'

const issues =
  (scope: IssueScope): Create =>
  async (context) => {
    const { by, path, project } = await scopeOfIssues(context, scope)
    const attributes = { project, title: `On ${label}`, labels: plainLabel }
    const found = await surrounded(
      () => givenIssue(context, { project }),
      () => givenIssue(context, attributes),
    )
    const iids = found.map(({ iid }) => iid)
    return { by, path, filters: [{ labels: plainLabel }, { search: label, sort: 'asc' }, { iids }] }
  }

/** Only the provisioning closes issues and creates milestones. */
const provisionedIssues =
  (scope: IssueScope): Create =>
  async (context) => {
    const { by, path, project } = await scopeOfIssues(context, scope)
    const { id: milestone_id, title: milestone } = await givenMilestone(context, project)
    const selected = () => givenIssue(context, { project, milestone_id })
    await surrounded(() => givenClosedIssue(context, { project }), selected)
    return { by, path, filters: [{ milestone }, { state: 'opened' }] }
  }

async function scopeOfIssues({ given }: CheckContext, scope: IssueScope) {
  const by = await given.user({ can_create_group: true })
  const group = await given.group({ by })
  const project = await given.projectIn(group)
  return { by, project, path: { caller: {}, group: group.path, project: project.path }[scope] }
}

async function mergeRequests({ given }: CheckContext): Promise<Filterable> {
  const project = await given.repository()
  const selected = () => given.openMergeRequest({ project, labels: plainLabel })
  const found = await surrounded(() => given.closedMergeRequest({ project }), selected)
  const iids = found.map(({ iid }) => iid)
  return {
    by: project.owner,
    path: project.path,
    filters: [{ labels: plainLabel, sort: 'asc' }, { iids }, { state: 'opened' }],
  }
}

const projects =
  (scope: 'instance' | 'group'): Create =>
  async (context) => {
    const { given } = context
    const by = await given.user({ can_create_group: true })
    const group = await given.group({ by, visibility: 'public' })
    const word = context.uniqueName('project')
    // The order by name is not that of the creation.
    const names = [`${word} z`, `${word} a`]
    const visibility = 'internal'
    const plain = async () => {
      const features = { issues_enabled: false, merge_requests_enabled: false }
      const { id } = await given.projectIn(group, features)
      if (await canProvide(context, 'archives')) await createState(context, 'archives', { project_id: id })
    }
    await surrounded(plain, async () => {
      const { id } = await given.projectIn(group, { name: names.shift() ?? word, visibility })
      const star = { project_id: id, user_id: by.id }
      if (await canProvide(context, 'stars')) await createState(context, 'stars', star)
      // The project of another user follows in the list of the instance.
      if (scope === 'instance')
        await given.project({ name: `${word} ${context.uniqueName('other')}`, visibility })
    })
    const filters = [
      { search: word },
      { visibility, order_by: 'name', sort: 'asc' },
      ...((await canProvide(context, 'archives')) ? [{ archived: true }] : []),
      ...((await canProvide(context, 'stars')) ? [{ starred: true }] : []),
    ]
    if (scope === 'group') return { by, path: group.path, filters }
    return {
      by,
      query: { owned: true },
      filters: [
        ...filters,
        { with_issues_enabled: true },
        { with_merge_requests_enabled: true },
        { owned: undefined, membership: true, search: word },
      ],
    }
  }

async function groups(context: CheckContext): Promise<Filterable> {
  const { given } = context
  const by = await given.user({ can_create_group: true })
  const word = context.uniqueName('guild')
  const first = await given.group({ by, name: `${word}-a` })
  // The order by path is not that by name.
  for (const [digit, letter] of ['y', 'x'].entries())
    await given.group({ by, name: `${word}-found-${digit + 1}`, path: `${word}-${letter}` })
  // The group of another user is between these in the list of all groups.
  await given.group({ name: `${word}-found-1-of-another-user`, visibility: 'public' })
  const last = await given.group({ by, name: `${word}-z` })
  return {
    by,
    query: { owned: true },
    filters: [
      { search: `${word}-found`, order_by: 'path', sort: 'desc' },
      { skip_groups: [first.id, last.id] },
    ],
  }
}

async function users(context: CheckContext): Promise<Filterable> {
  const { admin, given } = context
  const word = context.uniqueName('crowd')
  const user = (attributes: Parameters) => given.user({ username: context.uniqueName(word), ...attributes })
  const blocked = async () => admin.call('blockUser', { path: { id: (await user({})).id } })
  await surrounded(blocked, () => user({ external: true }))
  return {
    by: admin,
    query: { search: word },
    filters: [{ external: true }, { active: true }, { blocked: true }],
  }
}

const members =
  (scope: MembershipScope, filter: 'query' | 'search'): Create =>
  async (context) => {
    const { owner, path } = await scope.given(context)
    const word = context.uniqueName('member')
    const add = async (name: string) => {
      const user_id = (await context.given.user({ username: name, name })).id
      await owner.call(scope.addMember, { path, body: { user_id, access_level: 20 } })
    }
    await surrounded(
      () => add(context.uniqueName('other')),
      () => add(`${word}-${context.uniqueName('part')}`),
    )
    return { by: owner, path, filters: [{ [filter]: word }] }
  }

async function todos(context: CheckContext): Promise<Filterable> {
  const [by, author] = [await context.given.user(), await context.given.user()]
  const [project, other] = [await projectWith(context, [by, author]), await projectWith(context, [by])]
  const plain = () => givenTodo(context, { for: by, project: other, type: 'Issue' })
  const selected = { for: by, by: author, project, type: 'MergeRequest' } as const
  await surrounded(plain, () => givenTodo(context, selected))
  const done = [await plain(), await plain()]
  for (const { id } of done) await by.call('markTodoAsDone', { path: { id } })
  return {
    by,
    filters: [
      { project_id: project.id },
      { author_id: author.id },
      { type: 'MergeRequest' },
      { state: 'done' },
    ],
  }
}

/** Not every server creates todos for mentions. */
async function mentions(context: CheckContext): Promise<Filterable> {
  const by = await context.given.user()
  const project = await projectWith(context, [by])
  const todo = (action: 'assigned' | 'mentioned') =>
    givenTodo(context, { for: by, project, type: 'Issue', action })
  await surrounded(
    () => todo('assigned'),
    () => todo('mentioned'),
  )
  return { by, filters: [{ action: 'mentioned' }] }
}

async function runners(context: CheckContext): Promise<Filterable> {
  const by = await context.given.user()
  const projects = [await context.given.project({ by })]
  await surrounded(
    () => givenRunner(context, { projects, active: true }),
    () => givenRunner(context, { projects, active: false }),
  )
  return { by, filters: [{ scope: 'paused' }] }
}

async function mergeRequestsOfMilestone(context: CheckContext): Promise<Filterable> {
  const { given } = context
  const project = await given.repository()
  const { id: milestone_id, title: milestone } = await givenMilestone(context, project)
  await surrounded(
    () => given.openMergeRequest({ project }),
    () => given.openMergeRequest({ project, milestone_id }),
  )
  return { by: project.owner, path: project.path, filters: [{ milestone }] }
}

async function commits({ given }: CheckContext): Promise<Filterable> {
  const project = await given.repository()
  const branch = await given.unusualBranch(project, 'Größe/織機&50%25')
  await given.file(project, 'branch.txt', 'Of the branch\n', branch)
  return { by: project.owner, path: project.path, filters: [{ ref_name: branch }] }
}

async function commitsInTime(context: CheckContext): Promise<Filterable> {
  const { project, since, until } = await context.use(threeCommits)
  return { by: project.owner, path: project.path, filters: [{ since }, { until }] }
}

async function commitStatuses({ given }: CheckContext): Promise<Filterable> {
  const project = await given.repository()
  const { owner } = project
  const path = { id: project.id, sha: project.commit }
  const other = await given.branch(project)
  const set = (state: 'pending' | 'success', name: string, ref: string) =>
    owner.call('createCommitStatus', { path, body: { state, name, ref } })
  await set('pending', 'lint', project.branch)
  for (const name of ['build', 'test']) await set('success', name, other)
  await set('success', 'format', project.branch)
  return { by: owner, path, query: { all: true }, filters: [{ ref: other }] }
}

const jobs =
  (scope: 'project' | 'pipeline'): Create =>
  async (context) => {
    const project = await context.given.repository()
    const pipeline = await givenPipeline(context, project)
    const job = (status: 'success' | 'failed' | 'running') =>
      givenJob(context, { pipeline, name: context.uniqueName('job'), status })
    await job('running')
    await job('success')
    await job('failed')
    await job('running')
    const path = scope === 'project' ? project.path : { id: project.id, pipeline_id: pipeline.id }
    return { by: project.owner, path, filters: [{ scope: ['success', 'failed'] }] }
  }

const events =
  (pathOf: (ids: { user: number; project: number }) => Parameters): Create =>
  async (context) => {
    const by = await context.given.user()
    const project = await context.given.project({ by })
    for (const _ of ['first', 'second']) {
      const { path } = await givenIssue(context, { project })
      await by.call('createIssueNote', { path, body: { body: 'A note.' } })
    }
    return {
      by,
      path: pathOf({ user: by.id, project: project.id }),
      filters: [{ target_type: 'issue', sort: 'asc' }, { action: 'commented' }],
    }
  }

export const filterableLists: readonly (readonly [ListOperation, Create, detail?: string])[] = [
  ['listCommits', commits],
  ['listCommits', commitsInTime, 'in-time'],
  ['listCommitStatuses', commitStatuses],
  ['listEvents', events(() => ({}))],
  ['listGroupIssues', issues('group')],
  ['listGroupMembers', members(inGroup, 'query')],
  ['listGroupProjects', projects('group')],
  ['listGroups', groups],
  ['listIssues', issues('caller')],
  ['listJobs', jobs('project')],
  ['listMergeRequests', mergeRequests],
  ['listMergeRequests', mergeRequestsOfMilestone, 'provisioned'],
  ['listPipelineJobs', jobs('pipeline')],
  ['listProjectEvents', events(({ project }) => ({ project_id: project }))],
  ['listProjectEventsAtRoot', events(({ project }) => ({ project_id: project }))],
  ['listProjectIssues', issues('project')],
  ['listProjectMembers', members(inProject, 'query')],
  ['listProjects', projects('instance')],
  ['listProjectUsers', members(inProject, 'search')],
  ['listRunners', runners],
  ['listTodos', todos],
  ['listTodos', mentions, 'of-an-action'],
  ['listUserEvents', events(({ user }) => ({ id: user }))],
  ['listUsers', users],
  ['listGroupIssues', provisionedIssues('group'), 'provisioned'],
  ['listIssues', provisionedIssues('caller'), 'provisioned'],
  ['listProjectIssues', provisionedIssues('project'), 'provisioned'],
]
