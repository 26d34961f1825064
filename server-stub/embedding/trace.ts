/** Recorded requests as text, for the output of a failed test. */
import type { RecordedRequest } from './recorder.ts'

/** One line for each request, and one below it for each violation of the contract. */
export function traceOf(requests: readonly RecordedRequest[]): string {
  if (requests.length === 0) return '(no requests)'
  return requests.flatMap(linesOf).join('\n')
}

function linesOf({ at, method, url, operationId, status, fault, violations }: RecordedRequest): string[] {
  const outcome = status === undefined ? 'no response' : String(status)
  const notes = [operationId ?? 'unknown route', ...(fault === undefined ? [] : [`injected: ${fault}`])]
  return [
    `${at.slice(11, 23)} ${method} ${url} → ${outcome} (${notes.join('; ')})`,
    ...violations.map((violation) => `             violation: ${violation}`),
  ]
}
