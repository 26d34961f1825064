import type { Db } from '../database/connection.ts'
import type { UserRow } from '../database/tables.ts'
import { userByLogin } from '../resources/users/queries/users.ts'
import type { Secrets } from './secrets.ts'
import { countAttempt, forgetAttempts } from './sign-in-limits.ts'

/**
 * The user with this user name or e-mail address and password. Takes as long where there is no such user. Throws 429
 * when too many attempts with this login or from this network address have failed.
 */
export async function userWithPassword(
  { db, secrets, now }: { db: Db; secrets: Secrets; now: () => Date },
  { login, password, address }: { login: string; password: string; address: string },
): Promise<UserRow | undefined> {
  const attempt = { login, address }
  await countAttempt(db, attempt, now())
  const user = login === '' ? undefined : await userByLogin(db, login)
  if (!(await secrets.isPassword(password, user?.password_hash ?? null))) return undefined
  await forgetAttempts(db, attempt)
  return user
}
