/** Authenticates callers. Spec: document 1, "Authentication". */
import type { Credential, Credentials } from '../http/credentials.ts'
import { HttpError, forbidden } from '../http/errors.ts'
import type { Db } from '../database/connection.ts'
import { prepareQuery } from '../database/prepared.ts'
import { userOfSession } from './sessions.ts'
import type { UserRow } from '../database/tables.ts'
import type { Caller } from './caller.ts'
import { userByIdOrUsername } from '../resources/users/queries/users.ts'
import { digest } from './secrets.ts'
import { textList } from './text-list.ts'

/** The user of a credential. */
interface Authentication {
  user: UserRow
  /** Whether the credential is a private token, which sudo requires. */
  isPrivateToken: boolean
  /** The scopes of an access token; null: no restriction. */
  scopes: readonly string[] | null
}

/**
 * The caller of the credentials: anonymous without any. Throws 401 if one is invalid. Tokens take precedence over the
 * session cookie, which browsers add to every request; several tokens must all be valid and belong to one user. `covers`
 * decides whether scopes permit the request; throws 403 if those of no token do.
 */
export async function authenticate(
  db: Db,
  { presented, sudo }: Credentials,
  now: Date,
  covers: (scopes: readonly string[]) => boolean,
): Promise<Caller> {
  const tokens = presented.filter(({ kind }) => kind !== 'session')
  const authentications: Authentication[] = []
  for (const credential of tokens.length > 0 ? tokens : presented)
    authentications.push(await authenticateWith(db, credential, now))
  const [first] = authentications
  if (first === undefined) {
    if (sudo !== undefined) throw new HttpError('unauthenticated')
    return { kind: 'anonymous' }
  }
  const { user } = first
  if (authentications.some((other) => other.user.id !== user.id)) throw new HttpError('unauthenticated')
  rejectBlocked(user)
  if (!authentications.some(({ scopes }) => scopes === null || covers(scopes)))
    throw forbidden('The scopes of the token do not permit this operation')
  if (sudo === undefined) return { kind: 'user', user, sudoer: null }
  return actingFor(
    db,
    user,
    sudo,
    authentications.some(({ isPrivateToken }) => isPrivateToken),
  )
}

async function actingFor(
  db: Db,
  administrator: UserRow,
  name: string,
  isPrivateToken: boolean,
): Promise<Caller> {
  if (!isPrivateToken || administrator.admin !== 1) throw forbidden('Must be admin to use sudo')
  const user = await userByIdOrUsername(db, name)
  if (user === undefined) {
    throw new HttpError('not-found', { message: `404 Not Found: No user id or username for: ${name}` })
  }
  rejectBlocked(user)
  return { kind: 'user', user, sudoer: administrator }
}

function rejectBlocked(user: UserRow): void {
  if (user.state === 'blocked') throw forbidden('Your account has been blocked')
}

async function authenticateWith(db: Db, credential: Credential, now: Date): Promise<Authentication> {
  const authentication = await authenticators[credential.kind](db, credential.secret, now)
  if (authentication === undefined) throw new HttpError('unauthenticated')
  return authentication
}

type Authenticator = (db: Db, secret: string, now: Date) => Promise<Authentication | undefined>

const authenticators: Record<Credential['kind'], Authenticator> = {
  'private-token': async (db, secret, now) => {
    const user = await byPrivateToken.first(db, { secret }, null)
    if (user !== undefined) return { user, isPrivateToken: true, scopes: null }
    return byAccessToken(db, secret, ['personal', 'impersonation'], now)
  },
  oauth: (db, secret, now) => byAccessToken(db, secret, ['oauth'], now),
  session: async (db, secret, now) => {
    const user = await userOfSession(db, digest(secret), now.toISOString())
    return user && { user, isPrivateToken: false, scopes: null }
  },
}

const byPrivateToken = prepareQuery((db, { secret }: { secret: string }, _shape: null) =>
  db.selectFrom('user').selectAll().where('private_token', '=', secret),
)

const withAccessToken = prepareQuery(
  (db, values: { digest: string; now: string }, kinds: readonly TokenKind[]) =>
    db
      .selectFrom('access_token as token')
      .innerJoin('user', 'user.id', 'token.user_id')
      .where('token.token_digest', '=', values.digest)
      .where('token.kind', 'in', kinds)
      .where('token.revoked', '=', 0)
      .where((eb) => eb.or([eb('token.expires_at', 'is', null), eb('token.expires_at', '>', values.now)]))
      .selectAll('user')
      .select('token.scopes as token_scopes'),
)

type TokenKind = 'oauth' | 'personal' | 'impersonation'

async function byAccessToken(
  db: Db,
  secret: string,
  kinds: readonly TokenKind[],
  now: Date,
): Promise<Authentication | undefined> {
  const row = await withAccessToken.first(db, { digest: digest(secret), now: now.toISOString() }, kinds)
  if (row === undefined) return undefined
  const { token_scopes, ...user } = row
  return { user, isPrivateToken: false, scopes: textList(token_scopes) }
}
