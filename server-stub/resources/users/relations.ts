/** Finds users with their keys and emails. */
import type { QueryContext } from '../../access/viewer.ts'
import { parseRows } from '../../database/json-rows.ts'
import type { EmailRow, SshKeyRow, UserRow } from '../../database/tables.ts'
import { notFound } from '../../http/errors.ts'
import { emailOf, sshKeyOf } from './queries/keys-and-emails.ts'
import { accountsOf, userById, userByIdOrUsername } from './queries/users.ts'
import type { Account, UserReference } from './record.ts'

/** The user of this id; users are visible to every caller who is authorized to read users. */
export async function findUser({ db }: QueryContext, id: number | string): Promise<UserRow> {
  return found(await userById(db, id), 'User')
}

/** The user of this id or username. */
export async function findUserByIdOrUsername(
  { db }: QueryContext,
  idOrUsername: number | string,
): Promise<UserRow> {
  return found(await userByIdOrUsername(db, idOrUsername), 'User')
}

/** An SSH key of the user. */
export async function findSshKey({ db }: QueryContext, owner: UserRow, id: number): Promise<SshKeyRow> {
  return found(await sshKeyOf(db, owner.id, id), 'Key')
}

/** An email address of the user. */
export async function findEmail({ db }: QueryContext, owner: UserRow, id: number): Promise<EmailRow> {
  return found(await emailOf(db, owner.id, id), 'Email')
}

/** The account of a user. */
export async function accountOf({ db }: Pick<QueryContext, 'db'>, user: UserRow): Promise<Account> {
  return found((await accountsOf(db, [user]))[0], 'User')
}

/** The author in a column that `jsonRows` selected. The foreign key of the record ensures that there is one. */
export function authorIn(authorRows: string): UserReference {
  const [author] = parseRows<UserReference>(authorRows)
  if (author === undefined) throw new Error('A record refers to an author who does not exist')
  return author
}

function found<Row>(row: Row | undefined, kind: string): Row {
  if (row === undefined) throw notFound(kind)
  return row
}
