import { notFound } from '../../http/errors.ts'
import type { Db } from '../../database/connection.ts'
import { emailsOf } from '../../resources/users/emails.ts'
import { sshKeysOf } from '../../resources/users/ssh-keys.ts'
import { sameText } from '../../database/text-conditions.ts'
import type { EmailRow, SshKeyRow, UserRow } from '../../database/tables.ts'
import type { QueryContext } from '../viewer.ts'
import { asId } from '../identifier.ts'

/** A user by id; every account can be seen by all who may ask for users. */
export async function findUser({ db }: QueryContext, id: number | string): Promise<UserRow> {
  const number = asId(id)
  const row =
    number === undefined
      ? undefined
      : await db.selectFrom('user').selectAll().where('id', '=', number).executeTakeFirst()
  if (row === undefined) throw notFound('User')
  return row
}

/** A user by id or username. */
export async function findUserNamed({ db }: QueryContext, idOrUsername: number | string): Promise<UserRow> {
  const row = await userNamed(db, String(idOrUsername))
  if (row === undefined) throw notFound('User')
  return row
}

/** By id first, for a username may consist of digits. */
export async function userNamed(db: Db, name: string): Promise<UserRow | undefined> {
  const users = db.selectFrom('user').selectAll()
  const id = asId(name)
  const byId = id === undefined ? undefined : await users.where('id', '=', id).executeTakeFirst()
  return byId ?? users.where(sameText('username', name)).executeTakeFirst()
}

/** A public key of this user. */
export async function findSshKey({ db }: QueryContext, owner: UserRow, id: number): Promise<SshKeyRow> {
  const row = await sshKeysOf(db, owner.id).where('id', '=', id).executeTakeFirst()
  if (row === undefined) throw notFound('Key')
  return row
}

/** An address of this user. */
export async function findEmail({ db }: QueryContext, owner: UserRow, id: number): Promise<EmailRow> {
  const row = await emailsOf(db, owner.id).where('id', '=', id).executeTakeFirst()
  if (row === undefined) throw notFound('Email')
  return row
}
