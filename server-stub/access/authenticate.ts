/** Who is calling. Spec: document 1, "Authentication". */
import type { Credential, Credentials } from '../http/credentials.ts'
import { Failure, forbidden } from '../http/errors.ts'
import type { Db } from '../database/connection.ts'
import { prepareQuery } from '../database/prepared.ts'
import { userOfSession } from './sessions.ts'
import type { UserRow } from '../database/tables.ts'
import type { Caller } from './caller.ts'
import { userByIdOrUsername } from '../resources/users/queries/users.ts'
import { digest } from './secrets.ts'
import { textList } from './text-list.ts'

/** A user, and what proved it. */
interface Proof {
  user: UserRow
  /** Only that one opens sudo. */
  privateToken: boolean
  /** What an access token may be used for; null: everything. */
  scopes: readonly string[] | null
}

/**
 * The caller behind the credentials: nobody when there are none, 401 when one is invalid. A token counts before the
 * session cookie, which browsers send along unasked; several tokens must all be valid and of one user. `covers` tells
 * whether scopes reach as far as the request; 403 when none do.
 */
export async function authenticate(
  db: Db,
  { presented, sudo }: Credentials,
  now: Date,
  covers: (scopes: readonly string[]) => boolean,
): Promise<Caller> {
  const tokens = presented.filter(({ kind }) => kind !== 'session')
  const proofs: Proof[] = []
  for (const credential of tokens.length > 0 ? tokens : presented)
    proofs.push(await proofOf(db, credential, now))
  const [first] = proofs
  if (first === undefined) {
    if (sudo !== undefined) throw new Failure('unauthenticated')
    return { kind: 'anonymous' }
  }
  const { user } = first
  if (proofs.some((proof) => proof.user.id !== user.id)) throw new Failure('unauthenticated')
  rejectBlocked(user)
  if (!proofs.some(({ scopes }) => scopes === null || covers(scopes)))
    throw forbidden('The token has not the scope for this')
  if (sudo === undefined) return { kind: 'user', user, sudoer: null }
  return actingFor(
    db,
    user,
    sudo,
    proofs.some(({ privateToken }) => privateToken),
  )
}

async function actingFor(
  db: Db,
  administrator: UserRow,
  name: string,
  privateToken: boolean,
): Promise<Caller> {
  if (!privateToken || administrator.admin !== 1) throw forbidden('Must be admin to use sudo')
  const user = await userByIdOrUsername(db, name)
  if (user === undefined) {
    throw new Failure('not-found', { message: `404 Not Found: No user id or username for: ${name}` })
  }
  rejectBlocked(user)
  return { kind: 'user', user, sudoer: administrator }
}

function rejectBlocked(user: UserRow): void {
  if (user.state === 'blocked') throw forbidden('Your account has been blocked')
}

async function proofOf(db: Db, credential: Credential, now: Date): Promise<Proof> {
  const proof = await proofs[credential.kind](db, credential.secret, now.toISOString())
  if (proof === undefined) throw new Failure('unauthenticated')
  return proof
}

type Prove = (db: Db, secret: string, now: string) => Promise<Proof | undefined>

const proofs: Record<Credential['kind'], Prove> = {
  'private-token': async (db, secret, now) => {
    const user = await byPrivateToken.first(db, { secret }, null)
    if (user !== undefined) return { user, privateToken: true, scopes: null }
    return byAccessToken(db, secret, ['personal', 'impersonation'], now)
  },
  oauth: (db, secret, now) => byAccessToken(db, secret, ['oauth'], now),
  session: async (db, secret, now) => {
    const user = await userOfSession(db, digest(secret), now)
    return user && { user, privateToken: false, scopes: null }
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
  now: string,
): Promise<Proof | undefined> {
  const row = await withAccessToken.first(db, { digest: digest(secret), now }, kinds)
  if (row === undefined) return undefined
  const { token_scopes, ...user } = row
  return { user, privateToken: false, scopes: textList(token_scopes) }
}
