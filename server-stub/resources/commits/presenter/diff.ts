import type { Schema } from '../../../../generated/schemas.ts'
import type { FileChange } from '../../../git/types.ts'

/** What happened to one file. Spec: document 3, "Diff entry". */
export function diffEntry(change: FileChange): Schema<'DiffEntry'> {
  return {
    diff: change.diff,
    new_path: change.new_path,
    old_path: change.old_path,
    a_mode: change.a_mode,
    b_mode: change.b_mode,
    new_file: change.new_file,
    renamed_file: change.renamed_file,
    deleted_file: change.deleted_file,
  }
}
