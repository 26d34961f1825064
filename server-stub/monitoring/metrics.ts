/** The metrics of a server. */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { ConnectionCounts } from '../database/connection.ts'
import type { CompletedRequest } from './requests.ts'
import { processStart } from './system-time.ts'
import { Counter, exposition, gauge, Histogram, type Metric } from './exposition.ts'

const durationBounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]
/** Interval of the timer whose delay is measured. */
const resolutionMilliseconds = 10

export interface Metrics {
  /** Counts a request that has ended. */
  count(request: CompletedRequest): void
  /** All metrics in the text format of Prometheus. */
  text: () => string
  /** Stops measuring. */
  end(): void
}

/** What the metrics are read from. */
export interface Measured {
  inFlight: () => number
  /** Connections to the database; undefined before it is open, and for databases without a pool. */
  connections: () => ConnectionCounts | undefined
}

export function createMetrics({ inFlight, connections }: Measured): Metrics {
  const requests = new Counter('forge_http_requests_total', 'Requests that have ended.')
  const durations = new Histogram(
    'forge_http_request_duration_seconds',
    'Time from the arrival of a request to the end of its response.',
    durationBounds,
  )
  const delay = monitorEventLoopDelay({ resolution: resolutionMilliseconds })
  delay.enable()
  const metrics: Metric[] = [
    requests,
    durations,
    gauge('forge_http_requests_in_flight', 'Requests that are being handled.', () => [{ value: inFlight() }]),
    gauge('forge_database_connections', 'Connections to PostgreSQL, by state.', () =>
      connectionSamples(connections()),
    ),
    gauge(
      'nodejs_eventloop_delay_seconds',
      'Delay of the event loop since the last request for the metrics.',
      () => delaySamples(delay),
    ),
    ...processMetrics,
  ]
  return {
    count({ method, operation, status, seconds }) {
      requests.add({ operation, method, status: String(status) })
      durations.observe({ operation }, seconds)
    },
    text: () => exposition(metrics),
    end: () => delay.disable(),
  }
}

function connectionSamples(counts: ConnectionCounts | undefined) {
  if (counts === undefined) return []
  const { used, idle, waiting } = counts
  return Object.entries({ used, idle, waiting }).map(([state, value]) => ({ labels: { state }, value }))
}

function delaySamples(delay: ReturnType<typeof monitorEventLoopDelay>) {
  // Without a measurement, the histogram returns NaN and the largest number.
  if (delay.count === 0) return []
  const values = { p50: delay.percentile(50), p99: delay.percentile(99), max: delay.max }
  delay.reset()
  return Object.entries(values).map(([statistic, nanoseconds]) => ({
    labels: { statistic },
    // The histogram counts the interval of the timer as well.
    value: Math.max(0, nanoseconds / 1e9 - resolutionMilliseconds / 1e3),
  }))
}

const processMetrics: readonly Metric[] = [
  gauge('process_resident_memory_bytes', 'Resident memory.', () => [{ value: process.memoryUsage.rss() }]),
  gauge('nodejs_heap_size_used_bytes', 'Memory that JavaScript objects use.', () => [
    { value: process.memoryUsage().heapUsed },
  ]),
  gauge('nodejs_external_memory_bytes', 'Memory outside of the JavaScript heap, such as buffers.', () => [
    { value: process.memoryUsage().external },
  ]),
  {
    name: 'process_cpu_seconds_total',
    help: 'Processor time, user and system.',
    type: 'counter',
    samples() {
      const { user, system } = process.cpuUsage()
      return [{ value: (user + system) / 1e6 }]
    },
  },
  gauge('process_start_time_seconds', 'Start of the process, in seconds since 1970.', () => [
    { value: processStart() },
  ]),
]
