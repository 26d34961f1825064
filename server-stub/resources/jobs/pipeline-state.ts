/** The state of a pipeline as it follows from its jobs. */
import type { Flag, JobState } from '../../database/tables.ts'

/** What the state of a pipeline depends on in a job. */
export interface JobOutcome {
  status: JobState
  allow_failure: Flag
}

/** States that decide in this order: while a job is in one of them, the following do not matter. */
const decisive = ['running', 'pending', 'manual', 'created', 'failed', 'canceled'] as const

/** The state of a pipeline with these jobs; null without any. */
export function stateOfPipeline(jobs: readonly JobOutcome[]): JobState | null {
  if (jobs.length === 0) return null
  const states = new Set(jobs.filter(isCounted).map(({ status }) => status))
  const [first = 'success'] = states
  if (states.size <= 1) return first
  const state = decisive.find((each) => states.has(each))
  if (state === undefined) return 'success'
  const hasBegun = states.has('success') || states.has('failed') || states.has('canceled')
  return hasBegun && (state === 'pending' || state === 'created') ? 'running' : state
}

/** Jobs that may fail, or that are started by hand, do not count while they have not succeeded. */
function isCounted({ status, allow_failure }: JobOutcome): boolean {
  return allow_failure === 0 || !['failed', 'canceled', 'manual'].includes(status)
}
