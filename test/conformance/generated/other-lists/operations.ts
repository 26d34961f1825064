/** Reads at another path than a write, which have its effect: those of the instance, of a group, of a branch or of the user. */
import { operations, type OperationId } from '../../../generated/operations.ts'
import type { Actor } from '../fixtures/actor.ts'
import type { CheckContext } from '../fixtures/context.ts'
import { differences } from '../fixtures/differences.ts'
import type { ApiResponse } from '../fixtures/response.ts'
import type { Parameters } from '../protocol/encode.ts'
import { isRecord } from '../protocol/exchange.ts'
import { Blocked } from '../protocol/signals.ts'
import { ifPossible } from '../fixtures/if-possible.ts'
import { deletedLater, greatest, pagesOf, recordOf, recordsOf, type JsonRecord } from './reads.ts'
import type { PreparedRequest, SpecifiedOperation } from './valid-request.ts'

type Response = ApiResponse<OperationId>

/** A list or single read, and what it has after the write. */
interface View {
  readonly list: SpecifiedOperation
  readonly by: Actor
  readonly path?: Parameters
  readonly query?: Parameters
  readonly isItem: (item: JsonRecord, written: JsonRecord) => boolean
  /** Properties of the item; null if the list has no such item. */
  readonly part: Parameters | null
}

/** Reads what it needs before the write. */
type ViewsOf = (context: CheckContext, prepared: PreparedRequest) => Promise<readonly View[]>

const hasId = (id: unknown) => (item: JsonRecord) => Number(item['id']) === Number(id)
const hasIdOfResponse = (item: JsonRecord, written: JsonRecord) => item['id'] === written['id']
const has = (name: string, value: unknown) => (item: JsonRecord) => item[name] === value

const ofCommits =
  (isItem: (prepared: PreparedRequest) => View['isItem']): ViewsOf =>
  async (_, prepared) => {
    const { by, path, body, query } = prepared
    const { branch } = { ...query, ...body }
    const onBranch = { list: 'listCommits', by, path: { id: path['id'] }, query: { ref_name: branch }, isItem: isItem(prepared), part: {} } as const
    return [onBranch]
  }

const ofFile = ofCommits(({ query, body }) => has('title', { ...query, ...body }['commit_message']))

const ofProjectMember =
  (part: Parameters | null): ViewsOf =>
  async ({ admin }, { path, body }) => {
    const user = path['user_id'] ?? body?.['user_id']
    const id = Number(path['id'])
    const { name } = (await admin.call('getProject', { path: { id } })).body
    return [
      { list: 'listProjectUsers', by: admin, path: { id }, isItem: hasId(user), part },
      { list: 'listProjects', by: admin, query: { membership: true, search: name, sudo: user }, isItem: hasId(id), part },
    ]
  }

/** The lists of jobs: of the project, and of the pipeline of the job. */
const ofJob =
  (part: Parameters): ViewsOf =>
  async (context, { by, path }) => {
    const { id, job_id } = path
    const { json } = await context.as(by).call('getJob', { path: { id: Number(id), job_id: Number(job_id) } })
    const { pipeline } = isRecord(json) ? json : {}
    const views = [{ list: 'listJobs', by, path: { id }, isItem: hasIdOfResponse, part }] as const
    if (!isRecord(pipeline)) return views
    return [...views, { list: 'listPipelineJobs', by, path: { id, pipeline_id: pipeline['id'] }, isItem: hasIdOfResponse, part }]
  }

/** The board has a list in its own lists. */
const ofBoard =
  (isList: (list: JsonRecord, prepared: PreparedRequest, written: JsonRecord) => boolean, part: Parameters | null): ViewsOf =>
  async (_, prepared) => {
    const { by, path } = prepared
    const isItem: View['isItem'] = ({ id, lists }, written) =>
      Number(id) === Number(path['board_id']) &&
      Array.isArray(lists) &&
      lists.some((list) => isRecord(list) && isList(list, prepared, written))
    return [{ list: 'listBoards', by, path: { id: path['id'] }, isItem, part }]
  }

/** The details of a group have a project, with some of its properties. */
const hasProject =
  (id: unknown, part: Parameters | null) =>
  ({ projects }: JsonRecord): boolean =>
    Array.isArray(projects) &&
    projects.some((project) => isRecord(project) && Number(project['id']) === Number(id) && differences(part ?? {}, project).length === 0)

/** The project, which is moved into a new group before, is in the lists of the instance and of the group. */
const ofProject =
  (later: (prepared: PreparedRequest) => Parameters | null): ViewsOf =>
  async ({ admin, given }, prepared) => {
    const id = Number(prepared.path['id'])
    const { name, path } = (await admin.call('getProject', { path: { id } })).body
    const group = await given.group()
    await admin.call('transferProject', { path: { ...group.path, project_id: id } })
    const part = later(prepared)
    // A change of the name does not change the path.
    const item = { by: admin, isItem: hasId(id), part: part === null ? null : { path, ...part } } as const
    return [
      { ...item, list: 'listProjects', query: { search: name } },
      { ...item, list: 'listGroupProjects', path: group.path },
      { by: admin, list: 'getGroup', path: group.path, isItem: hasProject(id, item.part), part: part === null ? null : {} },
    ]
  }

const ofNewProject: ViewsOf = async ({ admin }, { body }) => {
  const name = body?.['name']
  return [{ list: 'listProjects', by: admin, query: { search: name }, isItem: has('name', name), part: {} }]
}

const ofGroup =
  (later: (prepared: PreparedRequest) => Parameters | null): ViewsOf =>
  async ({ admin }, prepared) => {
    const id = Number(prepared.path['id'])
    const { name, path } = (await admin.call('getGroup', { path: { id } })).body
    const part = later(prepared)
    return [{ list: 'listGroups', by: admin, query: { search: name }, isItem: hasId(id), part: part === null ? null : { path, ...part } }]
  }

const ofDeletedUser: ViewsOf = async (context, { path }) => {
  const id = Number(path['id'])
  const { admin } = context
  const { username } = (await admin.call('getUser', { path: { id } })).body
  return [
    { list: 'listUsers', by: admin, query: { username }, isItem: hasId(id), part: null },
    ...(await membershipOf(context, id, null)),
  ]
}

/** The lists of a project of which the user is a member. */
async function membershipOf({ given }: CheckContext, user_id: number, part: Parameters | null): Promise<readonly View[]> {
  const { owner, path } = await given.project()
  await owner.call('addProjectMember', { path, body: { user_id, access_level: 30 } })
  return (['listProjectMembers', 'listProjectUsers'] as const).map((list) => ({ list, by: owner, path, isItem: hasId(user_id), part }))
}

/** Every view of a user has the attributes that a creation or an update has sent. */
const viewsOfUser = ({ admin, nonMember }: CheckContext, user: ViewedUser, sent: Parameters): readonly View[] => {
  const part = Object.fromEntries(Object.entries(sent).filter(([name]) => name !== 'password'))
  const { email: _, can_create_group: __, external: ___, projects_limit: ____, ...profile } = part
  const isItem = has('username', user.username)
  return [
    { list: 'listUsers', by: admin, query: { username: user.username }, isItem, part },
    { list: 'getCurrentUser', by: admin, query: { sudo: user.username }, isItem, part },
    ...(user.id === undefined ? [] : [{ list: 'getUser', by: nonMember, path: { id: user.id }, isItem, part: profile } as const]),
  ]
}

interface ViewedUser {
  readonly id?: number
  readonly username: unknown
}

const ofRunner =
  (later: (prepared: PreparedRequest) => Parameters | null): ViewsOf =>
  async ({ admin }, prepared) => {
    const id = Number(prepared.path['id'])
    const { projects } = (await admin.call('getRunner', { path: { id } })).body
    const item = { isItem: hasId(id), part: later(prepared) } as const
    const ofInstance = [
      { ...item, list: 'listAllRunners', by: admin },
      { ...item, list: 'listRunners', by: prepared.by },
    ] as const
    const [project] = projects
    return project === undefined
      ? ofInstance
      : [...ofInstance, { ...item, list: 'listProjectRunners', by: prepared.by, path: { id: project.id } }]
  }

const sent =
  (...names: readonly string[]) =>
  ({ body }: PreparedRequest): Parameters =>
    Object.fromEntries(names.map((name) => [name, body?.[name]]))
const gone = () => null

const viewsOf: Partial<Record<SpecifiedOperation, ViewsOf>> = {
  acceptMergeRequest: async (context, { by, path }) => {
    const [id, merge_request_iid] = [Number(path['id']), Number(path['merge_request_iid'])]
    const { source_branch } = (await context.as(by).call('getMergeRequest', { path: { id, merge_request_iid } })).body
    return [
      { list: 'listBranches', by, path: { id }, isItem: has('name', source_branch), part: { merged: true } },
      { list: 'getMergeRequestChanges', by, path, isItem: has('iid', merge_request_iid), part: { state: 'merged' } },
    ]
  },
  addProjectMember: ofProjectMember({}),
  approveGroupAccessRequest: async (_, { by, path }) => [
    { list: 'listGroupAccessRequests', by, path: { id: path['id'] }, isItem: hasId(path['user_id']), part: null },
    { list: 'listGroupMembers', by, path: { id: path['id'] }, isItem: hasId(path['user_id']), part: {} },
  ],
  approveProjectAccessRequest: async (context, prepared) => {
    const { by, path } = prepared
    const isItem = hasId(path['user_id'])
    return [
      { list: 'listProjectAccessRequests', by, path: { id: path['id'] }, isItem, part: null },
      ...(await ofProjectMember({})(context, prepared)),
    ]
  },
  cancelJob: ofJob({ status: 'canceled' }),
  cherryPickCommit: ofCommits(() => hasIdOfResponse),
  createBoardList: ofBoard(({ id }, _, written) => id === written['id'], {}),
  createCommit: async (context, prepared) => {
    const { by, path, body } = prepared
    const isItem: View['isItem'] = ({ name, commit }, written) =>
      name === body?.['branch'] && isRecord(commit) && commit['id'] === written['id']
    return [
      ...(await ofCommits(() => hasIdOfResponse)(context, prepared)),
      { list: 'listBranches', by, path: { id: path['id'] }, isItem, part: {} },
    ]
  },
  createCommitStatus: async (_, { by, path, body }) => [
    { list: 'listCommitStatuses', by, path, isItem: has('name', body?.['name']), part: { status: body?.['state'] } },
  ],
  createCurrentUserSshKey: async ({ admin }, { by }) => [
    { list: 'listUserSshKeys', by: admin, path: { id: by.id }, isItem: hasIdOfResponse, part: {} },
  ],
  createFile: ofFile,
  createGroup: async ({ admin }, { body }) => {
    const path = body?.['path']
    return [{ list: 'listGroups', by: admin, query: { search: path }, isItem: has('path', path), part: {} }]
  },
  createIssue: async ({ admin, given }, { by, path }) => {
    const group = await given.group()
    await admin.call('transferProject', { path: { ...group.path, project_id: Number(path['id']) } })
    return [
      { list: 'listIssues', by, isItem: hasIdOfResponse, part: {} },
      { list: 'listGroupIssues', by, path: group.path, isItem: hasIdOfResponse, part: {} },
    ]
  },
  createProject: ofNewProject,
  createProjectForUser: ofNewProject,
  createUser: async (context, { body }) => viewsOfUser(context, { username: body?.['username'] }, body ?? {}),
  createUserSshKey: async ({ admin }, { path }) => [
    { list: 'listCurrentUserSshKeys', by: admin, query: { sudo: path['id'] }, isItem: hasIdOfResponse, part: {} },
  ],
  deleteBoardList: ofBoard(({ id }, { path }) => Number(id) === Number(path['list_id']), null),
  deleteCurrentUserSshKey: async ({ admin }, { by, path }) => [
    { list: 'listUserSshKeys', by: admin, path: { id: by.id }, isItem: hasId(path['key_id']), part: null },
  ],
  deleteFile: ofFile,
  deleteGroup: ofGroup(gone),
  deleteProject: ofProject(gone),
  deleteRunner: ofRunner(gone),
  deleteUser: ofDeletedUser,
  deleteUserSshKey: async ({ admin }, { path }) => [
    { list: 'listCurrentUserSshKeys', by: admin, query: { sudo: path['id'] }, isItem: hasId(path['key_id']), part: null },
  ],
  eraseJob: ofJob({ artifacts_file: null }),
  forkProject: async ({ admin }, { path }) => {
    const { name } = (await admin.call('getProject', { path: { id: Number(path['id']) } })).body
    return [{ list: 'listProjects', by: admin, query: { search: name }, isItem: hasIdOfResponse, part: {} }]
  },
  removeProjectMember: ofProjectMember(null),
  retryJob: ofJob({ status: 'pending' }),
  transferProject: async ({ admin }, { path }) => {
    const id = Number(path['project_id'])
    const { name } = (await admin.call('getProject', { path: { id } })).body
    const namespace = { id: path['id'] }
    return [
      { list: 'listProjects', by: admin, query: { search: name }, isItem: hasId(id), part: { namespace } },
      { list: 'getGroup', by: admin, path: { id: path['id'] }, isItem: hasProject(id, { namespace }), part: {} },
    ]
  },
  updateBoardList: ofBoard(({ id, position }, { path, body }) => Number(id) === Number(path['list_id']) && position === body?.['position'], {}),
  updateFile: ofFile,
  updateGroup: async (context, prepared) => {
    const { path, body } = prepared
    const { id } = await context.given.project()
    await context.admin.call('transferProject', { path: { id: Number(path['id']), project_id: id } })
    const namespace = { name: body?.['name'] }
    return [
      ...(await ofGroup((sent) => ({ ...sent.body }))(context, prepared)),
      { list: 'getProject', by: context.admin, path: { id }, isItem: hasId(id), part: { namespace } },
    ]
  },
  updateMergeRequest: async (_, { by, path, body }) => {
    const { title, description, target_branch } = body ?? {}
    const part = { title, description, target_branch }
    return [{ list: 'getMergeRequestChanges', by, path, isItem: has('iid', Number(path['merge_request_iid'])), part }]
  },
  updateProject: ofProject(({ body }) => ({ ...body })),
  updateRunner: ofRunner(sent('description')),
  updateUser: async (context, { path, body }) => {
    const id = Number(path['id'])
    const { username } = (await context.admin.call('getUser', { path: { id } })).body
    return [...viewsOfUser(context, { id, username }, body ?? {}), ...(await membershipOf(context, id, { name: body?.['name'] }))]
  },
}

/** Operations with an effect on lists at other paths. */
export function hasOtherLists(operation: SpecifiedOperation): boolean {
  return operation in viewsOf
}

/** Prepares a write; the result reads the lists after it, and expects its effect. */
export async function otherLists(context: CheckContext, prepared: PreparedRequest): Promise<(written: Response) => Promise<void>> {
  const { operation } = prepared
  const views = await ifPossible(async () => (await viewsOf[operation]?.(context, prepared)) ?? [], [])
  return async (written) => {
    for (const view of views) {
      const { list } = operations[view.list]
      const records = (pages: readonly Response[]) => (list ? recordsOf(pages) : pages.map(recordOf))
      const item = (pages: readonly Response[]) => records(pages).find((each) => view.isItem(each, recordOf(written)))
      const read = () => pagesOf((page) => readPage(context, view, page))
      // A fork, and the deletion of a project, group or user, may be completed later.
      const isDone = (list: readonly Response[]) => (item(list) === undefined) === (view.part === null)
      const isLater = operation === 'forkProject' || deletedLater.includes(operation)
      const pages = await ifPossible(() => (isLater ? context.eventually(read, isDone) : read()), [])
      expectPart(view, pages.at(-1), item(pages), operation)
    }
  }
}

/** A list that fails is no evidence against the write. */
async function readPage(context: CheckContext, { list, by, path, query }: View, page: number): Promise<Response> {
  const paging = operations[list].list ? { per_page: greatest, page } : {}
  const request = { operation: list, ...(path === undefined ? {} : { path }), query: { ...query, ...paging } }
  const response = await context.as(by).sendUnchecked(request, 'observe')
  if (response.status !== 200) throw new Blocked(`${list} returned ${response.status ?? 'no response'}`, response.exchange)
  return response
}

function expectPart({ list, part }: View, response: Response | undefined, item: JsonRecord | undefined, operation: string): void {
  if (part === null && item !== undefined) response?.fail(`No item for the record after ${operation}.`, 'The list still has it.')
  if (part === null) return
  if (item === undefined) return response?.fail(`An item with the effect of ${operation}.`, 'No such item.')
  const [kind, prefix] = operations[list].list ? (['items', '[].'] as const) : (['property', ''] as const)
  for (const { at, expected, actual } of differences(part, item)) {
    response?.fail(`\`${prefix}${at}\` is ${expected} after ${operation}.`, `It is ${actual}.`, { kind, path: `${prefix}${at}` })
  }
}
