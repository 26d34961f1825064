import { authenticate } from './access/authenticate.ts'
import type { Caller } from './access/caller.ts'
import { createFind, type Find } from './access/find.ts'
import { requireCallerClass, createAuthorization } from './access/authorization.ts'
import type { Can, Authorize } from './access/policy.ts'
import { scopesCover } from './access/scopes.ts'
import type { Secrets } from './access/secrets.ts'
import type { MakeContext } from './http/dispatch.ts'
import { Failure } from './http/errors.ts'
import { lockRef, type RefQueue } from './git/ref-lock.ts'
import { openRepository, type ObjectCache, type Repository } from './git/repository.ts'
import { transact, type Undo } from './database/attempt.ts'
import type { Db, Tx } from './database/connection.ts'
import type { UserRow } from './database/tables.ts'

/** What every reference handler is given beside the request; made anew for each one. */
export interface Services {
  db: Db
  /** On whose behalf the request is. */
  caller: Caller
  /** The signed-in user; 401 when there is none. */
  currentUser: () => UserRow
  /** Finds things as the caller sees them: what is hidden is not found. */
  find: Find
  /** Throws unless the caller has the right: `may('push-code', project)`. */
  authorize: Authorize
  /** Asks whether the caller has the right. */
  can: Can
  /** The same services on behalf of somebody else, who asked for something that happens only now. */
  actAs: (user: UserRow) => Services
  /** Scheme, host and port of the server as the client addressed it; starts the URLs in responses. */
  origin: string
  /** A project's repository; inside a transaction pass the transaction. */
  git: (projectId: number, within?: Tx) => Repository
  /**
   * Runs a transaction that has a ref (full name) to itself; the work is given where the ref points, null when it does
   * not exist, and a way to end without keeping what was written.
   */
  withRef: WithRef
  now: () => Date
  secrets: Secrets
}

export type WithRef = <Result>(
  projectId: number,
  name: string,
  work: (tx: Tx, oid: string | null, undo: Undo<Result>) => Promise<Result>,
) => Promise<Result>

/** What all requests share. */
export interface AppContext {
  db: Db
  cache: ObjectCache
  refQueue: RefQueue
  now: () => Date
  secrets: Secrets
}

/** Makes the services of a request: finds out who is calling and binds everything to that caller. */
export function requestServices(appContext: AppContext): MakeContext<Services> {
  return async ({ operationId, credentials, origin }) => {
    const caller = await authenticate(appContext.db, credentials, appContext.now(), (scopes) =>
      scopesCover(scopes, operationId),
    )
    requireCallerClass(caller, operationId)
    return servicesFor(caller, appContext, origin)
  }
}

/** The services of somebody who is known already. */
export function servicesFor(caller: Caller, appContext: AppContext, origin: string): Services {
  const { db, cache, refQueue, now, secrets } = appContext
  return {
    db,
    caller,
    currentUser: () => signedInUser(caller),
    find: createFind({ db, caller, now }),
    ...createAuthorization(caller),
    actAs: (user) => servicesFor({ kind: 'user', user, sudoer: null }, appContext, origin),
    git: (projectId, within) => openRepository(within ?? db, projectId, cache),
    withRef: (projectId, name, work) =>
      refQueue.run(projectId, name, () =>
        transact(db, async (tx, undo) => work(tx, await lockRef(tx, projectId, name), undo)),
      ),
    origin,
    now,
    secrets,
  }
}

function signedInUser(caller: Caller): UserRow {
  if (caller.kind === 'anonymous') throw new Failure('unauthenticated')
  return caller.user
}
