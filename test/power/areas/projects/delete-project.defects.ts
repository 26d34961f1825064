/** Defects of deleteProject, by the rule that each violates. */
import { segmentsOf } from '../../message.ts'
import { defectsOf } from '../../mutant.ts'
import { isNormal, not, when } from '../../vocabulary/conditions.ts'
import { hasNoEffect, jsonResponse } from '../../vocabulary/effects.ts'
import { rejectsRepeatedDeletion } from '../../vocabulary/lookups.ts'
import { replacesStatus } from '../../vocabulary/responses.ts'

export const deleteProject = defectsOf('deleteProject', {
  'delete-project/accepted-with-json-body': [
    ['STA-01', 'returns 200 for 202', replacesStatus(202, 200)],
    ['STA-01', 'returns 200 to administrators', when(not(isNormal), replacesStatus(202, 200))],
    [
      'STA-01',
      'returns no body',
      {
        around: async (call, upstream) => {
          const response = await upstream.pass(call)
          return response.status === 202 ? jsonResponse(202) : response
        },
      },
    ],
  ],
  'delete-project/removes-the-project': [
    ['SFX-01', 'keeps the record', hasNoEffect(202, { message: '202 Accepted' })],
  ],
  'general/delete-is-idempotent': [
    [
      'IDM-01',
      'returns 404 for an unknown path',
      when((call) => !/^\d+$/.test(segmentsOf(call)[1] ?? ''), rejectsRepeatedDeletion),
    ],
  ],
})
