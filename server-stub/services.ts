import type { Can, May } from './access/policy.ts'
import type { Caller } from './access/caller.ts'
import type { Find } from './access/find.ts'
import type { Secrets } from './access/secrets.ts'
import type { Repository } from './git/repository.ts'
import type { Db, Tx } from './store/database.ts'
import type { UserRow } from './store/tables.ts'

/** What every reference handler is given beside the request; made anew for each one. */
export interface Services {
  db: Db
  /** On whose behalf the request is. */
  caller: Caller
  /** The signed-in user; 401 when there is none. */
  me(): UserRow
  /** Finds things as the caller sees them: what is hidden is not found. */
  find: Find
  /** Throws unless the caller has the right: `may('push-code', project)`. */
  may: May
  /** Asks whether the caller has the right. */
  can: Can
  /** A project's repository; inside a transaction pass the transaction. */
  git(projectId: number, within?: Tx): Repository
  now(): Date
  secrets: Secrets
}
