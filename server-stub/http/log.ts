/** What goes wrong on the server's side, told without secrets. */
import type { OperationId } from '../../generated/operations.ts'

interface Occasion {
  /** Also sent to the caller as `X-Request-Id`. */
  requestId: string
  method: string
  /** Path and query as they were sent, secrets masked. */
  url: string
}

/** A handler's answer that the contract does not allow: the caller gets a 500. */
export interface Violation extends Occasion {
  kind: 'violation'
  operationId: OperationId
  status: number
  problems: readonly string[]
}

/** An error that nobody expected: the caller gets a bare 500. */
export interface Unexpected extends Occasion {
  kind: 'unexpected'
  error: unknown
}

/** Something that the server depends on, such as its database, cannot be used: the caller gets a 503. */
export interface Unavailable extends Occasion {
  kind: 'unavailable'
  error: unknown
}

export type Incident = Violation | Unexpected | Unavailable

/** An incident as text of one or more lines. */
export function describeIncident(incident: Incident): string {
  const occasion = `${incident.method} ${incident.url} (${incident.requestId})`
  if (incident.kind === 'violation') {
    const { operationId, status, problems } = incident
    return `${occasion}: ${operationId} answered ${status} against its contract: ${problems.join('; ')}`
  }
  const { error } = incident
  if (incident.kind === 'unavailable')
    return `${occasion}: 503, ${error instanceof Error ? error.message : String(error)}`
  return `${occasion}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`
}
