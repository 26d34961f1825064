/** Which check proves which rule: total over the contract's rules, so that a rule without a check does not compile. */
import { ruleIds, type Coverage } from './run/plan.ts'

/** Every rule of the contract with its checks, or why it has none. */
export const coverage: Coverage = new Map(
  ruleIds().map((rule) => [rule, { pending: 'Its checks are still to be written.' }]),
)
