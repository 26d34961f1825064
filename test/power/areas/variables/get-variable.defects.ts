/** Defects of getVariable, by the rule that each violates. */
import { withSegment, jsonOf, pathOf, isRecord } from '../../message.ts'
import { defectsOf, type Defect, type Fault } from '../../mutant.ts'
import { listedAt } from '../../vocabulary/lookups.ts'
import { altersRecords, returnsValue } from '../../vocabulary/responses.ts'
import { isAlike, keyOf, listOf } from './shared.ts'
import { otherCall, byAdministrator, jsonResponse } from '../../vocabulary/effects.ts'

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

export const getVariable = defectsOf('getVariable', {
  'get-variable/no-protected': [
    ['SCH-05', 'returns protected', altersRecords((variable) => ({ ...variable, protected: false }))],
    ['SCH-02', 'shows that a variable is protected', showsProtected],
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
