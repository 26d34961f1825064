/** The links of a filtered list lead through the items that the filter selects. Spec: document 1, "Limits". */
import type { Actor } from '../../fixtures/actor.ts'
import { generatedCheck, type Check } from '../../fixtures/check.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import { givenClosedIssue, givenIssue } from '../../fixtures/issues.ts'
import { inGroup, inProject, type MembershipScope } from '../../fixtures/membership-scopes.ts'
import { givenJob, givenMilestone, givenPipeline } from '../../fixtures/provisioned.ts'
import type { GivenProject } from '../../fixtures/repository.ts'
import { givenTodo, projectWith } from '../../fixtures/todos.ts'
import type { Parameters } from '../../protocol/encode.ts'
import { recordsOf } from '../reads.ts'
import type { ListOperation } from '../../fixtures/filled-list.ts'
import type { Page } from './crawl.ts'
import { parseLinks, targetOf } from './links.ts'

/** A list that has items before and after those that each filter selects. */
interface Filterable {
  readonly by: Actor
  readonly path?: Parameters
  /** Parameters of every request. */
  readonly query?: Parameters
  readonly filters: readonly Parameters[]
}

type Create = (context: CheckContext) => Promise<Filterable>

/** Characters that a URL contains only in encoded form. */
const label = 'Größe & 織機 50%25'

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
    const attributes = { project, title: `On ${label}`, labels: label }
    const found = await surrounded(
      () => givenIssue(context, { project }),
      () => givenIssue(context, attributes),
    )
    const iids = found.map(({ iid }) => iid)
    return { by, path, filters: [{ labels: label }, { search: label }, { iids }] }
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
  const selected = () => given.openMergeRequest({ project, labels: label })
  const found = await surrounded(() => given.closedMergeRequest({ project }), selected)
  const iids = found.map(({ iid }) => iid)
  return {
    by: project.owner,
    path: project.path,
    filters: [{ labels: label }, { iids }, { state: 'opened' }],
  }
}

const projects =
  (scope: 'instance' | 'group'): Create =>
  async (context) => {
    const { given } = context
    const by = await given.user({ can_create_group: true })
    const group = await given.group({ by, visibility: 'public' })
    const word = context.uniqueName('project')
    const plain = () => given.projectIn(group, { issues_enabled: false, merge_requests_enabled: false })
    await surrounded(plain, () =>
      given.projectIn(group, { name: `${word} ${context.uniqueName('part')}`, visibility: 'internal' }),
    )
    const filters = [{ search: word }, { visibility: 'internal' }]
    if (scope === 'group') return { by, path: group.path, filters }
    return {
      by,
      query: { owned: true },
      filters: [...filters, { with_issues_enabled: true }, { with_merge_requests_enabled: true }],
    }
  }

async function groups(context: CheckContext): Promise<Filterable> {
  const { given } = context
  const by = await given.user({ can_create_group: true })
  const word = context.uniqueName('guild')
  const first = await given.group({ by, name: `${word}-a` })
  for (const digit of [1, 2]) await given.group({ by, name: `${word}-found-${digit}` })
  const last = await given.group({ by, name: `${word}-z` })
  return {
    by,
    query: { owned: true },
    filters: [{ search: `${word}-found` }, { skip_groups: [first.id, last.id] }],
  }
}

async function users(context: CheckContext): Promise<Filterable> {
  const { admin, given } = context
  const word = context.uniqueName('crowd')
  const user = (attributes: Parameters) => given.user({ username: context.uniqueName(word), ...attributes })
  const blocked = async () => admin.call('blockUser', { path: { id: (await user({})).id } })
  await surrounded(blocked, () => user({ external: true }))
  return { by: admin, query: { search: word }, filters: [{ external: true }, { active: true }] }
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
  const by = await context.given.user()
  const todoIn = async (project: GivenProject) => givenTodo(context, { for: by, project, type: 'Issue' })
  const [project, other] = [await projectWith(context, by), await projectWith(context, by)]
  await surrounded(
    () => todoIn(other),
    () => todoIn(project),
  )
  const done = [await todoIn(other), await todoIn(other)]
  for (const { id } of done) await by.call('markTodoAsDone', { path: { id } })
  return { by, filters: [{ project_id: project.id }, { state: 'done' }] }
}

async function commits({ given }: CheckContext): Promise<Filterable> {
  const project = await given.repository()
  const branch = await given.branch(project, 'Größe/織機&50%25')
  await given.file(project, 'branch.txt', 'Of the branch\n', branch)
  return { by: project.owner, path: project.path, filters: [{ ref_name: branch }] }
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
      filters: [{ target_type: 'issue' }, { action: 'commented' }],
    }
  }

const lists: readonly (readonly [ListOperation, Create, detail?: string])[] = [
  ['listCommits', commits],
  ['listCommitStatuses', commitStatuses],
  ['listEvents', events(() => ({}))],
  ['listGroupIssues', issues('group')],
  ['listGroupMembers', members(inGroup, 'query')],
  ['listGroupProjects', projects('group')],
  ['listGroups', groups],
  ['listIssues', issues('caller')],
  ['listJobs', jobs('project')],
  ['listMergeRequests', mergeRequests],
  ['listPipelineJobs', jobs('pipeline')],
  ['listProjectEvents', events(({ project }) => ({ project_id: project }))],
  ['listProjectEventsAtRoot', events(({ project }) => ({ project_id: project }))],
  ['listProjectIssues', issues('project')],
  ['listProjectMembers', members(inProject, 'query')],
  ['listProjects', projects('instance')],
  ['listProjectUsers', members(inProject, 'search')],
  ['listTodos', todos],
  ['listUserEvents', events(({ user }) => ({ id: user }))],
  ['listUsers', users],
  ['listGroupIssues', provisionedIssues('group'), 'provisioned'],
  ['listIssues', provisionedIssues('caller'), 'provisioned'],
  ['listProjectIssues', provisionedIssues('project'), 'provisioned'],
]

/** Events have no ID of their own. */
function keysOf(page: Page): readonly string[] {
  return recordsOf([page]).map(({ id, name, target_id, target_type }) =>
    JSON.stringify([id ?? name ?? target_id, target_type]),
  )
}

function expectKeys(page: Page, expected: readonly string[]): void {
  const keys = keysOf(page.expectStatus(200))
  if (keys.join() !== expected.join())
    page.fail(`The items ${expected.join(', ')}.`, `They are ${keys.join(', ') || 'none'}.`)
}

function leadThroughFiltered(operation: ListOperation, create: Create, detail = ''): Check {
  const title = `${operation} links to pages with the same filter.`
  return generatedCheck(
    'filtered-pages',
    operation,
    title,
    async (context) => {
      const { by, path = {}, query = {}, filters } = await create(context)
      for (const filter of filters) {
        const read = (size: number): Promise<Page> =>
          context.as(by).sendUnchecked({ operation, path, query: { ...query, ...filter, per_page: size } })
        // Events may be listed later.
        const whole = await context.eventually(
          () => read(100),
          (page) => keysOf(page).length >= 2,
        )
        const expected = keysOf(whole.expectStatus(200))
        if (expected.length < 2) whole.fail('Two items that the filter selects.', `${expected.length} items.`)
        const first = await read(1)
        expectKeys(first, expected.slice(0, 1))
        const next = parseLinks(first.header('Link')).get('next')
        const target = targetOf(next ?? '', context.run.baseUrl)
        if (target !== null)
          expectKeys(await context.as(by).followLink(operation, target), expected.slice(1, 2))
      }
    },
    detail,
  )
}

/** One check for each list with filters. */
export const filteredPages: readonly Check[] = lists.map((each) => leadThroughFiltered(...each))
