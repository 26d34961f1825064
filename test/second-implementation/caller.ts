/** Authentication of the caller. Spec: document 1, "Authentication". */
import { noSudo, noSudoUser, unauthenticated } from './request-error.ts'
import type { Received } from './request.ts'
import type { CredentialKind, State, User } from './state.ts'

export interface Caller {
  readonly user: User
  /** The administrator who acts as that user; null when the users act for themselves. */
  readonly sudoer: User | null
}

/** User of the credentials; null without credentials. Throws a `RequestError` for invalid ones. */
export function callerOf(received: Received, state: State): Caller | null {
  const presented = presentedBy(received)
  if (presented === undefined) return null
  const credential = state.credential(presented.secret, presented.kinds)
  if (credential === undefined) throw unauthenticated()
  const { user, kind } = credential
  const target = received.query.get('sudo') ?? textOf(received.headers['sudo'])
  if (target === undefined) return { user, sudoer: null }
  if (!user.admin || kind !== 'private') throw noSudo()
  const other = state.userNamed(target)
  if (other === undefined) throw noSudoUser(target)
  return { user: other, sudoer: user }
}

interface Presented {
  readonly secret: string
  readonly kinds: readonly CredentialKind[]
}

/** The first of the headers and parameters that contains a credential. */
function presentedBy({ headers, values }: Received): Presented | undefined {
  const cookie = /(?:^|;\s*)_service_session=([^;]*)/.exec(headers.cookie ?? '')?.[1]
  const bearer = /^Bearer\s+(.+)$/i.exec(headers.authorization ?? '')?.[1]
  const privateToken = textOf(headers['private-token']) ?? textOf(values.get('private_token'))
  const accessToken = bearer ?? textOf(values.get('access_token'))
  if (privateToken !== undefined)
    return { secret: privateToken, kinds: ['private', 'personal', 'impersonation'] }
  if (accessToken !== undefined) return { secret: accessToken, kinds: ['oauth'] }
  return cookie === undefined ? undefined : { secret: cookie, kinds: ['session'] }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
