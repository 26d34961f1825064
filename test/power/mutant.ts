/** A server with one defect and the rules that the defect violates. */
import { ruleIds } from '../conformance/fixtures/check.ts'
import type { OperationId } from '../../generated/operations.ts'
import { rules, type RuleId } from '../../generated/rules.ts'
import type { Handlers } from '../../server-stub/http/handler.ts'
import type { Services } from '../../server-stub/services.ts'
import type { ResponseMessage, Call } from './message.ts'
import type { OperatorId } from './operators.ts'

/** The server that the proxy forwards to. */
export interface Upstream {
  /** Passes a call on to the server; may be called several times. */
  readonly pass: (call: Call) => Promise<ResponseMessage>
  /** Saves the state of the server; the result restores it. Only for faults that run alone. */
  readonly keep: () => Promise<() => Promise<void>>
  /** The user name of a private token; null if the token is invalid or missing. */
  readonly usernameOf: (call: Call) => string | null
  readonly adminToken: string
  /** State of the defect between calls; empty at the beginning of a trial. */
  readonly memory: Map<string, unknown>
}

/** Implementation of a defect. If several hooks are given, all are in effect. */
export interface Fault {
  /** Handles calls between the suite and the server, for the operation of the mutant only. */
  readonly around?: (call: Call, upstream: Upstream) => Promise<ResponseMessage>
  /** As `around`, for every operation. */
  readonly everywhere?: (call: Call, upstream: Upstream) => Promise<ResponseMessage>
  /** Handlers that replace those of the reference server. */
  readonly handlers?: (administrator: Services) => Partial<Handlers<Services>>
  /** Services that replace those of the handlers of the operation. */
  readonly services?: (own: Services, administrator: Services) => Services
  /** Whether the checks must run one by one. */
  readonly alone?: boolean
}

export interface Mutant {
  /** Stable: operator, operation, site. */
  readonly id: string
  readonly operator: OperatorId
  readonly operation: OperationId
  /** The rules it violates; none if only the validation against the contract can detect it. */
  readonly rules: readonly RuleId[]
  readonly fault: Fault
  /** Message of the pre-flight, if the pre-flight already rejects the server. */
  readonly rejectedWith?: RegExp
}

/** A mutant, as written in areas. `description` states what the server does, as a verb phrase ("ignores the state"). */
export function mutant(
  operator: OperatorId,
  operation: OperationId,
  rules: RuleId | readonly RuleId[],
  description: string,
  fault: Fault,
): Mutant {
  const site = description.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  return {
    id: `${operator}/${operation}/${site}`,
    operator,
    operation,
    rules: typeof rules === 'string' ? [rules] : rules,
    fault,
  }
}

/** A defect: its operator, its description, its fault, and the rules that it violates in addition to the rule of its table. */
export type Defect<Rule extends string = never> = readonly [
  operator: OperatorId,
  description: string,
  fault: Fault,
  otherRules?: readonly Rule[],
]

/** Defects by the rule that they violate. */
type DefectTable<Rule extends string> = { readonly [Each in Rule]?: readonly Defect<Rule>[] }

/** Names of the rules of an operation, without the operation. */
type RuleNameOf<Operation extends OperationId> = {
  [Rule in RuleId]: (typeof rules)[Rule]['operation'] extends Operation
    ? Rule extends `${string}/${infer Name}`
      ? Name
      : never
    : never
}[RuleId]

/** The mutants of one operation, from a table of defects by rule. */
export function defectsOf(operation: OperationId, table: DefectTable<RuleId>): readonly Mutant[] {
  return mutantsFrom(operation, table, new Map(ruleIds().map((rule) => [rule, rule])))
}

/** The mutants of several operations, from one table by the names of rules that the operations have. */
export function defectsOfEach<Operation extends OperationId>(
  ofOperations: readonly Operation[],
  table: DefectTable<RuleNameOf<Operation> | Extract<RuleId, `general/${string}`>>,
): readonly Mutant[] {
  return ofOperations.flatMap((operation) => {
    const named = ruleIds().map((rule): [string, RuleId] =>
      rules[rule].operation === operation ? [rule.replace(/^.*\//, ''), rule] : [rule, rule],
    )
    return mutantsFrom(operation, table, new Map(named))
  })
}

function mutantsFrom(
  operation: OperationId,
  table: DefectTable<string>,
  named: ReadonlyMap<string, RuleId>,
): readonly Mutant[] {
  return Object.entries(table).flatMap(([name, defects = []]) =>
    named.has(name)
      ? defects.map(([operator, description, fault, others = []]) => {
          const violated = [name, ...others].flatMap((each) => named.get(each) ?? [])
          return mutant(operator, operation, violated, description, fault)
        })
      : [],
  )
}

/** Several mutants that break the same rules of one operation. */
export function mutantsOf(
  operation: OperationId,
  rules: RuleId | readonly RuleId[],
  ...defects: readonly Defect[]
): readonly Mutant[] {
  return defects.map(([operator, description, fault]) =>
    mutant(operator, operation, rules, description, fault),
  )
}
