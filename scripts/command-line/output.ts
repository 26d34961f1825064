import { accessSync, constants, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { makeDirectory } from '../../server-stub/database/make-directory.ts'
import { CommandError } from './io.ts'

/** Writes a file below the folder of `--output`, and creates its folder. Throws `CommandError`. */
export function writeOutput(file: string, content: string | Uint8Array): void {
  try {
    makeDirectory(dirname(file))
    writeFileSync(file, content)
  } catch (error) {
    throw cannotWrite(file, error, '--output')
  }
}

/** Creates the folder of an option. Throws `CommandError` if it is not a folder or files cannot be written there. */
export function requireWritableFolder(folder: string, option: string): void {
  try {
    makeDirectory(folder)
    // `.` exists in folders only.
    accessSync(`${folder}/.`, constants.W_OK)
  } catch (error) {
    throw cannotWrite(folder, error, option)
  }
}

function cannotWrite(path: string, error: unknown, option: string): CommandError {
  const reason = error instanceof Error ? error.message : String(error)
  return new CommandError(`cannot write ${path}: ${reason}; give another folder with ${option}`)
}
