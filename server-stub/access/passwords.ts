import type { Db } from '../database/connection.ts'
import type { UserRow } from '../database/tables.ts'
import { userByLogin } from '../resources/users/queries/users.ts'
import type { Secrets } from './secrets.ts'
import type { SignInLimiter } from './sign-in-limits.ts'

interface Context {
  db: Db
  secrets: Secrets
  signInLimiter: SignInLimiter
  now: () => Date
}

/**
 * The user with this username or email address and password. Takes the same time if there is no such user. Throws 429 if
 * too many attempts with this login or from this IP address have failed.
 */
export async function userWithPassword(
  { db, secrets, signInLimiter, now }: Context,
  { login, password, ip }: { login: string; password: string; ip: string },
): Promise<UserRow | undefined> {
  return signInLimiter.run({ db, now }, { login, ip }, async () => {
    const user = login === '' ? undefined : await userByLogin(db, login)
    return (await secrets.isPassword(password, user?.password_hash ?? null)) ? user : undefined
  })
}
