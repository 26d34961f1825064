/** Defects of deleteMergeRequest, by the rule that each violates. */
import { isRecord, isSuccess, jsonOf, segmentsOf, type Call, pathOf } from '../../message.ts'
import { defectsOf, type Fault } from '../../mutant.ts'
import { by, when } from '../../vocabulary/conditions.ts'
import {
  byAdministrator,
  grantsPermission,
  ignoresPermissions,
  jsonResponse,
  otherCall,
  rejects,
  undoesEffect,
} from '../../vocabulary/effects.ts'
import { alsoDoesAll, listedAt, rejectsRepeatedDeletion, shownAt } from '../../vocabulary/lookups.ts'

/** The author may delete it. */
const authorsMayDelete: Fault = {
  async around(call, upstream) {
    const shown = await upstream.pass({ ...call, method: 'GET' })
    const record = jsonOf(shown)
    const author = isSuccess(shown) && isRecord(record) ? record['author'] : undefined
    const wrote = isRecord(author) && author['username'] === upstream.usernameOf(call)
    return upstream.pass(wrote ? byAdministrator(call, upstream) : call)
  },
}

const closing = (call: Call) => otherCall(call, 'PUT', pathOf(call), { state_event: 'close' })

/** Its neighbours go as well. */
const deletesAll = alsoDoesAll(async (call, upstream) => {
  const [, project = ''] = segmentsOf(call)
  const path = `/projects/${project}/merge_requests`
  const others = await listedAt(path, call, upstream)
  return others.map(({ iid }) => otherCall(call, 'DELETE', `${path}/${String(iid)}`))
})

/** The source branch is deleted as well. */
const deletesBranch: Fault = {
  async around(call, upstream) {
    const [, project = ''] = segmentsOf(call)
    const request = await shownAt(pathOf(call), call, upstream)
    const response = await upstream.pass(call)
    if (!isSuccess(response) || !isRecord(request)) return response
    const branch = encodeURIComponent(String(request['source_branch']))
    const deletion = otherCall(call, 'DELETE', `/projects/${project}/repository/branches/${branch}`)
    await upstream.pass(byAdministrator(deletion, upstream))
    return response
  },
}

/** The deletion in a state has no effect. */
const keepsIn = (state: 'closed' | 'merged'): Fault => ({
  async around(call, upstream) {
    const request = await shownAt(pathOf(call), call, upstream)
    const isKept = isRecord(request) && request['state'] === state
    return isKept ? jsonResponse(200) : upstream.pass(call)
  },
})

/** A part of a deleted merge request is returned as before the deletion. */
const remembersPart = (part: string): Fault => ({
  async everywhere(call, upstream) {
    if (call.operation === 'deleteMergeRequest') {
      const read = otherCall(call, 'GET', `${pathOf(call)}/${part}`)
      upstream.memory.set(read.path, await upstream.pass(byAdministrator(read, upstream)))
    }
    const response = await upstream.pass(call)
    const former = upstream.memory.get(call.path)
    const isGone = call.method === 'GET' && response.status === 404
    return isGone && isRecord(former) && Buffer.isBuffer(former['body'])
      ? { ...response, status: 200, body: former['body'] }
      : response
  },
})

export const deleteMergeRequest = defectsOf('deleteMergeRequest', {
  'delete-merge-request/owners-and-administrators-only': [
    ...(['guest', 'reporter', 'developer', 'master'] as const).map(
      (user) => ['AUT-02', `accepts a ${user}`, grantsPermission('delete-merge-request', user)] as const,
    ),
    ['AUT-02', 'accepts non-members', when(by('non-member'), ignoresPermissions)],
    ['AUT-02', 'accepts the author', authorsMayDelete],
    ['STA-03', 'rejects administrators', when(by('admin'), rejects(403))],
    ['STA-03', 'rejects owners', when(by('owner'), rejects(403))],
  ],
  'delete-merge-request/deletes': [
    ['STT-01', 'returns a success without deleting', undoesEffect],
    ...(['closed', 'merged'] as const).map(
      (state) => ['STT-01', `keeps ${state} merge requests`, keepsIn(state)] as const,
    ),
    ...(['notes', 'award_emoji', 'commits', 'changes'] as const).map(
      (part) => ['STT-04', `leaves the ${part} readable`, remembersPart(part)] as const,
    ),
    ['STT-01', 'closes instead of deleting', { around: (call, upstream) => upstream.pass(closing(call)) }],
    ['SFX-02', 'deletes all merge requests of the project', deletesAll],
    ['SFX-04', 'deletes the source branch', deletesBranch],
  ],
  'general/delete-is-idempotent': [['IDM-01', 'returns 404 for a second deletion', rejectsRepeatedDeletion]],
})
