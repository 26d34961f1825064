import type { Db } from '../database/connection.ts'
import type { UserRow } from '../database/tables.ts'
import { userByLogin } from '../resources/users/queries/users.ts'
import type { Secrets } from './secrets.ts'
import { recordAttempt, clearAttempts } from './sign-in-limits.ts'

/**
 * The user with this username or email address and password. Takes the same time if there is no such user. Throws 429 if
 * too many attempts with this login or from this IP address have failed.
 */
export async function userWithPassword(
  { db, secrets, now }: { db: Db; secrets: Secrets; now: () => Date },
  { login, password, ip }: { login: string; password: string; ip: string },
): Promise<UserRow | undefined> {
  const attempt = { login, ip }
  await recordAttempt(db, attempt, now())
  const user = login === '' ? undefined : await userByLogin(db, login)
  if (!(await secrets.isPassword(password, user?.password_hash ?? null))) return undefined
  await clearAttempts(db, attempt)
  return user
}
