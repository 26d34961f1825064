/** Defects of listCommitComments, by the rule that each violates. */
import { defectsOf, type Fault } from '../../mutant.ts'
import { isSuccess, alterJson, isRecord, segmentsOf } from '../../message.ts'
import { listedAt, lagsBehind, shownAt } from '../../vocabulary/lookups.ts'
import { omitsLastItem, returnsValue } from '../../vocabulary/responses.ts'
import { commitsOf } from './shared.ts'

const withParent: Fault = {
  async around(call, upstream) {
    const response = await upstream.pass(call)
    const commit = await shownAt(`${commitsOf(call)}/${segmentsOf(call)[4] ?? ''}`, call, upstream)
    const parents = isRecord(commit) && Array.isArray(commit['parent_ids']) ? commit['parent_ids'] : []
    const [parent] = parents
    if (parent === undefined || !isSuccess(response)) return response
    const more = await listedAt(`${commitsOf(call)}/${String(parent)}/comments`, call, upstream)
    return alterJson(response, (value) => (Array.isArray(value) ? [...value, ...more] : value))
  },
}

export const listCommitComments = defectsOf('listCommitComments', {
  'list-commit-comments/lists-comments': [
    [
      'SEM-02',
      'lists comments on all commits',
      {
        async around(call, upstream) {
          const response = await upstream.pass(call)
          if (!isSuccess(response)) return response
          const found: unknown[] = []
          for (const { id } of await listedAt(commitsOf(call), call, upstream)) {
            found.push(...(await listedAt(`${commitsOf(call)}/${String(id)}/comments`, call, upstream)))
          }
          return alterJson(response, () => found)
        },
      },
    ],
    ['SEM-02', 'lists comments on the parent as well', withParent],
    ['SEM-06', 'omits the last comment', omitsLastItem],
    ['SEM-02', 'returns the administrator as every author', returnsValue('author.id', 1)],
    [
      'STT-04',
      'returns the list before the last write',
      lagsBehind(/^\/api\/v4\/projects\/\d+\/repository\/commits\/\w+\/comments/),
    ],
  ],
})
