/** Defects of forkProject, by the rule that each violates. */
import { alterJson, isRecord, isSuccess, segmentsOf } from '../../message.ts'
import { defectsOf, type Fault } from '../../mutant.ts'
import { byAdministrator, ignoresPermissions, otherCall } from '../../vocabulary/effects.ts'
import { shownAt, alsoDoesAll, recordAt, scopeOf } from '../../vocabulary/lookups.ts'
import { alsoUpdates } from '../../vocabulary/projects.ts'

const returnsOwnerOfOriginal: Fault = {
  around: async (call, upstream) => {
    const original = await shownAt(
      `/projects/${encodeURIComponent(segmentsOf(call)[1] ?? '')}`,
      call,
      upstream,
    )
    const response = await upstream.pass(call)
    if (!isSuccess(response) || !isRecord(original)) return response
    return alterJson(response, (fork) => (isRecord(fork) ? { ...fork, owner: original['owner'] } : fork))
  },
}

const hidesSource: Fault = alsoDoesAll(async (call, upstream) => {
  const { name } = await recordAt(scopeOf(call), call, upstream)
  return [otherCall(call, 'PUT', scopeOf(call), { name, visibility: 'private' })]
})

export const forkProject = defectsOf('forkProject', {
  'fork-project/returns-new-project': [
    [
      'SFX-03',
      'returns the original project',
      {
        around: async (call, upstream) => {
          const response = await upstream.pass(call)
          if (!isSuccess(response)) return response
          const target = `/projects/${encodeURIComponent(segmentsOf(call)[1] ?? '')}`
          const original = await upstream.pass(byAdministrator(otherCall(call, 'GET', target), upstream))
          return { ...original, status: response.status }
        },
      },
    ],
    ['SFX-04', 'hides the source', hidesSource],
  ],
  'fork-project/own-namespace-by-default': [
    ['SFX-03', 'forks into the namespace of the administrator', ignoresPermissions],
    ['SFX-03', 'returns the owner of the original project', returnsOwnerOfOriginal],
  ],
  'fork-project/asynchronous': [
    [
      'SFX-01',
      'copies no content',
      {
        around: async (call, upstream) => {
          const name = `empty-${Date.now()}`
          return upstream.pass(otherCall(call, 'POST', '/projects', { name }))
        },
      },
    ],
  ],
  'fork-project/v3-route-removed': [
    [
      'STA-03',
      'forks at the v3 route',
      {
        async everywhere(call, upstream) {
          const [, project] =
            /^POST \/api\/v4\/projects\/fork\/(\d+)$/.exec(`${call.method} ${call.path}`) ?? []
          return upstream.pass(
            project === undefined
              ? call
              : { ...call, operation: 'forkProject', path: `/api/v4/projects/${project}/fork` },
          )
        },
      },
    ],
  ],
  'general/created-is-201': [['SFX-04', 'removes the tags of the original', alsoUpdates({ tag_list: [] })]],
})
