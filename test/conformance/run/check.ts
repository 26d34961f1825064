/** A check and its place in the coverage of the contract's rules. */
import type { AreaName, OperationId, operations, OperationsOf } from '../../../generated/operations.ts'
import type { RuleId, rules } from '../../../generated/rules.ts'
import type { World } from '../world/world.ts'

/** A claim about a server, proved or refuted by talking to it. */
export interface Check {
  /** Says which of several checks of one rule this is, or what a generated check is about. */
  readonly title: string | null
  /** Given by generated checks, which may prove several rules: equal ids are one check. */
  readonly id: string | null
  /** Generated checks of one topic fail of one cause. */
  readonly topic: string | null
  /** Operations it exercises beside those of its rules. */
  readonly operations: readonly OperationId[]
  readonly run: (world: World) => Promise<void>
}

/** A rule that no black box can decide, and why. */
export interface NotCheckable {
  readonly notCheckable: string
}

export type Entry = Check | readonly Check[] | NotCheckable

/** Rules of which the contract itself says that no black box can decide them. */
type Unchecked = {
  [Rule in RuleId]: (typeof rules)[Rule] extends { readonly unchecked: string } ? Rule : never
}[RuleId]

/** Rules that speak of no single operation. */
export type GeneralRule = {
  [Rule in RuleId]: (typeof rules)[Rule]['operation'] extends null ? Rule : never
}[RuleId]

/** Exactly one entry for each of some rules, so that a rule without a check does not compile. */
export type CoverageOfRules<Rules extends RuleId> = { readonly [Rule in Exclude<Rules, Unchecked>]: Entry }

/** One entry for each rule of an operation. */
export type CoverageOf<Op extends OperationId> = CoverageOfRules<(typeof operations)[Op]['rules'][number]>

/** One entry for each rule of an area. */
export type CoverageOfArea<Area extends AreaName> = CoverageOf<OperationsOf<Area>>

type Run = (world: World) => Promise<void>

/** Defines a check. Its rule is the key under which it stands; a title is needed where a rule has several. */
export function check(run: Run): Check
export function check(title: string, run: Run): Check
export function check(first: string | Run, second?: Run): Check {
  const run = typeof first === 'string' ? second : first
  if (run === undefined) throw new TypeError('A check needs something to run.')
  return { title: typeof first === 'string' ? first : null, id: null, topic: null, operations: [], run }
}

/** Defines a generated check: one of many of a topic, each about one operation. */
export function generatedCheck(
  topic: string,
  operation: OperationId,
  title: string,
  run: Run,
  detail = '',
): Check {
  const id = [topic, operation, detail].filter((part) => part !== '').join('/')
  return { title, id, topic, operations: [operation], run }
}

/** States why no black-box check can decide a rule. */
export function notCheckable(reason: string): NotCheckable {
  return { notCheckable: reason }
}
