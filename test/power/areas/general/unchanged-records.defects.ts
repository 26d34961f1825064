/** Updates that change nothing return no content. */
import { type Fault, type Mutant, mutant } from '../../mutant.ts'
import { shownAt } from '../../vocabulary/lookups.ts'
import { pathOf, jsonOf, isSuccess } from '../../message.ts'
import { jsonResponse } from '../../vocabulary/effects.ts'

/** The update returns what the record was before. */
const returnsNothingIfUnchanged: Fault = {
  async around(call, upstream) {
    const before = await shownAt(pathOf(call), call, upstream)
    const response = await upstream.pass(call)
    const isSame = JSON.stringify(jsonOf(response)) === JSON.stringify(before)
    return isSuccess(response) && isSame ? jsonResponse(204) : response
  },
}

export const unchangedRecordMutants: readonly Mutant[] = (
  ['updateRunner', 'updateBroadcastMessage'] as const
).map((operation) =>
  mutant(
    'STA-02',
    operation,
    'general/success-is-200',
    'returns no content if nothing changes',
    returnsNothingIfUnchanged,
  ),
)
