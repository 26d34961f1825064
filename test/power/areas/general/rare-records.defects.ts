/** Defects that show with records of one kind only: in public projects of others, of several users. */
import {
  alterJson,
  isRecord,
  isSuccess,
  jsonOf,
  pathOf,
  valueOf,
  withJson,
  withValue,
} from '../../message.ts'
import { mutant, type Fault, type Mutant } from '../../mutant.ts'
import { isByPath, when } from '../../vocabulary/conditions.ts'
import { byAdministrator, jsonResponse, otherCall } from '../../vocabulary/effects.ts'
import { allOf, omitsItems, type Item } from '../../vocabulary/lists.ts'
import { alsoDoesAll, listedAt, shownAt } from '../../vocabulary/lookups.ts'
import { altersPathSegment, altersRequest } from '../../vocabulary/requests.ts'
import { altersProperty, altersResponse } from '../../vocabulary/responses.ts'

const withoutExtension = altersPathSegment(4, (name) => name.replace(/(?<=.)\.\w+$/, ''))

/** The next page of a full page is announced, whether there is one or not. */
const announcesNextOfFullPages: Fault = altersResponse((response) => {
  const { headers } = response
  const items = jsonOf(response)
  const isFull = Array.isArray(items) && String(items.length) === headers['x-per-page']
  if (!isFull || (headers['x-next-page'] ?? '') !== '') return response
  return { ...response, headers: { ...headers, 'x-next-page': String(Number(headers['x-page']) + 1) } }
})

/** The query joins boards and lists, and its limit applies to the rows. */
const limitsJoinedRows: Fault = {
  async around(call, upstream) {
    const response = await upstream.pass(call)
    const most = Number(valueOf(call, 'per_page') ?? 20)
    return alterJson(response, (boards) =>
      Array.isArray(boards)
        ? boards.map((board: unknown) =>
            isRecord(board) && Array.isArray(board['lists'])
              ? { ...board, lists: board['lists'].slice(0, most) }
              : board,
          )
        : boards,
    )
  },
}

/** A list of events is that of the projects of the user. */
const omitsVisits: Fault = {
  async around(call, upstream) {
    const projects = new Map<unknown, boolean>()
    for (const { project_id: id } of await allOf(call, upstream)) {
      const project = projects.has(id)
        ? null
        : await shownAt(`/projects/${String(id)}/members/0`, call, upstream)
      const members =
        project === null ? [] : await listedAt(`/projects/${String(id)}/members`, call, upstream)
      const me = jsonOf(await upstream.pass(otherCall(call, 'GET', '/user')))
      if (!projects.has(id))
        projects.set(
          id,
          members.some((member) => isRecord(me) && member['id'] === me['id']),
        )
    }
    const omits = omitsItems((item: Item) => projects.get(item['project_id']) !== true)
    return omits.around?.(call, upstream) ?? upstream.pass(call)
  },
}

/** The deletion of a file is one of all names that begin with its name. */
const deletesNamesakes: Fault = altersRequest((call) => {
  const json = jsonOf(call)
  if (!isRecord(json) || !Array.isArray(json['actions'])) return call
  const actions: readonly unknown[] = json['actions']
  const further = actions.flatMap((action) =>
    isRecord(action) && action['action'] === 'delete' && action['file_path'] === 'begin.md'
      ? [{ action: 'delete', file_path: 'begin.md.old' }]
      : [],
  )
  return further.length === 0 ? call : withJson(call, { ...json, actions: [...actions, ...further] })
})

/** The whole history of a job keeps its last end. */
const keepsFormerEnd: Fault = {
  async everywhere(call, upstream) {
    const path = pathOf(call).replace(/\/retry$/, '')
    const before = call.operation === 'retryJob' ? await shownAt(path, call, upstream) : undefined
    const response = await upstream.pass(call)
    if (isRecord(before)) upstream.memory.set(String(before['id']), before['finished_at'])
    if (call.operation !== 'listPipelineJobs' || !isSuccess(response)) return response
    return alterJson(response, (jobs) =>
      Array.isArray(jobs)
        ? jobs.map((job: unknown) =>
            isRecord(job)
              ? { ...job, finished_at: job['finished_at'] ?? upstream.memory.get(String(job['id'])) ?? null }
              : job,
          )
        : jobs,
    )
  },
}

/** All todos about a record are done, also those of other users. */
const marksTodosOfOthers: Fault = alsoDoesAll(async (call, upstream) => {
  const done = jsonOf(await upstream.pass(otherCall(call, 'GET', '/todos?state=done&per_page=100')))
  const first: unknown = Array.isArray(done) ? done[0] : undefined
  const project = isRecord(first) && isRecord(first['project']) ? String(first['project']['id']) : ''
  const members = await listedAt(`/projects/${project}/members`, call, upstream)
  return members.map(({ id }) => otherCall(call, 'POST', `/todos/mark_as_done?sudo=${String(id)}`))
})

const raisesParent: Fault = {
  async around(call, upstream) {
    const response = await upstream.pass(call)
    const parent = `/groups/${String(valueOf(call, 'parent_id'))}`
    if (isSuccess(response) && valueOf(call, 'visibility') === 'public')
      await upstream.pass(byAdministrator(otherCall(call, 'PUT', parent, { visibility: 'public' }), upstream))
    return response
  },
}

export const rareRecords: readonly Mutant[] = [
  ...(
    [
      ['getBranch', 'get-branch/by-name'],
      ['deleteTag', 'delete-tag/deletes'],
      ['protectBranch', 'protect-branch/protects'],
      ['updateRelease', 'update-release/updates'],
    ] as const
  ).map(([operation, rule]) =>
    mutant(
      'ENC-02',
      operation,
      [rule, 'general/success-is-200'],
      'ends names at their last dot',
      withoutExtension,
    ),
  ),
  ...(['listSnippetNotes', 'listBranches', 'listProjects'] as const).map((operation) =>
    mutant(
      'HDR-02',
      operation,
      'general/x-next-page',
      'announces a page after a full one',
      announcesNextOfFullPages,
    ),
  ),
  mutant('SEM-07', 'listBoards', 'list-boards/with-lists', 'limits the lists of a page', limitsJoinedRows),
  mutant('SEM-05', 'listEvents', 'list-events/own-events', 'omits events in projects of others', omitsVisits),
  mutant(
    'SFX-02',
    'createCommit',
    'create-commit/delete-removes-file',
    'deletes names that begin alike',
    deletesNamesakes,
  ),
  mutant(
    'STT-04',
    'listPipelineJobs',
    'retry-job/retries',
    'keeps the former end of retried jobs',
    keepsFormerEnd,
  ),
  mutant(
    'SFX-02',
    'markAllTodosAsDone',
    'mark-all-todos-as-done/all-become-done',
    'marks those of other members',
    marksTodosOfOthers,
  ),
  mutant('SFX-04', 'createGroup', 'create-group/nested', 'makes the parent as visible', raisesParent),
  mutant('SFX-01', 'keepJobArtifacts', 'keep-job-artifacts/keeps', 'keeps nothing', {
    async around(call, upstream) {
      const job = await shownAt(pathOf(call).replace(/\/artifacts\/keep$/, ''), call, upstream)
      return jsonResponse(200, isRecord(job) ? { ...job, download_url: null } : job)
    },
  }),
  ...(['listProjectEvents', 'listProjectEventsAtRoot'] as const).map((operation) =>
    mutant(
      'IDT-02',
      operation,
      operation === 'listProjectEvents'
        ? 'list-project-events/by-path'
        : 'list-project-events-at-root/by-path',
      'finds no projects of nested groups',
      when((call) => isByPath(call) && pathOf(call).split('%2F').length > 2, {
        around: async () => jsonResponse(404, { message: '404 Project Not Found' }),
      }),
    ),
  ),
  ...(['addGroupMember', 'addProjectMember'] as const).map((operation) =>
    mutant(
      'SFX-02',
      operation,
      operation === 'addGroupMember'
        ? 'add-group-member/access-level-kept'
        : 'add-project-member/access-level-kept',
      'removes all access requests',
      alsoDoesAll(async (call, upstream) => {
        const list = pathOf(call).replace(/\/members$/, '/access_requests')
        return (await listedAt(list, call, upstream)).map(({ id }) =>
          otherCall(call, 'DELETE', `${list}/${String(id)}`),
        )
      }),
    ),
  ),
  mutant(
    'STT-04',
    'listProjectEvents',
    'general/success-is-200',
    'returns authors as active',
    altersProperty('author.state', () => 'active'),
  ),
  mutant(
    'ENC-03',
    'createCommitComment',
    'create-commit-comment/on-a-line',
    'reads no numbers from forms',
    altersRequest((call) =>
      (call.headers['content-type'] ?? '').includes('x-www-form-urlencoded')
        ? withValue(call, 'line', undefined)
        : call,
    ),
  ),
]
