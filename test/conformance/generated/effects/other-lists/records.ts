/** The reads that have a record of a kind. */
import { ifPossible } from '../../../fixtures/if-possible.ts'
import type { Parameters } from '../../../protocol/encode.ts'
import { isRecord } from '../../../protocol/exchange.ts'
import type { JsonRecord } from '../reads.ts'
import type { PreparedRequest } from '../../valid-request.ts'
import { hasId, hasIdOfResponse, type View, type ViewsOf } from './view.ts'

/** The access level of a member is that of the caller's permissions in a project, where the project returns them. */
export const ofPermissions =
  (kind: 'project_access' | 'group_access'): ViewsOf =>
  async ({ admin, given }, { path: { id: scope, user_id: sudo }, body }) => {
    const id = kind === 'project_access' ? Number(scope) : (await given.project()).id
    if (kind === 'group_access')
      await admin.call('transferProject', { path: { id: Number(scope), project_id: id } })
    const asMember = { path: { id }, body: { user_id: Number(sudo), access_level: 10 } } as const
    if (kind === 'group_access') await ifPossible(() => admin.call('addProjectMember', asMember), null)
    const request = { path: { id }, query: { sudo } }
    const { json } = await admin.sendUnchecked({ operation: 'getProject', ...request }, 'arrange')
    const before = isRecord(json) ? json['permissions'] : undefined
    if (!isRecord(before) || !isRecord(before[kind])) return []
    const permissions = { ...before, [kind]: { access_level: body?.['access_level'] } }
    return [{ list: 'getProject', by: admin, ...request, isItem: hasId(id), part: { permissions } }]
  }

/** The groups of the user. Those that are not private may also be listed for others. */
export const ofMemberOfGroup =
  (part: Parameters | null): ViewsOf =>
  async ({ admin }, { path, body }) => {
    const { id, user_id: sudo = body?.['user_id'] } = path
    const { name, visibility } = (await admin.call('getGroup', { path: { id: Number(id) } })).body
    if (visibility !== 'private' && part === null) return []
    const query = { search: name, all_available: false, sudo }
    return [{ list: 'listGroups', by: admin, query, isItem: hasId(id), part }]
  }

/** The owners find the request of the caller. */
export const ofAccessRequest =
  (list: 'listGroupAccessRequests' | 'listProjectAccessRequests'): ViewsOf =>
  async ({ admin }, { by, path }) => [{ list, by: admin, path, isItem: hasId(by.id), part: {} }]

export const ofProjectMember =
  (part: Parameters | null): ViewsOf =>
  async ({ admin }, { path, body }) => {
    const user = path['user_id'] ?? body?.['user_id']
    const id = Number(path['id'])
    const { name } = (await admin.call('getProject', { path: { id } })).body
    return [
      { list: 'listProjectUsers', by: admin, path: { id }, isItem: hasId(user), part },
      {
        list: 'listProjects',
        by: admin,
        query: { membership: true, search: name, sudo: user },
        isItem: hasId(id),
        part,
      },
    ]
  }

/** The lists of jobs: of the project, and of the pipeline of the job. */
export const ofJob =
  (part: Parameters): ViewsOf =>
  async (context, { by, path }) => {
    const { id, job_id } = path
    const { json } = await context.as(by).call('getJob', { path: { id: Number(id), job_id: Number(job_id) } })
    const { pipeline } = isRecord(json) ? json : {}
    const views = [{ list: 'listJobs', by, path: { id }, isItem: hasIdOfResponse, part }] as const
    if (!isRecord(pipeline)) return views
    return [
      ...views,
      {
        list: 'listPipelineJobs',
        by,
        path: { id, pipeline_id: pipeline['id'] },
        isItem: hasIdOfResponse,
        part,
      },
    ]
  }

/** The board has a list in its own lists. */
export const ofBoard =
  (
    isList: (list: JsonRecord, prepared: PreparedRequest, written: JsonRecord) => boolean,
    part: Parameters | null,
  ): ViewsOf =>
  async (_, prepared) => {
    const { by, path } = prepared
    const isItem: View['isItem'] = ({ id, lists }, written) =>
      Number(id) === Number(path['board_id']) &&
      Array.isArray(lists) &&
      lists.some((list) => isRecord(list) && isList(list, prepared, written))
    return [{ list: 'listBoards', by, path: { id: path['id'] }, isItem, part }]
  }

export const ofGroup =
  (later: (prepared: PreparedRequest) => Parameters | null): ViewsOf =>
  async ({ admin }, prepared) => {
    const id = Number(prepared.path['id'])
    const { name, path } = (await admin.call('getGroup', { path: { id } })).body
    const part = later(prepared)
    return [
      {
        list: 'listGroups',
        by: admin,
        query: { search: name },
        isItem: hasId(id),
        part: part === null ? null : { path, ...part },
      },
    ]
  }

export const ofRunner =
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
