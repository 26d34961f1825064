/** The report as data: what every reporter shows, and what JSON holds as it stands. */
import { operations, type OperationId } from '../../../generated/operations.ts'
import { rules, type RuleId } from '../../../generated/rules.ts'
import type { ExitCode, RuleVerdict, Verdict } from '../run/verdict.ts'

/** A message on the wire as it may be shown: secrets are masked, long bodies are cut. */
export interface ShownExchange {
  readonly actor: string
  readonly operation: OperationId | null
  readonly milliseconds: number
  readonly request: {
    readonly method: string
    readonly url: string
    readonly headers: Readonly<Record<string, string>>
    readonly body: string | null
  }
  /** Null when no complete answer came; `fault` then says why. */
  readonly response: {
    readonly status: number
    readonly headers: Readonly<Record<string, string>>
    readonly body: string
  } | null
  readonly fault: string | null
}

export interface ReportedFinding {
  readonly id: string
  readonly kind: 'contract' | 'rule'
  /** One line. */
  readonly title: string
  readonly expected: string
  readonly actual: string
  readonly count: number
  readonly rules: readonly RuleId[]
  readonly operations: readonly OperationId[]
  readonly checks: readonly string[]
  /** The exchanges that show it. */
  readonly exchanges: readonly ShownExchange[]
  /** Shell script that repeats it from nothing. */
  readonly script: string
}

export interface ReportedCheck {
  readonly id: string
  readonly title: string
  readonly area: string
  readonly verdict: Verdict
  /** Why it is no pass. */
  readonly reason: string | null
  readonly rules: readonly RuleId[]
  readonly operations: readonly OperationId[]
  /** Ids of the findings that this check showed. */
  readonly findings: readonly string[]
  readonly milliseconds: number
}

export interface ReportedRule {
  readonly id: RuleId
  readonly text: string
  readonly source: string
  readonly area: string
  readonly operation: OperationId | null
  readonly verdict: RuleVerdict
  readonly reason: string | null
  readonly checks: readonly string[]
}

export interface Report {
  /** Version of this shape. */
  readonly format: 1
  readonly contract: string
  readonly target: string
  /** Where the reference is served; operations are linked below it. */
  readonly reference: string | null
  readonly run: {
    readonly id: string
    readonly seed: number
    readonly startedAt: string
    readonly milliseconds: number
    readonly requests: number
  }
  readonly selection: {
    readonly areas: readonly string[]
    readonly operations: readonly string[]
    readonly rules: readonly string[]
  }
  readonly exitCode: ExitCode
  readonly counts: Readonly<Record<Verdict, number>>
  readonly ruleCounts: Readonly<Partial<Record<RuleVerdict, number>>>
  readonly findings: readonly ReportedFinding[]
  readonly checks: readonly ReportedCheck[]
  readonly rules: readonly ReportedRule[]
  /** What the run could not remove again. */
  readonly residue: readonly { readonly what: string; readonly why: string }[]
  /** What a reader should know before the verdicts, for example that personas had to use sudo. */
  readonly notes: readonly string[]
}

/** The area of a rule: that of its operation, or `general`. */
export function areaOfRule(rule: RuleId): string {
  const { operation } = rules[rule]
  return operation === null ? 'general' : operations[operation].area
}

/** Where an operation stands in the reference page. */
export function referenceTo(operation: OperationId, reference: string | null): string {
  return `${reference ?? ''}#operation/${operation}`
}
