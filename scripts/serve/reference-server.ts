import type * as server from '../../server-stub/index.ts'
import { CommandError } from '../command-line/io.ts'

export type ReferenceServer = typeof server

/**
 * The reference server, loaded when it is needed: what does without it runs where its database is not to be had.
 * Throws `CommandError` on a Node that is too old.
 */
export function loadReferenceServer(): Promise<ReferenceServer> {
  return unlessTooOld(import('../../server-stub/index.ts'))
}

/** Tells in words that this Node cannot hold the server. Throws `CommandError` then, and otherwise what was thrown. */
export async function unlessTooOld<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  try {
    return await loading
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_UNKNOWN_BUILTIN_MODULE'))
      throw error
    throw new CommandError(
      `the reference server needs Node 24, which holds its database; this is Node ${process.versions.node}`,
    )
  }
}
