/** The verdicts, from a check to the exit status. */

/** The verdict of one check. */
export const verdicts = [
  'pass',
  'fail',
  'blocked',
  'unsupported',
  'not-provisionable',
  'informational',
  'harness-error',
] as const

export type Verdict = (typeof verdicts)[number]

/** The verdict of one rule: the gravest of its checks, or why it has none. */
export type RuleVerdict = Verdict | 'not-checkable'

/** 0: the target conforms. 1: it does not. 2: unknown. */
export type ExitCode = 0 | 1 | 2

/** Which of two verdicts is more severe. */
export const severity: Readonly<Record<Verdict, number>> = {
  fail: 6,
  'harness-error': 5,
  blocked: 4,
  'not-provisionable': 3,
  unsupported: 2,
  pass: 1,
  informational: 0,
}

/** The gravest of some verdicts: a rule passes when each check passes that has asserted something. */
export function mostSevere(all: readonly Verdict[]): Verdict | null {
  return all.reduce<Verdict | null>(
    (worst, verdict) => (worst === null || severity[verdict] > severity[worst] ? verdict : worst),
    null,
  )
}

/** What an exit status is made of. */
export interface RunVerdicts {
  /** Of the selected checks, without those whose failure is expected. */
  readonly verdicts: readonly Verdict[]
  /** Findings that are not expected. */
  readonly findings: number
  /** What is wrong with the list of expected failures. */
  readonly expectationErrors: number
  /** Selected checks that are in no report. */
  readonly missing: number
}

/** Verdicts that leave open whether the server conforms. */
export const openVerdicts: readonly Verdict[] = ['blocked', 'harness-error']

/**
 * 1 if a check failed; 2 if none failed but a selected check has no verdict, or none has; 0 otherwise. Operations that
 * the server does not offer, and records that cannot be provisioned, are in every report and do not change the status.
 */
export function exitCodeOf({ verdicts: all, findings, expectationErrors, missing }: RunVerdicts): ExitCode {
  if (findings > 0 || expectationErrors > 0 || all.includes('fail')) return 1
  if (missing > 0 || all.some((verdict) => openVerdicts.includes(verdict))) return 2
  return all.includes('pass') ? 0 : 2
}
