/** What a run is about to do, for a terminal. */
import { counted, wrap } from './text.ts'

/** The facts before the first check. */
export interface Start {
  readonly target: string
  readonly run: string
  readonly keepsRecords: boolean
  readonly checks: number
  readonly workers: number
  /** Time of the fastest response so far, in milliseconds. */
  readonly latency: number
}

/** Requests of an average check, with its share of setup and cleanup. */
const requestsOfCheck = 5
/** Time that the suite itself uses for a request, in milliseconds. */
const overhead = 0.5

/** What the run does to the target, and its approximate duration. */
export function announcement(start: Start, width: number): string {
  const { target, run, checks, keepsRecords } = start
  const end = keepsRecords
    ? 'leaves them there. Ctrl+C ends it early'
    : 'deletes them at the end. Ctrl+C ends it early and cleans up'
  const text = `Testing ${target} with ${counted(checks, 'check')}, ${duration(start)}. The run creates users, groups and projects with ${run} in their names and ${end}.`
  return [...wrap(text, 0, width), ''].join('\n')
}

/** A rough estimate: it assumes that later responses are as fast as the first ones. */
function duration({ checks, workers, latency }: Start): string {
  const seconds = (checks * requestsOfCheck * (latency / workers + overhead)) / 1000
  if (seconds < 5) return 'a few seconds'
  if (seconds < 55) return `about ${Math.ceil(seconds / 10) * 10} s`
  return `about ${Math.ceil(seconds / 60)} min`
}
