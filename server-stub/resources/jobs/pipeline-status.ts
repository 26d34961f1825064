import type { Flag, JobState } from '../../database/tables.ts'

/** What counts of a job when jobs are added up. */
export interface JobOutcome {
  status: JobState
  allow_failure: Flag
}

/** States that end the addition, in this order: as long as there is one of them, the others do not matter. */
const decisive = ['running', 'pending', 'manual', 'created', 'failed', 'canceled'] as const

/** The state that the jobs of a pipeline amount to; null without any. */
export function sumOfJobs(jobs: readonly JobOutcome[]): JobState | null {
  if (jobs.length === 0) return null
  const states = new Set(jobs.filter(isCounted).map(({ status }) => status))
  const [first = 'success'] = states
  if (states.size <= 1) return first
  const state = decisive.find((each) => states.has(each))
  if (state === undefined) return 'success'
  const begun = states.has('success') || states.has('failed') || states.has('canceled')
  return begun && (state === 'pending' || state === 'created') ? 'running' : state
}

/** What may fail, and what may wait for somebody to start it, does not count when it does. */
function isCounted({ status, allow_failure }: JobOutcome): boolean {
  return allow_failure === 0 || !['failed', 'canceled', 'manual'].includes(status)
}
