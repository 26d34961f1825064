/** The creation of a record that equals another returns the other one. */
import { type Fault, type Mutant, mutant } from '../../mutant.ts'
import { jsonResponse } from '../../vocabulary/effects.ts'
import { isSuccess, jsonOf } from '../../message.ts'

/** The same body in the same place is taken for the same request. */
const returnsFirstOfEqual: Fault = {
  async around(call, { pass, memory }) {
    const key = `${call.path} ${call.body.toString()}`
    const known = memory.get(key)
    if (known !== undefined) return jsonResponse(201, known)
    const response = await pass(call)
    if (isSuccess(response)) memory.set(key, jsonOf(response))
    return response
  },
}

export const equalRecordMutants: readonly Mutant[] = (
  ['createIssue', 'createSnippetNote', 'createTrigger'] as const
).map((operation) =>
  mutant(
    'IDM-02',
    operation,
    'general/created-is-201',
    'returns the first of equal records',
    returnsFirstOfEqual,
  ),
)
