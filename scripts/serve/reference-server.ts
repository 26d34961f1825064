import type * as server from '../../server-stub/index.ts'
import { CommandError } from '../command-line/io.ts'

export type ReferenceServer = typeof server

/**
 * The reference server, loaded when it is needed: what does without it runs where its database is not to be had.
 * Throws `CommandError` on a Node that is too old.
 */
export async function loadReferenceServer(): Promise<ReferenceServer> {
  try {
    return await import('../../server-stub/index.ts')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_UNKNOWN_BUILTIN_MODULE'))
      throw error
    throw new CommandError(
      `the reference server needs Node 24, which holds its database; this is Node ${process.versions.node}`,
    )
  }
}
