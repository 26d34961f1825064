/** What concerns the instance as a whole. */
import type { JsonText, Timestamp } from './columns.ts'

/** A server process that uses the database. */
export interface WorkerProcessTable {
  /** A UUID: process ids are used again. */
  id: string
  hostname: string
  pid: number
  started_at: Timestamp
  /** When the process last confirmed that it runs, after the system's clock. */
  heartbeat_at: Timestamp
}

/** A seed that has begun and not finished: at most one row. */
export interface SeedingTable {
  id: number
  started_at: Timestamp
}

/** The requests of a token or IP address in its present window, with a limit on requests. */
export interface RequestCountTable {
  /** A digest of the token or IP address. */
  subject: string
  requests: number
  ends_at: Timestamp
}

/** A setting that differs from its default. */
export interface ApplicationSettingTable {
  key: string
  value: JsonText
  updated_at: Timestamp
}
