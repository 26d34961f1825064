/** A boolean as the databases keep it. */
export type Flag = 0 | 1

/** ISO 8601 in UTC with milliseconds: `2026-01-31T09:30:00.000Z`. Sorts as text. */
export type Timestamp = string

/** A date without time: `YYYY-MM-DD`. */
export type DateText = string

/** A JSON list or object that no query looks into. */
export type JsonText = string

export type Visibility = 'private' | 'internal' | 'public'

export type { AccessLevel } from '../access-levels.ts'
