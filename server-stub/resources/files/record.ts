import type { File } from '../../git/types.ts'

/** A file of a commit. */
export interface FoundFile {
  file: File
  commit: string
}

/** A file with what its presenter needs. */
export interface FileRecord extends FoundFile {
  /** Branch, tag or hash of the request. */
  ref: string
  /** The last commit that changed the file. */
  lastCommit: string
}
