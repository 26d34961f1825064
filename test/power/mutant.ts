/** A server with one defect, and the sentences that the defect breaks. */
import type { OperationId } from '../../generated/operations.ts'
import { rules, type RuleId } from '../../generated/rules.ts'
import type { Handlers } from '../../server-stub/http/handler.ts'
import type { Services } from '../../server-stub/services.ts'
import type { ResponseMessage, Call } from './message.ts'
import type { OperatorId } from './operators.ts'

/** The server behind the gateway. */
export interface Behind {
  /** Passes a call on, as often as wanted. */
  readonly pass: (call: Call) => Promise<ResponseMessage>
  /** Everything that the server holds, put back as it was when this was called. Only where calls come one by one. */
  readonly keep: () => Promise<() => Promise<void>>
  /** The user name of a private token; null if the token is invalid or missing. */
  readonly usernameOf: (call: Call) => string | null
  readonly adminToken: string
  /** What a defect remembers from call to call; empty when a trial begins. */
  readonly memory: Map<string, unknown>
}

/** What is wrong. Where several hooks are given, all of them are in effect. */
export interface Fault {
  /** Stands between the suite and the server, for the operation of the mutant only. */
  readonly around?: (call: Call, behind: Behind) => Promise<ResponseMessage>
  /** As `around`, for every operation. */
  readonly everywhere?: (call: Call, behind: Behind) => Promise<ResponseMessage>
  /** Handlers in place of those of the reference server. */
  readonly handlers?: (administrator: Services) => Partial<Handlers<Services>>
  /** Services in place of those that the handlers of the operation would get. */
  readonly services?: (own: Services, administrator: Services) => Services
  /** Whether the checks must run one by one. */
  readonly alone?: boolean
}

export interface Mutant {
  /** Stable: operator, operation, site. */
  readonly id: string
  readonly operator: OperatorId
  readonly operation: OperationId
  /** What is wrong, in a sentence. */
  readonly words: string
  /** The rules it violates; none if only the validation against the contract can detect it. */
  readonly rules: readonly RuleId[]
  readonly fault: Fault
  /** Where the pre-flight already turns the server away: the words in which it says so. */
  readonly turnedAway?: RegExp
}

/** A mutant as areas write it down: one line for one defect. */
export function mutant(
  operator: OperatorId,
  operation: OperationId,
  rules: RuleId | readonly RuleId[],
  words: string,
  fault: Fault,
): Mutant {
  const site = words.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  return {
    id: `${operator}/${operation}/${site}`,
    operator,
    operation,
    words,
    rules: typeof rules === 'string' ? [rules] : rules,
    fault,
  }
}

/** What is wrong, in its parts: the kind, a sentence, the fault, and the rules that it violates beside that of its table. */
export type Defect = readonly [
  operator: OperatorId,
  words: string,
  fault: Fault,
  otherRules?: readonly RuleId[],
]

/** The mutants of one operation, from a table of defects by the rule that they violate. */
export function defectsOf(
  operation: OperationId,
  table: { readonly [Rule in RuleId]?: readonly Defect[] },
): readonly Mutant[] {
  return ruleIds.flatMap((rule) =>
    (table[rule] ?? []).map(([operator, words, fault, others = []]) =>
      mutant(operator, operation, [rule, ...others], words, fault),
    ),
  )
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys forgets the names of a constant
const ruleIds = Object.keys(rules) as RuleId[]

/** Several mutants that break the same rules of one operation. */
export function mutantsOf(
  operation: OperationId,
  rules: RuleId | readonly RuleId[],
  ...defects: readonly Defect[]
): readonly Mutant[] {
  return defects.map(([operator, words, fault]) => mutant(operator, operation, rules, words, fault))
}
