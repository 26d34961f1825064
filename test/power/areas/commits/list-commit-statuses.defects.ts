/** Defects of listCommitStatuses, by the rule that each violates. */
import { defectsOf } from '../../mutant.ts'
import { altersParameter, ignores, readsParameterAs, defaultsParameter } from '../../vocabulary/requests.ts'
import { valueOf, withValue, alterJson, isRecord } from '../../message.ts'
import { returnsValue } from '../../vocabulary/responses.ts'

export const listCommitStatuses = defectsOf('listCommitStatuses', {
  'list-commit-statuses/filter-ref': [
    ['SEM-01', 'ignores ref', ignores('ref')],
    [
      'ENC-02',
      'filters by the last part of ref',
      altersParameter('ref', (ref) => String(ref).replace(/^.*\//, '')),
    ],
    ['SEM-02', 'filters the name by ref', readsParameterAs('ref', 'name')],
  ],
  'list-commit-statuses/filter-stage': [['SEM-01', 'ignores stage', ignores('stage')]],
  'list-commit-statuses/filter-name': [
    ['SEM-01', 'ignores name', ignores('name')],
    [
      'SEM-02',
      'matches a part of the name',
      {
        async around(call, upstream) {
          const part = valueOf(call, 'name')
          if (typeof part !== 'string') return upstream.pass(call)
          const response = await upstream.pass(withValue(call, 'name', undefined))
          return alterJson(response, (all) =>
            Array.isArray(all)
              ? all.filter((each) => isRecord(each) && String(each['name']).includes(part))
              : all,
          )
        },
      },
    ],
  ],
  'list-commit-statuses/latest-only': [
    ['SEM-05', 'lists all statuses by default', defaultsParameter('all', true)],
    [
      'SEM-02',
      'lists the oldest status of each name',
      {
        async around(call, upstream) {
          if (valueOf(call, 'all') !== undefined) return upstream.pass(call)
          const response = await upstream.pass(withValue(call, 'all', true))
          const seen = new Set<unknown>()
          const isFirst = (each: unknown) =>
            isRecord(each) && !seen.has(each['name']) && seen.add(each['name']).size > 0
          return alterJson(response, (all) => (Array.isArray(all) ? all.filter(isFirst) : all))
        },
      },
    ],
  ],
  'list-commit-statuses/all': [['SEM-01', 'ignores all', ignores('all')]],
  'create-commit-status/keeps-attributes': [
    ['STT-01', 'omits descriptions from the list', returnsValue('description', null)],
    ['SCH-04', 'returns another name of the author', returnsValue('author.name', 'Another')],
    ['SEM-02', 'returns another username of the author', returnsValue('author.username', 'another')],
  ],
})
