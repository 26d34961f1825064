import { authenticate } from './access/authenticate.ts'
import type { Caller } from './access/caller.ts'
import { createFind, type Find } from './access/find.ts'
import { admit, createJudgement } from './access/judgement.ts'
import type { Can, May } from './access/policy.ts'
import { scopesCover } from './access/scopes.ts'
import type { Secrets } from './access/secrets.ts'
import type { MakeContext } from './http/dispatch.ts'
import { Failure } from './http/errors.ts'
import { openRepository, type ObjectCache, type Repository } from './git/repository.ts'
import type { Db, Tx } from './database/connection.ts'
import type { UserRow } from './database/tables.ts'

/** What every reference handler is given beside the request; made anew for each one. */
export interface Services {
  db: Db
  /** On whose behalf the request is. */
  caller: Caller
  /** The signed-in user; 401 when there is none. */
  me: () => UserRow
  /** Finds things as the caller sees them: what is hidden is not found. */
  find: Find
  /** Throws unless the caller has the right: `may('push-code', project)`. */
  may: May
  /** Asks whether the caller has the right. */
  can: Can
  /** The same services on behalf of somebody else, who asked for something that happens only now. */
  as: (user: UserRow) => Services
  /** Scheme, host and port of the server as the client addressed it; starts the URLs in responses. */
  origin: string
  /** A project's repository; inside a transaction pass the transaction. */
  git: (projectId: number, within?: Tx) => Repository
  now: () => Date
  secrets: Secrets
  worker: Worker
}

/** The process that answers, and does at once what others do in the background. */
export interface Worker {
  hostname: string
  pid: number
  startedAt: Date
}

/** What all requests share. */
export interface House {
  db: Db
  cache: ObjectCache
  now: () => Date
  secrets: Secrets
  worker: Worker
}

/** Makes the services of a request: finds out who is calling and binds everything to that caller. */
export function servicesOf(house: House): MakeContext<Services> {
  return async ({ operationId, credentials, origin }) => {
    const caller = await authenticate(house.db, credentials, house.now(), (scopes) =>
      scopesCover(scopes, operationId),
    )
    admit(caller, operationId)
    return servicesFor(caller, house, origin)
  }
}

/** The services of somebody who is known already. */
export function servicesFor(caller: Caller, house: House, origin: string): Services {
  const { db, cache, now, secrets, worker } = house
  return {
    db,
    caller,
    me: () => signedInUser(caller),
    find: createFind({ db, caller, now }),
    ...createJudgement(caller),
    as: (user) => servicesFor({ kind: 'user', user, sudoer: null }, house, origin),
    git: (projectId, within) => openRepository(within ?? db, projectId, cache),
    origin,
    now,
    secrets,
    worker,
  }
}

function signedInUser(caller: Caller): UserRow {
  if (caller.kind === 'anonymous') throw new Failure('unauthenticated')
  return caller.user
}
