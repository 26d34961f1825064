import type { ReleaseRow } from '../../database/tables.ts'
import type { Commit } from '../../git/types.ts'

/** A tag with the commit that it marks. */
export interface TagRecord {
  name: string
  /** The message of an annotated tag; null for a lightweight tag. */
  message: string | null
  commit: Commit
  release: ReleaseRow | null
}
