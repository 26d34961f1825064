/** Whether a response is a plausible success of a working server of this API, for any operation. */
import type { Outcome, WireResponse } from './exchange.ts'

/** A success that is no web page, and whose JSON can be parsed. Rejections conform, but do not prove that the server works. */
export function isPlausibleSuccess(outcome: Outcome): boolean {
  if (outcome.kind === 'fault') return false
  const { response } = outcome
  if (response.status >= 300 && response.status !== 304) return false
  const type = (response.headers.get('content-type') ?? '').toLowerCase()
  if (type.startsWith('text/html')) return false
  return !type.startsWith('application/json') || isJson(response)
}

/** The outcome, in a few words. */
export function describeOutcome(outcome: Outcome): string {
  if (outcome.kind === 'fault') return outcome.fault.text
  const { status, headers } = outcome.response
  return `Status ${status}, ${headers.get('content-type') ?? 'no Content-Type'}.`
}

function isJson({ body }: WireResponse): boolean {
  if (body.length === 0) return true
  try {
    JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
    return true
  } catch {
    return false
  }
}
