/** Defects of updateVariable, by the rule that each violates. */
import { reference } from '../../../../server-stub/reference.ts'
import { valueOf, pathOf, isRecord, withValue, alterJson } from '../../message.ts'
import { defectsOf, type Fault } from '../../mutant.ts'
import { otherCall, undoesEffect } from '../../vocabulary/effects.ts'
import { altersParameter, defaultsParameter } from '../../vocabulary/requests.ts'
import { returnsValue } from '../../vocabulary/responses.ts'
import { trimmed } from '../../vocabulary/values.ts'
import { keyOf, listOf, toAlike, toOthers } from './shared.ts'
import { shownAt } from '../../vocabulary/lookups.ts'

/** An empty value is returned, and not stored. */
const ignoresEmptyValue: Fault = {
  async around(call, upstream) {
    if (valueOf(call, 'value') !== '') return upstream.pass(call)
    const former = await shownAt(pathOf(call), call, upstream)
    const value = isRecord(former) ? former['value'] : ''
    const response = await upstream.pass(withValue(call, 'value', value))
    return alterJson(response, (variable) => (isRecord(variable) ? { ...variable, value: '' } : variable))
  },
}

export const updateVariable = defectsOf('updateVariable', {
  'update-variable/protected': [
    ['SFX-02', 'removes the protection', defaultsParameter('protected', false)],
    ['SFX-02', 'adds a protection', defaultsParameter('protected', true)],
  ],
  'update-variable/value-required': [
    ['STT-03', 'uses an empty default value', defaultsParameter('value', '')],
  ],
  'update-variable/updates': [
    ['STT-01', 'returns the value without storing it', undoesEffect],
    ['SFX-02', 'sets the value of all variables of the project', toOthers('PUT')],
    ['SFX-02', 'reads an underscore as any character', toAlike('PUT')],
    [
      'SFX-02',
      'sets the value of the key in all projects',
      {
        handlers: () => ({
          async updateVariable(request, services) {
            const result = await reference.updateVariable(request, services)
            const { path, body } = request
            const { db } = services
            await db
              .updateTable('build_variable')
              .set({ value: body.value })
              .where('key', '=', path.key)
              .execute()
            return result
          },
        }),
      },
    ],
    ['ENC-01', 'trims the value', altersParameter('value', trimmed)],
    ['SEM-02', 'returns the previous value', returnsValue('value', 'tight')],
    [
      'SFX-02',
      'adds a variable instead',
      {
        async around(call, upstream) {
          const value = valueOf(call, 'value')
          const body = { key: `${keyOf(call)}_1`, value }
          if (value !== undefined) await upstream.pass(otherCall(call, 'POST', listOf(call), body))
          return upstream.pass(call)
        },
      },
    ],
    ['SFX-01', 'does not store an empty value', ignoresEmptyValue],
  ],
})
