import { writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { makeDirectory } from '../../server-stub/database/make-directory.ts'
import { CommandError } from './io.ts'

/** Writes a file below the folder of `--output`, and creates its folder. Throws `CommandError`. */
export function writeOutput(file: string, content: string | Uint8Array): void {
  try {
    makeDirectory(dirname(file))
    writeFileSync(file, content)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new CommandError(`cannot write ${file}: ${reason}; give another folder with --output`)
  }
}
