/** Monitoring of a server: health, readiness, log and metrics. See docs/operating.md. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Database } from '../database/connection.ts'
import { rejectUnavailable } from '../http/listen.ts'
import type { Incident } from '../http/log.ts'
import { handleMonitoring, isMonitoringRequest, type Phase } from './endpoints.ts'
import { entry, incidentEntry, requestEntry, type Log } from './log.ts'
import { textOfError } from '../http/log.ts'
import { createMetrics } from './metrics.ts'
import { observeRequest, type CompletedRequest, type Observed } from './requests.ts'

export { isMonitoringRequest } from './endpoints.ts'

export interface MonitoringOptions {
  trustProxy?: boolean
  log?: Log
  metrics?: boolean
}

/** Observes a server from its start to its end. */
export interface Monitoring {
  /** Handles all requests: those below `/-/` at any time, others by the app once it is ready. */
  handle: RequestListener
  /** Receives the record of a request, which may be completed until the end of the response. */
  onRequest(observed: Observed, response: ServerResponse): void
  /** Writes incidents to the log; undefined without a log. */
  onIncident: ((incident: Incident) => void) | undefined
  /** Writes the failure of a cleanup, which is tried again, to the log. */
  onCleanupError: (error: unknown) => void
  /** From now on the app handles requests. */
  ready(app: RequestListener, database: Database, origin: string): void
  /** From now on the server is not ready. */
  stopping(): void
  stopped(): void
}

export function createMonitoring({
  log,
  metrics: hasMetrics = false,
  trustProxy = false,
}: MonitoringOptions): Monitoring {
  let phase: Phase = 'starting'
  let app: RequestListener | undefined
  let database: Database | undefined
  let inFlight = 0
  const observed = new WeakMap<ServerResponse, Observed>()
  const metrics = hasMetrics
    ? createMetrics({ inFlight: () => inFlight, connections: () => database?.connections?.() })
    : undefined
  const monitored = {
    phase: () => phase,
    checkDatabase: async () => database?.check(),
    metrics: metrics?.text,
  }
  const onEnd = (completed: CompletedRequest): void => {
    inFlight--
    metrics?.count(completed)
    log?.(requestEntry(completed, trustProxy))
  }
  const observe = (request: IncomingMessage, response: ServerResponse): void => {
    if (log === undefined && metrics === undefined) return
    inFlight++
    observeRequest(request, response, () => observed.get(response), onEnd)
  }
  return {
    handle(request, response) {
      if (isMonitoringRequest(request)) return void handleMonitoring(request, response, monitored)
      observe(request, response)
      return phase === 'ready' ? app?.(request, response) : rejectUnavailable(response)
    },
    onRequest(given, response) {
      observed.set(response, given)
    },
    onIncident: log && ((incident) => log(incidentEntry(incident))),
    onCleanupError: (error) => log?.(entry('cleanup_failed', 'error', { message: textOfError(error) })),
    ready(handler, opened, origin) {
      app = handler
      database = opened
      phase = 'ready'
      log?.(entry('started', 'info', { origin, database: opened.dialect, pid: process.pid }))
    },
    stopping() {
      phase = 'stopping'
      log?.(entry('stopping', 'info', { requests_in_flight: inFlight }))
    },
    stopped() {
      metrics?.end()
      log?.(entry('stopped', 'info'))
    },
  }
}
