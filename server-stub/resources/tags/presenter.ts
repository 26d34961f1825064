/** Tags and their release notes. Spec: document 3, "Tag". */
import type { Schema } from '../../../generated/schemas.ts'
import type { Commit } from '../../git/types.ts'
import type { ReleaseRow } from '../../database/tables.ts'
import { commitSummary } from '../commits/presenter/commit.ts'

/** A tag with the commit behind it. */
export interface TagRecord {
  name: string
  /** The annotation; null for a lightweight tag. */
  message: string | null
  commit: Commit
  release: ReleaseRow | null
}

/** A tag. `git tag` ends its messages with a line feed, which is not part of the text. */
export function tag({ name, message, commit, release: notes }: TagRecord): Schema<'RepositoryTag'> {
  const text = message?.replace(/\n$/, '') ?? null
  return { name, message: text, commit: commitSummary(commit), release: notes && release(notes) }
}

/** The release notes of a tag. */
export function release({ tag_name, description }: ReleaseRow): Schema<'Release'> {
  return { tag_name, description }
}
