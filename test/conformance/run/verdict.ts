/** The verdicts, from a check to the exit status. */

/** What a run says of one check. */
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

/** What a run says of one rule: the gravest verdict of its checks, or why it has none. */
export type RuleVerdict = Verdict | 'not-checkable'

export type ExitCode = 0 | 1 | 2

const gravity: Record<Verdict, number> = {
  fail: 6,
  'harness-error': 5,
  blocked: 4,
  'not-provisionable': 3,
  unsupported: 2,
  informational: 1,
  pass: 0,
}

/** The gravest of some verdicts; a rule passes only when each of its checks does. */
export function gravest(all: readonly Verdict[]): Verdict | null {
  return all.reduce<Verdict | null>(
    (worst, verdict) => (worst === null || gravity[verdict] > gravity[worst] ? verdict : worst),
    null,
  )
}

/** 1 when something failed; 2 when nothing failed but something could not be told; 0 otherwise. */
export function exitCodeOf(all: readonly Verdict[], failedFindings: number): ExitCode {
  if (failedFindings > 0 || all.includes('fail')) return 1
  if (all.length === 0 || all.includes('blocked') || all.includes('harness-error')) return 2
  return 0
}
