/** Writes users. */
import type { Tx } from '../../../database/connection.ts'
import { deleteRows, addRow, insertRow, updateRow } from '../../../database/rows.ts'
import type { EmailRow, IdentityRow, NewRow, RowChange, UserRow } from '../../../database/tables.ts'
import { addNamespace } from '../../groups/index.ts'
import { userById } from './users.ts'

/** A new user; undefined columns have their defaults. */
export type NewUser = NewRow<'user'>
/** Columns to set; undefined ones keep their values. */
export type UserChange = RowChange<'user'>

/** Adds a user with an email address and a namespace of the same name. */
export async function addUser(tx: Tx, user: NewUser): Promise<UserRow> {
  const row = await insertRow(tx, 'user', user)
  const { id, username, email, created_at } = row
  await addEmail(tx, { user_id: id, email, created_at })
  await addNamespace(tx, { kind: 'user', name: username, path: username, owner_id: id, created_at })
  return row
}

/** Adds an email address of a user. */
export async function addEmail(tx: Tx, row: NewRow<'email'>): Promise<EmailRow> {
  return insertRow(tx, 'email', row)
}

/** Changes a user and, with the username, the user's namespace. Returns undefined if the user does not exist. */
export async function changeUser(tx: Tx, id: number, change: UserChange): Promise<UserRow | undefined> {
  const before = await userById(tx, id)
  if (before === undefined || Object.values(change).every((value) => value === undefined)) return before
  const row = await updateRow(tx, 'user', id, change)
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

/** Replaces the former primary email address, unless the user has the new one already. */
async function replaceEmail(tx: Tx, { id, email: former }: UserRow, email: string): Promise<void> {
  const rows = await tx.selectFrom('email').select(['id', 'email']).where('user_id', '=', id).execute()
  const find = (text: string) => rows.find((row) => row.email.toLowerCase() === text.toLowerCase())
  const replaced = find(email) ?? find(former)
  if (replaced !== undefined) await updateRow(tx, 'email', replaced.id, { email })
}

/** Links the user to an account at an external provider, in place of a former one there. */
export async function linkIdentity(
  tx: Tx,
  { user_id, provider, extern_uid }: Pick<IdentityRow, 'user_id' | 'provider' | 'extern_uid'>,
): Promise<void> {
  await deleteRows(tx, 'identity', { user_id, provider })
  await addRow(tx, 'identity', { user_id, provider, extern_uid })
}
