/** Whether a response is a plausible success of a working server of this API, for any operation. */
import type { Outcome, WireResponse } from './exchange.ts'
import { jsonBodyOf } from './json-body.ts'

/** A success that is no web page, and whose JSON can be parsed. Rejections conform, but do not prove that the server works. */
export function isPlausibleSuccess(outcome: Outcome): boolean {
  if (outcome.kind === 'fault') return false
  const { response } = outcome
  if (response.status >= 300 && response.status !== 304) return false
  const type = (response.headers.get('content-type') ?? '').toLowerCase()
  if (type.startsWith('text/html')) return false
  return !type.startsWith('application/json') || response.body.length === 0 || isJson(response)
}

/** Whether two requests failed in the same way: without a response, with a server error, or with the same response. */
export function isSameFailure(one: Outcome, other: Outcome): boolean {
  if (one.kind === 'fault' || other.kind === 'fault') return one.kind === other.kind
  const [a, b] = [one.response, other.response]
  if (a.status >= 500 || b.status >= 500) return a.status >= 500 && b.status >= 500
  return a.status === b.status && (a.status < 400 || Buffer.from(a.body).equals(b.body))
}

/** The outcome, in a few words. */
export function describeOutcome(outcome: Outcome): string {
  if (outcome.kind === 'fault') return outcome.fault.text
  const { status, headers } = outcome.response
  return `Status ${status}, ${headers.get('content-type') ?? 'no Content-Type'}.`
}

function isJson(response: WireResponse): boolean {
  return jsonBodyOf(response).kind === 'json'
}
