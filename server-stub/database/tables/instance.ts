/** What concerns the instance as a whole. */
import type { JsonText, Timestamp } from './columns.ts'

/** A setting that differs from its default. */
export interface ApplicationSettingTable {
  key: string
  value: JsonText
  updated_at: Timestamp
}
