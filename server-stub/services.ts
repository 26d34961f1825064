/** The parameters of handlers and commands in addition to the request. */
import type { Can, Authorize } from './access/policy.ts'
import type { Caller } from './access/caller.ts'
import type { Secrets } from './access/secrets.ts'
import type { SignInLimiter } from './access/sign-in-limits.ts'
import type { Undo } from './database/attempt.ts'
import type { Db, Tx } from './database/connection.ts'
import type { Violations } from './database/constraints.ts'
import type { UserRow } from './database/tables.ts'
import type { Find } from './find.ts'
import type { RefQueue } from './git/ref-lock.ts'
import type { ObjectCache, Repository } from './git/repository.ts'

/** @internal */
interface CommonServices {
  /** The user on whose behalf the request is handled. */
  caller: Caller
  /** The authenticated user. Throws 401 for anonymous callers. */
  currentUser: () => UserRow
  /** Finds records as the caller sees them. */
  find: Find
  /** Throws 401 or 403 unless the caller has the permission: `authorize('push-code', project)`. */
  authorize: Authorize
  /** Whether the caller has the permission. */
  can: Can
  /** Scheme, host and port of the server as the client addressed it; the URLs in responses start with it. */
  origin: string
  now: () => Date
  secrets: Secrets
}

/** The services of a request; the second argument of every handler. @internal */
export interface Services extends CommonServices {
  db: Db
  /**
   * Runs the work in one transaction and commits when it succeeds. The work gets the services of the transaction; commands
   * and queries that write take only those. `undo` ends it without keeping what was written. `violations` gives the errors to
   * throw if a unique index is violated.
   */
  transaction: <Result>(
    work: (tx: TransactionServices, undo: Undo<Result>) => Promise<Result>,
    violations?: Violations,
  ) => Promise<Result>
  /** The id of the process in the database. */
  processId: string
  /** The services on behalf of another user. */
  actAs: (user: UserRow) => Services
  /** A project's repository. */
  git: (projectId: number) => Repository
  /**
   * Runs a transaction that has a ref (full name) to itself; the work receives the target of the ref, null if it does
   * not exist, and a way to end without keeping what was written.
   */
  withRef: WithRef
}

/** The services within a transaction. `Services` are not assignable to it, so that a command cannot leave the transaction. @internal */
export interface TransactionServices extends CommonServices {
  db: Tx
  /** The services of the same transaction on behalf of another user. */
  actAs: (user: UserRow) => TransactionServices
  /** A project's repository, read and written within the transaction. */
  git: (projectId: number) => Repository
}

/** @internal */
export type WithRef = <Result>(
  projectId: number,
  name: string,
  work: (tx: TransactionServices, oid: string | null, undo: Undo<Result>) => Promise<Result>,
) => Promise<Result>

/** What all requests of a server share. */
export interface AppContext {
  /** The id of the process in the database (`worker_process.id`). @internal */
  processId: string
  /** @internal */
  db: Db
  /** @internal */
  cache: ObjectCache
  /** @internal */
  refQueue: RefQueue
  /** @internal */
  signInLimiter: SignInLimiter
  /** @internal */
  now: () => Date
  /** @internal */
  secrets: Secrets
}
