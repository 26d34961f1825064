/** The report as data: the source of all formats, and the content of the JSON report. */
import { operations, type OperationId } from '../../../generated/operations.ts'
import { rules, type RuleId } from '../../../generated/rules.ts'
import type { ReportedSelection } from '../runner/selection.ts'
import type { ExitCode, RuleVerdict, Verdict } from '../runner/verdict.ts'
import type { Matrix } from './matrix.ts'

/** A request or response for output: secrets are masked, long bodies are cut. */
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
  /** Null if there was no complete response; `fault` states why. */
  readonly response: {
    readonly status: number
    readonly headers: Readonly<Record<string, string>>
    readonly body: string
  } | null
  readonly fault: string | null
}

/** The key of a finding in an earlier version, or one for each of several versions. */
export type FormerKey = string | readonly string[]

/** Failures with the same cause. */
export interface ReportedFinding {
  /** Its number in this report. */
  readonly id: string
  /** The same in all reports. */
  readonly key: string
  /** Keys of earlier versions, one for each status or missing property; absent if there are none. */
  readonly formerKeys?: readonly FormerKey[]
  readonly kind: 'contract' | 'rule'
  /** One line. */
  readonly title: string
  /** The part of the response that is wrong; null if it is the whole response. */
  readonly concerns: {
    readonly kind: 'header' | 'property' | 'status' | 'order'
    readonly name: string
  } | null
  readonly expected: string
  readonly actual: string
  /** All required properties that responses do not have; absent for other findings. */
  readonly missing?: readonly string[]
  /** The statuses of the responses; absent if `actual` states what they are. */
  readonly statuses?: readonly number[]
  readonly count: number
  readonly rules: readonly RuleId[]
  readonly operations: readonly OperationId[]
  readonly checks: readonly string[]
  /** The exchanges that prove it. */
  readonly exchanges: readonly ShownExchange[]
  /** Shell script that repeats it from nothing. */
  readonly script: string
  /** Why it is expected; null where it is not. */
  readonly excused: string | null
}

/** A check with its verdict. */
export interface ReportedCheck {
  readonly id: string
  readonly title: string
  /** File and line of the check; null for the setup. */
  readonly source: string | null
  readonly area: string
  readonly verdict: Verdict
  /** Why it is no pass, or which effects a check that passes did not observe. */
  readonly reason: string | null
  /**
   * Why it failed or is blocked, without values that differ between checks, and the key of the finding that explains it;
   * absent for other verdicts and in reports of earlier versions.
   */
  readonly cause?: { readonly text: string; readonly finding: string | null }
  readonly rules: readonly RuleId[]
  readonly operations: readonly OperationId[]
  /** Ids of the findings that this check showed. */
  readonly findings: readonly string[]
  /** Why it is expected not to pass; null where it is not. */
  readonly excused: string | null
  readonly milliseconds: number
}

/** A rule with the most severe verdict of its checks. */
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

/** What became of one entry of a list of expected failures. */
export interface ReportedExpectation {
  readonly pattern: string
  readonly reason: string
  /** `stale`: names no check; `passes`: nothing that it names fails any more; `not-checked`: this run does not include it. */
  readonly state: 'fails' | 'passes' | 'stale' | 'not-checked'
  /** Line in the file, counted from 1. */
  readonly line: number
}

/** A list of expected failures, evaluated. */
export interface Expectations {
  readonly file: string
  readonly entries: readonly ReportedExpectation[]
}

export interface ChangedCheck {
  readonly id: string
  readonly from: Verdict
  readonly to: Verdict
}

export interface NamedFinding {
  readonly key: string
  readonly title: string
}

/** What changed between an earlier report and this one. */
export interface Comparison {
  /** The earlier report: its run, when it began, and its contract. */
  readonly old: { readonly run: string; readonly startedAt: string; readonly contract: string }
  readonly newlyFailing: readonly ChangedCheck[]
  readonly newlyPassing: readonly ChangedCheck[]
  readonly otherVerdicts: readonly ChangedCheck[]
  /** Checks that only this report has. */
  readonly added: readonly string[]
  /** Checks that only the earlier report has. */
  readonly vanished: readonly string[]
  /** Whether both have the same selection; if not, added and vanished checks may only differ in the selection. */
  readonly sameSelection: boolean
  readonly findingsNew: readonly NamedFinding[]
  readonly findingsGone: readonly NamedFinding[]
}

/** The result of a run: the content of `--report json`. */
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
  readonly selection: ReportedSelection
  readonly plan: {
    /** Checks in the suite. */
    readonly whole: number
    /** The selected ones, in all shards together. */
    readonly selected: number
    /** The selected ones in this report. */
    readonly here: number
    /** The shards without a report, such as `2/4`; absent if the report is that of a run. */
    readonly missingShards?: readonly string[]
  }
  readonly exitCode: ExitCode
  /** Number of planned checks by verdict, without the setup of users and shared fixtures. */
  readonly counts: Readonly<Record<Verdict, number>>
  readonly ruleCounts: Readonly<Partial<Record<RuleVerdict, number>>>
  readonly findings: readonly ReportedFinding[]
  readonly checks: readonly ReportedCheck[]
  readonly rules: readonly ReportedRule[]
  /** The observed cells of the access matrix. */
  readonly matrix: Matrix
  /** What the run could not remove again. */
  readonly leftovers: readonly { readonly what: string; readonly why: string }[]
  /** The comparison with the list of expected failures; null without a list. */
  readonly expectations: Expectations | null
  /** The comparison with an earlier report; null without one. */
  readonly comparison: Comparison | null
  /** Notes that precede the verdicts, for example that actors use sudo. */
  readonly notes: readonly string[]
}

/** The key of a finding, and those of earlier versions. */
export function keysOf({
  key,
  formerKeys = [],
}: Pick<ReportedFinding, 'key' | 'formerKeys'>): readonly string[] {
  return [key, ...formerKeys.flat()]
}

/** Whether a check has its verdict because of the finding with this key, as far as the report states causes. */
export function isCausedBy(key: string, { cause }: ReportedCheck): boolean {
  return cause === undefined || cause.finding === key
}

/** Whether a reported check is the setup of users and shared fixtures, which proves no rule. */
export function isSetUp({ id }: { readonly id: string }): boolean {
  return id.startsWith('set-up/')
}

/** Reported checks without the set-up: as many as were planned. */
export function plannedIn<Check extends { readonly id: string }>(checks: readonly Check[]): readonly Check[] {
  return checks.filter((check) => !isSetUp(check))
}

/** The area of a rule: that of its operation, or `general`. */
export function areaOfRule(rule: RuleId): string {
  const { operation } = rules[rule]
  return operation === null ? 'general' : operations[operation].area
}

/** The URL of an operation in the reference. */
export function referenceTo(operation: OperationId, reference: string | null): string {
  return `${reference ?? ''}#operation/${operation}`
}
