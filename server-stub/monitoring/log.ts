/** Structured log entries. */
import { masked } from '../http/credentials.ts'
import { describeIncident, type Incident } from '../http/log.ts'
import { timestamp } from './system-time.ts'
import type { CompletedRequest } from './requests.ts'

/** One entry of the log; every property is safe to be stored as JSON. */
export interface LogEntry {
  /** ISO 8601, in UTC. */
  time: string
  level: 'info' | 'warning' | 'error'
  event: 'request' | 'incident' | 'cleanup_failed' | 'started' | 'stopping' | 'stopped'
  [property: string]: string | number | boolean | null | undefined
}

/** Receives each entry. */
export type Log = (entry: LogEntry) => void

/** An entry with the time of the system. */
export function entry(
  event: LogEntry['event'],
  level: LogEntry['level'],
  properties: Omit<LogEntry, 'time' | 'level' | 'event'> = {},
): LogEntry {
  return { time: timestamp(), level, event, ...properties }
}

/** The entry of a request that has ended. `X-Forwarded-For` is part of it if a trusted proxy sets it. */
export function requestEntry(request: CompletedRequest, trustProxy: boolean): LogEntry {
  const { requestId, method, url, operation, status, seconds, isComplete } = request
  return entry('request', status >= 500 ? 'error' : 'info', {
    request_id: requestId,
    method,
    url: masked(url),
    operation,
    status,
    duration_ms: Math.round(seconds * 1e6) / 1e3,
    aborted: isComplete ? undefined : true,
    user_id: request.userId,
    sudoer_id: request.sudoerId,
    ip: request.ip,
    forwarded_for: trustProxy ? request.forwardedFor : undefined,
    user_agent: request.userAgent,
  })
}

/** The entry of an incident. */
export function incidentEntry(incident: Incident): LogEntry {
  const { kind, requestId, method, url } = incident
  const message = describeIncident(incident)
  return entry('incident', kind === 'unavailable' ? 'warning' : 'error', {
    request_id: requestId,
    method,
    url,
    kind,
    message,
  })
}
