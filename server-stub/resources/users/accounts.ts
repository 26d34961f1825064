/** Accounts: users with what belongs to them alone. */
import { sql, type InsertObject, type UpdateObject } from 'kysely'
import { addNamespace } from '../groups/index.ts'
import type { Db, Tx } from '../../database/connection.ts'
import type { IdentityRow, Tables, UserRow } from '../../database/tables.ts'

/** A user, and what administrators and the user in person see of the account. */
export interface Account {
  user: UserRow
  identities: IdentityRow[]
  /** How many projects lie in the user's own namespace. */
  projects: number
}

/** A new user; what is left undefined takes its default. */
export type NewUser = InsertObject<Tables, 'user'>
/** Columns to set; what is left undefined stays as it is. */
export type UserChange = UpdateObject<Tables, 'user'>

/** The accounts of these users, in the same order. */
export async function accountsOf(db: Db, users: readonly UserRow[]): Promise<Account[]> {
  if (users.length === 0) return []
  const ids = users.map((user) => user.id)
  const identities = await db
    .selectFrom('identity')
    .selectAll()
    .where('user_id', 'in', ids)
    .orderBy('id')
    .execute()
  const counts = await db
    .selectFrom('project')
    .innerJoin('namespace', 'namespace.id', 'project.namespace_id')
    .where('namespace.owner_id', 'in', ids)
    .groupBy('namespace.owner_id')
    .select(['namespace.owner_id', sql<number>`count(*)`.as('projects')])
    .execute()
  const projects = new Map(counts.map((count) => [count.owner_id, count.projects]))
  return users.map((user) => ({
    user,
    identities: identities.filter((identity) => identity.user_id === user.id),
    projects: projects.get(user.id) ?? 0,
  }))
}

/** Adds a user with the address given and with the namespace that everybody has, named like the user. */
export async function addUser(tx: Tx, user: NewUser): Promise<UserRow> {
  const row = await tx.insertInto('user').values(user).returningAll().executeTakeFirstOrThrow()
  const { id, username, email, created_at } = row
  await tx.insertInto('email').values({ user_id: id, email, created_at }).execute()
  await addNamespace(tx, { kind: 'user', name: username, path: username, owner_id: id, created_at })
  return row
}

/**
 * Changes a user; with the username, the addresses of the user's projects change. Undefined when the user has just been
 * deleted.
 */
export async function changeUser(tx: Tx, id: number, change: UserChange): Promise<UserRow | undefined> {
  const before = await tx.selectFrom('user').selectAll().where('id', '=', id).executeTakeFirst()
  if (before === undefined || Object.values(change).every((value) => value === undefined)) return before
  const row = await tx.updateTable('user').set(change).where('id', '=', id).returningAll().executeTakeFirst()
  if (row !== undefined && row.username !== before.username) await renameNamespace(tx, row)
  if (row !== undefined && row.email !== before.email) await replaceEmail(tx, before, row.email)
  return row
}

async function renameNamespace(tx: Tx, { id, username }: UserRow): Promise<void> {
  await tx
    .updateTable('namespace')
    .set({ name: username, path: username, full_path: username, full_name: username })
    .where('owner_id', '=', id)
    .execute()
}

/** The new address takes the place of the old one, unless the user has it beside that already. */
async function replaceEmail(tx: Tx, { id, email: old }: UserRow, email: string): Promise<void> {
  const own = await tx.selectFrom('email').select(['id', 'email']).where('user_id', '=', id).execute()
  const row = (address: string) => own.find((each) => each.email.toLowerCase() === address.toLowerCase())
  const replaced = row(email) ?? row(old)
  if (replaced !== undefined)
    await tx.updateTable('email').set({ email }).where('id', '=', replaced.id).execute()
}

/** Links the user to an account of an external provider, instead of a former one there. */
export async function linkIdentity(
  tx: Tx,
  { user_id, provider, extern_uid }: Pick<IdentityRow, 'user_id' | 'provider' | 'extern_uid'>,
): Promise<void> {
  await tx.deleteFrom('identity').where('user_id', '=', user_id).where('provider', '=', provider).execute()
  await tx.insertInto('identity').values({ user_id, provider, extern_uid }).execute()
}
