/** Defects of listCommitStatuses, by the rule that each violates. */
import { defectsOf } from '../../mutant.ts'
import { ignores, confuses, byDefault } from '../../vocabulary/requests.ts'
import { valueOf, withValue, alterJson, isRecord } from '../../message.ts'
import { shows } from '../../vocabulary/responses.ts'

export const listCommitStatuses = defectsOf('listCommitStatuses', {
  'list-commit-statuses/filter-ref': [
    ['SEM-01', '`ref` is not looked at', ignores('ref')],
    ['SEM-02', '`ref` is taken for the name', confuses('ref', 'name')],
  ],
  'list-commit-statuses/filter-stage': [['SEM-01', '`stage` is not looked at', ignores('stage')]],
  'list-commit-statuses/filter-name': [
    ['SEM-01', '`name` is not looked at', ignores('name')],
    [
      'SEM-02',
      '`name` is a part of the name',
      {
        async around(call, behind) {
          const part = valueOf(call, 'name')
          if (typeof part !== 'string') return behind.pass(call)
          const response = await behind.pass(withValue(call, 'name', undefined))
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
    ['SEM-05', 'all statuses are listed', byDefault('all', true)],
    [
      'SEM-02',
      'the first of each name is listed',
      {
        async around(call, behind) {
          if (valueOf(call, 'all') !== undefined) return behind.pass(call)
          const response = await behind.pass(withValue(call, 'all', true))
          const seen = new Set<unknown>()
          const isFirst = (each: unknown) =>
            isRecord(each) && !seen.has(each['name']) && seen.add(each['name']).size > 0
          return alterJson(response, (all) => (Array.isArray(all) ? all.filter(isFirst) : all))
        },
      },
    ],
  ],
  'list-commit-statuses/all': [['SEM-01', '`all` is not looked at', ignores('all')]],
  'create-commit-status/keeps-attributes': [
    ['STT-01', 'the list knows of no descriptions', shows('description', null)],
  ],
})
