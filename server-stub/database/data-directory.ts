/** The folder in which SQLite keeps the data; several servers may use it. */
import { existsSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { DatabaseError, reasonOf } from './errors.ts'
import { makeDirectory } from './make-directory.ts'
import { isLocked } from './sqlite-errors.ts'
import { sqlite } from './sqlite-module.ts'

/** The database file within the data directory. */
export const databaseFile = 'forge.sqlite'
/** An SQLite file without tables that is locked while a server starts. The system unlocks it when the process ends. */
const lockFile = 'start.lock'

const busyMilliseconds = 5000

/**
 * Makes the directory and locks it against other servers that start. Throws `DatabaseError` when another one does not
 * unlock it, or when the directory cannot be written.
 */
export function lockDirectory(directory: string): DatabaseSync {
  return inDirectory(directory, () => {
    makeDirectory(directory)
    const lock = new (sqlite().DatabaseSync)(join(directory, lockFile))
    try {
      lock.exec(`pragma busy_timeout = ${busyMilliseconds}; begin exclusive`)
      return lock
    } catch (error) {
      lock.close()
      if (!isLocked(error)) throw error
      throw new DatabaseError(
        `Another server is starting in ${directory} and does not finish. Stop it, or name another folder.`,
        { cause: error },
      )
    }
  })
}

/**
 * Opens the database file of a locked directory. A new file is prepared under another name first, so that a start which
 * fails leaves no half of a database. Throws `DatabaseError` when the file cannot be used.
 */
export async function openFile(
  directory: string,
  prepare: (database: DatabaseSync) => Promise<void>,
): Promise<DatabaseSync> {
  const file = join(directory, databaseFile)
  if (!existsSync(file)) await createFile(directory, file, prepare)
  if (statSync(file).size === 0)
    throw new DatabaseError(
      `${file} is empty (0 bytes), so its data are lost. Restore a backup, or delete the file to start with no data.`,
    )
  return inDirectory(directory, () => connect(file))
}

async function createFile(
  directory: string,
  file: string,
  prepare: (database: DatabaseSync) => Promise<void>,
): Promise<void> {
  const unfinished = `${file}.new`
  for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(unfinished + suffix, { force: true })
  await prepare(inDirectory(directory, () => connect(unfinished)))
  inDirectory(directory, () => renameSync(unfinished, file))
}

function connect(file: string): DatabaseSync {
  const database = new (sqlite().DatabaseSync)(file)
  // FULL: acknowledged writes survive a power failure.
  database.exec(
    `pragma busy_timeout = ${busyMilliseconds}; pragma journal_mode = wal; pragma synchronous = full`,
  )
  return database
}

function inDirectory<Result>(directory: string, work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    if (error instanceof DatabaseError) throw error
    throw new DatabaseError(
      `Cannot use the data folder ${directory}: ${reasonOf(error)}. Name another folder.`,
      { cause: error },
    )
  }
}
