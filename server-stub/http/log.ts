/** Log entries: requests, and errors on the server's side. Both without secrets. */

/** A request of any path, when it arrives. */
export interface LoggedRequest {
  /** Also sent to the client as `X-Request-Id`. */
  requestId: string
  method: string
  /** Path and query as they were sent, secrets masked. */
  url: string
}

/**
 * Called for every request when it arrives. The returned function is called at its end, with the status; with null if the
 * connection ended before the response was sent.
 */
export type LogRequest = (request: LoggedRequest) => (status: number | null) => void

interface IncidentRequest {
  /** Also sent to the caller as `X-Request-Id`. */
  requestId: string
  method: string
  /** Path and query as they were sent, secrets masked. */
  url: string
}

/** A handler's response that violates the contract: the caller gets a 500. */
export interface Violation extends IncidentRequest {
  kind: 'violation'
  operationId: string
  status: number
  problems: readonly string[]
}

/** An unexpected error: the caller gets a 500 without details. */
export interface Unexpected extends IncidentRequest {
  kind: 'unexpected'
  error: unknown
}

/** A dependency such as the database is unavailable: the caller gets a 503. */
export interface Unavailable extends IncidentRequest {
  kind: 'unavailable'
  error: unknown
}

/** An error of the server, not of a request. */
export type Incident = Violation | Unexpected | Unavailable

/** An incident as text of one or more lines. */
export function describeIncident(incident: Incident): string {
  const request = `${incident.method} ${incident.url} (${incident.requestId})`
  if (incident.kind === 'violation') {
    const { operationId, status, problems } = incident
    return `${request}: ${operationId} returned ${status}, which violates the contract: ${problems.join('; ')}`
  }
  const { error } = incident
  if (incident.kind === 'unavailable')
    return `${request}: 503, ${error instanceof Error ? error.message : String(error)}`
  return `${request}: ${textOfError(error)}`
}

/** An error with its stack. */
export function textOfError(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
