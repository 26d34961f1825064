import type { Db } from '../database/connection.ts'
import type { UserRow } from '../database/tables.ts'
import { userByLogin } from '../resources/users/queries.ts'
import type { Secrets } from './secrets.ts'

/** The user with this user name or e-mail address and password. Takes as long where there is no such user. */
export async function userWithPassword(
  { db, secrets }: { db: Db; secrets: Secrets },
  login: string,
  password: string,
): Promise<UserRow | undefined> {
  const user = login === '' ? undefined : await userByLogin(db, login)
  return (await secrets.isPassword(password, user?.password_hash ?? null)) ? user : undefined
}
