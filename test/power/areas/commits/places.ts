/** Where commits and branches are, for defects that mistake one for another. */
import { isSuccess, segmentsOf, valueOf, withValue, type Call } from '../../message.ts'
import type { Fault } from '../../mutant.ts'

export const commitsOf = (call: Call) => `/projects/${segmentsOf(call)[1] ?? ''}/repository/commits`

/** What is committed to another branch is committed to master as well. */
export const masterAsWell: Fault = {
  async around(call, behind) {
    const answer = await behind.pass(call)
    if (isSuccess(answer) && valueOf(call, 'branch') !== 'master')
      await behind.pass(withValue(call, 'branch', 'master'))
    return answer
  },
}
