/** Defects of deleteVariable, by the rule that each violates. */
import { reference } from '../../../../server-stub/reference.ts'
import { isSuccess } from '../../message.ts'
import { defectsOf, type Fault } from '../../mutant.ts'
import { by, when } from '../../vocabulary/conditions.ts'
import { byAdministrator, jsonResponse, otherCall, undoesEffect } from '../../vocabulary/effects.ts'
import { inScopesThatAre } from '../../vocabulary/lookups.ts'
import { keyOf, listOf, toAlike, toOthers } from './shared.ts'

const deletesAndRejects: Fault = {
  async around(call, upstream) {
    await upstream.pass(byAdministrator(call, upstream))
    return upstream.pass(call)
  },
}

const keepsLongKeys: Fault = {
  around: async (call, { pass }) => (keyOf(call).length > 100 ? jsonResponse(200, {}) : pass(call)),
}

export const deleteVariable = defectsOf('deleteVariable', {
  'delete-variable/deletes': [
    ['STT-01', 'keeps the variable', undoesEffect],
    ['STT-06', 'keeps variables with a long key', keepsLongKeys],
    ['SFX-02', 'deletes all variables of the project', toOthers('DELETE')],
    ['SFX-02', 'reads an underscore as any character', toAlike('DELETE')],
    [
      'SFX-02',
      'deletes the key in all projects',
      {
        handlers: () => ({
          async deleteVariable(request, services) {
            const result = await reference.deleteVariable(request, services)
            const { path } = request
            const { db } = services
            if (result.status === 200)
              await db.deleteFrom('build_variable').where('key', '=', path.key).execute()
            return result
          },
        }),
      },
    ],
    [
      'SFX-01',
      'empties the value and keeps the key',
      {
        async around(call, upstream) {
          const response = await upstream.pass({
            ...otherCall(call, 'PUT', `${listOf(call)}/${encodeURIComponent(keyOf(call))}`, { value: '' }),
          })
          return isSuccess(response) ? jsonResponse(200, {}) : upstream.pass(call)
        },
      },
    ],
  ],
  'general/no-access-to-private-projects': [
    [
      'SFX-02',
      'performs a rejected deletion',
      inScopesThatAre('private', when(by('external'), deletesAndRejects)),
    ],
  ],
})
