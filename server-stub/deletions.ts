/** Completes deletions that a process did not complete because it ended. */
import type { Db } from './database/connection.ts'
import { resumeProjectDeletions } from './resources/projects/commands/index.ts'
import { resumeUserDeletions } from './resources/users/commands.ts'

const cleanupMilliseconds = 60_000

/** Completes the deletions of hidden projects and users, and deletes forks whose copying process has ended. */
export async function resumeDeletions(db: Db): Promise<void> {
  await resumeUserDeletions(db)
  await resumeProjectDeletions(db)
}

/**
 * Resumes deletions from time to time, since another process may end during one. The next attempt makes up for one that
 * fails. Returns a function that ends it.
 */
export function resumeDeletionsRegularly(db: Db, onError: (error: unknown) => void): () => void {
  const timer = setInterval(() => void resumeDeletions(db).catch(onError), cleanupMilliseconds)
  timer.unref()
  return () => clearInterval(timer)
}
