/** Views of tags and their release notes. Spec: document 3, "Tag". */
import type { Schema } from '../../../generated/schemas.ts'
import type { ReleaseRow } from '../../database/tables.ts'
import { commitSummary } from '../commits/index.ts'
import type { TagRecord } from './record.ts'

/** A tag. `git tag` ends messages with a line feed, which is not part of the text. */
export function tag({ name, message, commit, release: notes }: TagRecord): Schema<'RepositoryTag'> {
  const text = message?.replace(/\n$/, '') ?? null
  return { name, message: text, commit: commitSummary(commit), release: notes && release(notes) }
}

/** The release notes of a tag. */
export function release({ tag_name, description }: ReleaseRow): Schema<'Release'> {
  return { tag_name, description }
}
