/** Defects of getVariable, by the rule that each violates. */
import { withSegment } from '../../message.ts'
import { defectsOf, type Defect } from '../../mutant.ts'
import { listedAt } from '../../vocabulary/lookups.ts'
import { altersRecords, returnsValue } from '../../vocabulary/responses.ts'
import { isAlike, keyOf, listOf } from './shared.ts'

export const getVariable = defectsOf('getVariable', {
  'get-variable/no-protected': [
    ['SCH-05', 'returns protected', altersRecords((variable) => ({ ...variable, protected: false }))],
  ],
  'get-variable/by-key': [
    [
      'IDT-03',
      'finds a variable by a prefix of its key',
      {
        async around(call, upstream) {
          const longer = (await listedAt(listOf(call), call, upstream)).findLast(({ key }) =>
            String(key).startsWith(keyOf(call)),
          )
          return upstream.pass(longer === undefined ? call : withSegment(call, 3, String(longer['key'])))
        },
      },
    ],
    [
      'IDT-02',
      'returns variables of other projects',
      {
        services: (own) => ({
          ...own,
          find: {
            ...own.find,
            variable: async (project, key) =>
              (await own.db
                .selectFrom('build_variable')
                .selectAll()
                .where('key', '=', key)
                .executeTakeFirst()) ?? own.find.variable(project, key),
          },
        }),
      },
    ],
    ...(['first', 'last'] as const).map((which): Defect => [
      'IDT-03',
      `returns the ${which} variable if an underscore is any character`,
      {
        async around(call, upstream) {
          const items = await listedAt(listOf(call), call, upstream)
          const alike = items.filter(({ key }) => isAlike(call, key))
          const found = alike.at(which === 'first' ? 0 : -1)
          return upstream.pass(found === undefined ? call : withSegment(call, 3, String(found['key'])))
        },
      },
    ]),
    ['SEM-02', 'masks the value', returnsValue('value', '[MASKED]')],
  ],
})
