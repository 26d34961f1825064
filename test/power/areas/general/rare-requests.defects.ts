/** Defects that show with one form of a request, or one caller, only. */
import {
  alterJson,
  isRecord,
  isSuccess,
  jsonOf,
  pathOf,
  segmentsOf,
  valueOf,
  valuesOf,
  withValue,
  withoutSudo,
} from '../../message.ts'
import { mutant, type Fault, type Mutant } from '../../mutant.ts'
import { isAnonymous, when } from '../../vocabulary/conditions.ts'
import { byAdministrator, jsonResponse, otherCall } from '../../vocabulary/effects.ts'
import { inScopesThatAre, shownAt } from '../../vocabulary/lookups.ts'
import { altersRequest } from '../../vocabulary/requests.ts'
import { replacesStatus } from '../../vocabulary/responses.ts'

/** Decodes a form like a path. */
const keepsPlusSigns = (name: string): Fault =>
  altersRequest((call) => {
    if (!(call.headers['content-type'] ?? '').includes('x-www-form-urlencoded')) return call
    const field = call.body
      .toString('utf8')
      .split('&')
      .find((each) => each.startsWith(`${name}=`))
    return field === undefined
      ? call
      : withValue(call, name, decodeURIComponent(field.slice(name.length + 1)))
  })

/** In a public project, a caller with invalid credentials is treated as anonymous. */
const ignoresWrongTokens: Fault = inScopesThatAre('public', {
  async around(call, upstream) {
    const response = await upstream.pass(call)
    return response.status !== 401 || isAnonymous(call)
      ? response
      : upstream.pass(byAdministrator(withoutSudo(call), upstream))
  },
})

const returnsNothingIfUnchanged = (recordAt: (path: string) => string): Fault => ({
  async around(call, upstream) {
    const before = await shownAt(recordAt(pathOf(call)), call, upstream)
    const response = await upstream.pass(call)
    const isSame = JSON.stringify(jsonOf(response)) === JSON.stringify(before)
    return isSuccess(response) && isSame ? { ...jsonResponse(204), body: Buffer.alloc(0) } : response
  },
})

/** A copy of the project goes with its original. */
const deletesForks: Fault = {
  async everywhere(call, upstream) {
    const { operation } = call
    if (operation !== 'forkProject' && operation !== 'deleteProject') return upstream.pass(call)
    const source = segmentsOf(call)[1] ?? ''
    const response = await upstream.pass(call)
    const forks = upstream.memory.get(source)
    const known: readonly unknown[] = Array.isArray(forks) ? forks : []
    if (!isSuccess(response)) return response
    const fork = jsonOf(response)
    if (operation === 'forkProject') upstream.memory.set(source, [...known, isRecord(fork) ? fork['id'] : 0])
    else
      for (const id of known)
        await upstream.pass(byAdministrator(otherCall(call, 'DELETE', `/projects/${String(id)}`), upstream))
    return response
  },
}

/** Sole owners of groups have to leave them first. */
const keepsSoleOwners: Fault = {
  async around(call, upstream) {
    const path = `/groups?owned=true&sudo=${segmentsOf(call)[1] ?? ''}`
    const groups = jsonOf(await upstream.pass(byAdministrator(otherCall(call, 'GET', path), upstream)))
    return valueOf(call, 'hard_delete') === undefined && Array.isArray(groups) && groups.length > 0
      ? jsonResponse(409, { message: '409 Conflict' })
      : upstream.pass(call)
  },
}

/** The runner decides who may use it, not the project. */
const enablesAnywhere: Fault = {
  services: (own, administrator) => ({
    ...own,
    authorize: (permission, ...subject) => {
      if (permission !== 'manage-project-runners') own.authorize(permission, ...subject)
    },
    find: { ...own.find, project: (id) => administrator.find.project(id) },
  }),
}

/** Erasing begins with the end of the job. */
const cancelsErasedJobs: Fault = {
  async around(call, upstream) {
    const response = await upstream.pass(call)
    if (!isSuccess(response)) return response
    const cancel = otherCall(call, 'POST', pathOf(call).replace(/erase$/, 'cancel'))
    const canceled = jsonOf(await upstream.pass(byAdministrator(cancel, upstream)))
    return alterJson(response, (job) =>
      isRecord(job) && isRecord(canceled) && 'status' in canceled
        ? { ...job, status: canceled['status'] }
        : job,
    )
  },
}

/** The variable shows that it is protected, if it is. */
const showsProtected: Fault = {
  async around(call, upstream) {
    const response = await upstream.pass(call)
    const { key, value } = Object(jsonOf(response))
    if (typeof value !== 'string') return response
    const update = otherCall(call, 'PUT', pathOf(call), { value })
    const updated = jsonOf(await upstream.pass(byAdministrator(update, upstream)))
    return isRecord(updated) && updated['protected'] === true
      ? jsonResponse(200, { key, value, protected: true })
      : response
  },
}

export const rareRequests: readonly Mutant[] = [
  ...(['createIssue', 'updateRelease', 'createMergeRequest'] as const).map((operation) =>
    mutant(
      'ENC-02',
      operation,
      'general/parameters-as-form-fields',
      'keeps plus signs in forms',
      keepsPlusSigns('description'),
    ),
  ),
  ...(['getIssueNote', 'listMergeRequests', 'listProjectMembers'] as const).map((operation) =>
    mutant(
      'AUT-01',
      operation,
      'general/unauthenticated-is-401',
      'ignores wrong tokens in public projects',
      ignoresWrongTokens,
    ),
  ),
  ...(['updateRunner', 'updateBroadcastMessage'] as const).map((operation) =>
    mutant(
      'STA-02',
      operation,
      'general/success-is-200',
      'returns no content if nothing changes',
      returnsNothingIfUnchanged((path) => path),
    ),
  ),
  mutant(
    'STA-02',
    'listCommits',
    [],
    'fails if a time is none',
    when(
      (call) =>
        [...valuesOf(call, 'since'), ...valuesOf(call, 'until')].some((time) =>
          Number.isNaN(Date.parse(String(time))),
        ),
      replacesStatus(400, 500),
    ),
  ),
  mutant(
    'STT-03',
    'deleteProject',
    'delete-project/removes-the-project',
    'deletes the forks as well',
    deletesForks,
  ),
  mutant(
    'STA-02',
    'deleteUser',
    'delete-user/removes-the-user',
    'rejects the only owners of groups',
    keepsSoleOwners,
  ),
  mutant(
    'AUT-02',
    'enableProjectRunner',
    'enable-project-runner/enables',
    'does not ask the project',
    enablesAnywhere,
  ),
  mutant('STT-03', 'eraseJob', 'erase-job/status-unchanged', 'cancels jobs', cancelsErasedJobs),
  mutant(
    'SCH-02',
    'getVariable',
    'get-variable/no-protected',
    'shows that a variable is protected',
    showsProtected,
  ),
  mutant(
    'SEM-01',
    'createTag',
    'create-tag/message-annotates',
    'makes the message the description of a release',
    altersRequest((call) =>
      valuesOf(call, 'release_description').length === 0 && typeof valueOf(call, 'message') === 'string'
        ? withValue(call, 'release_description', valueOf(call, 'message'))
        : call,
    ),
  ),
  mutant(
    'SEM-01',
    'updateBroadcastMessage',
    'update-broadcast-message/all-optional',
    'ignores ends in the past',
    altersRequest((call) =>
      Date.parse(String(valueOf(call, 'ends_at'))) < Date.now()
        ? withValue(call, 'ends_at', undefined)
        : call,
    ),
  ),
]
