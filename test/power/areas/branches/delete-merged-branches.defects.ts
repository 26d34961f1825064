/** Defects of deleteMergedBranches, by the rule that each violates. */
import { defectsOf } from '../../mutant.ts'
import { when } from '../../vocabulary/conditions.ts'
import { replacesStatus, altersResponse } from '../../vocabulary/responses.ts'
import { hasNoEffect, otherCall, jsonResponse } from '../../vocabulary/effects.ts'
import { listedAt, alsoDoesAll } from '../../vocabulary/lookups.ts'
import { isRecord, segmentsOf } from '../../message.ts'
import { branchesOf, deletesMergedBranchesForAll, toOtherBranches } from './shared.ts'

export const deleteMergedBranches = defectsOf('deleteMergedBranches', {
  'delete-merged-branches/returns-202': [
    ['STA-01', 'returns 200 instead of 202', replacesStatus(202, 200)],
    [
      'STA-01',
      'returns no body',
      altersResponse((response) =>
        response.status === 202 ? { ...response, headers: {}, body: Buffer.alloc(0) } : response,
      ),
    ],
  ],
  'delete-merged-branches/deletes-merged': [
    ['SFX-01', 'deletes no branch', hasNoEffect(202, { message: '202 Accepted' })],
    [
      'SFX-01',
      'deletes no branch of a project that is identified by its path',
      when(({ path }) => /%2F/i.test(path), hasNoEffect(202, { message: '202 Accepted' })),
    ],
    [
      'SFX-01',
      'deletes only one merged branch',
      {
        async around(call, upstream) {
          const list = branchesOf(call)
          const merged = (await listedAt(list, call, upstream)).find((branch) => branch['merged'] === true)
          const name = encodeURIComponent(String(merged?.['name']))
          if (merged !== undefined) await upstream.pass(otherCall(call, 'DELETE', `${list}/${name}`))
          return jsonResponse(202, { message: '202 Accepted' })
        },
      },
    ],
    [
      'SEM-02',
      'compares with master instead of the default branch',
      {
        services: (own) => ({
          ...own,
          find: new Proxy(own.find, {
            get(find, name, receiver) {
              const sound: unknown = Reflect.get(find, name, receiver)
              if (name !== 'project') return sound
              return async (id: string) => ({ ...(await find.project(id)), default_branch: 'master' })
            },
          }),
        }),
      },
      ['delete-merged-branches/keeps-unmerged'],
    ],
  ],
  'delete-merged-branches/keeps-unmerged': [
    ['SFX-02', 'deletes all branches but the default branch', toOtherBranches('DELETE', '')],
    [
      'SFX-02',
      'deletes the branches of closed merge requests',
      alsoDoesAll(async (call, upstream) => {
        const list = `/projects/${segmentsOf(call)[1] ?? ''}/merge_requests?state=closed`
        return (await listedAt(list, call, upstream)).map(({ source_branch }) =>
          otherCall(call, 'DELETE', `${branchesOf(call)}/${encodeURIComponent(String(source_branch))}`),
        )
      }),
    ],
    [
      'SFX-02',
      'deletes branches merged into another branch',
      alsoDoesAll(async (call, upstream) => {
        const list = branchesOf(call)
        const all = (await listedAt(list, call, upstream)).map(({ name, commit }) => ({
          name: String(name),
          head: isRecord(commit) ? commit['id'] : undefined,
        }))
        const shared = all.filter((each, index) => all.some(({ head }, i) => i < index && head === each.head))
        return shared
          .filter(({ name }) => name !== 'master')
          .map(({ name }) => otherCall(call, 'DELETE', `${list}/${encodeURIComponent(name)}`))
      }),
    ],
  ],
  'general/no-access-to-private-projects': [
    ['AUT-02', 'deletes branches of projects whose callers it rejects', deletesMergedBranchesForAll],
  ],
})
