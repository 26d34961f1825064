import type { Secrets } from './access/secrets.ts'
import { addUser } from './resources/users/index.ts'
import { updateRow } from './database/rows.ts'
import type { Db, Tx } from './database/connection.ts'
import { initializeSettings } from './resources/settings/index.ts'
import type { UserRow } from './database/tables.ts'

/** The username of the first account. */
const username = 'root'

/**
 * Creates the administrator if there is none, and returns the private token. A token that is given becomes the account's, which
 * is active and an administrator again; without one a new account gets a random token, and an existing one stays as it is.
 */
export async function ensureAdministrator(
  db: Db,
  { token, secrets, now }: { token: string | undefined; secrets: Secrets; now: Date },
): Promise<string> {
  return db.transaction().execute(async (tx) => {
    await initializeSettings(tx, now.toISOString())
    const existing = await tx
      .selectFrom('user')
      .selectAll()
      .where('username', '=', username)
      .executeTakeFirst()
    const chosen = token ?? existing?.private_token ?? secrets.newToken()
    if (existing === undefined) await addAdministrator(tx, chosen, now.toISOString())
    else if (token !== undefined)
      await updateRow(tx, 'user', existing.id, { private_token: token, admin: 1, state: 'active' })
    return chosen
  })
}

/** The administrator on whose behalf the server itself acts. */
export async function firstAdministrator(db: Db): Promise<UserRow> {
  return db
    .selectFrom('user')
    .selectAll()
    .where('admin', '=', 1)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
}

async function addAdministrator(tx: Tx, token: string, now: string): Promise<void> {
  await addUser(tx, {
    username,
    name: 'Administrator',
    email: 'admin@example.com',
    admin: 1,
    private_token: token,
    created_at: now,
    confirmed_at: now,
  })
}
