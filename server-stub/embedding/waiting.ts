/** Waiting for what a client under test does. */
import { setTimeout as delay } from 'node:timers/promises'
import type { OperationId } from '../../generated/operations.ts'
import type { ForgeClient, ItemOf } from '../../generated/client.ts'
import { operationIds } from '../http/api.ts'
import { suggestion } from '../http/suggestion.ts'
import { requireAccepted, requireOptions } from './options.ts'
import type { RecordedRequest, Recorder } from './recorder.ts'
import { traceOf } from './trace.ts'

/** How long, and for which of several requests. */
export interface WaitOptions {
  /** Milliseconds until it gives up; default 5000. */
  timeout?: number
  /** Which of the matching requests is waited for; default 1, the first. */
  count?: number
}

/** An event of the activity feed. */
export type ForgeEvent = ItemOf<'listProjectEvents'>

/** Waits for what a client does. */
export interface Waiting {
  /**
   * The first request (or the `count`th) to an operation that has its response, or the first for which a function returns
   * `true`. Requests since the start or the last `reset()` count as well. Rejects with the trace of all requests after
   * `timeout`.
   *
   * ```ts
   * const request = await forge.waitFor('createMergeRequest')
   * ```
   */
  waitFor(
    match: OperationId | ((request: RecordedRequest) => boolean),
    options?: WaitOptions,
  ): Promise<RecordedRequest>
  /**
   * The first event of a project, given by id or path, for which a function returns `true`. Earlier events count as well.
   * Rejects after `timeout`.
   *
   * ```ts
   * const pushed = await forge.waitForEvent('owner/project-1', ({ action_name }) => action_name === 'pushed')
   * ```
   */
  waitForEvent(
    project: number | string,
    match: (event: ForgeEvent) => boolean,
    options?: Pick<WaitOptions, 'timeout'>,
  ): Promise<ForgeEvent>
}

const usualTimeout = 5000
const pollInterval = 25

/** `admin` sends requests that are not recorded. @internal */
export function createWaiting(recorder: Recorder, admin: () => ForgeClient): Waiting {
  return {
    async waitFor(match, options = {}) {
      requireOptions('waitFor()', options, { timeout: { least: 0 }, count: { least: 1 } })
      const { timeout = usualTimeout, count = 1 } = options
      const matches = typeof match === 'function' ? match : isCallOf(match)
      const completed = recorder.completed()
      const found = await poll(timeout, async () => completed().filter(matches)[count - 1])
      if (found !== undefined) return found
      const what = typeof match === 'function' ? 'matching request' : match
      throw new Error(`No ${what} within ${timeout} ms. Requests so far:\n${traceOf(recorder.requests())}`)
    },
    async waitForEvent(project, match, options = {}) {
      requireAccepted('The second argument of waitForEvent()', match, ['function'])
      requireOptions('waitForEvent()', options, { timeout: { least: 0 } })
      const { timeout = usualTimeout } = options
      const events = admin().paginate('listProjectEvents', { path: { project_id: project } })
      const found = await poll(timeout, async () => {
        for await (const event of events) if (match(event)) return event
        return undefined
      })
      if (found !== undefined) return found
      throw new Error(`No matching event of project ${project} within ${timeout} ms`)
    },
  }
}

/** The first result that is not undefined; undefined after the timeout. */
async function poll<Value>(
  timeout: number,
  look: () => Promise<Value | undefined>,
): Promise<Value | undefined> {
  const end = performance.now() + timeout
  for (;;) {
    const found = await look()
    if (found !== undefined || performance.now() >= end) return found
    await delay(pollInterval)
  }
}

function isCallOf(operation: OperationId): (request: RecordedRequest) => boolean {
  if (!operationIds.includes(operation))
    throw new TypeError(`Unknown operation '${operation}'${suggestion(operation, operationIds)}`)
  return ({ operationId }) => operationId === operation
}
