/** Creates tokens and sessions, which the API cannot create, at `/provisioning`, for an administrator. */
import { positive, type Attributes } from './attributes.ts'
import type { Caller } from './caller.ts'
import { forbidden, notFound, unauthenticated, unknownRoute } from './request-error.ts'
import type { RouteResponse } from './routes.ts'
import type { CredentialKind, State } from './state.ts'

export interface Provisioning {
  readonly method: string
  /** Below `/provisioning`. */
  readonly path: string
  readonly caller: Caller | null
  readonly attributes: Attributes
  readonly state: State
  readonly secret: () => string
}

export function provision({ method, path, caller, attributes, state, secret }: Provisioning): RouteResponse {
  if (caller === null) throw unauthenticated()
  if (!caller.user.admin) throw forbidden()
  if (method === 'GET' && path === '')
    return { status: 200, body: { resources: { tokens: {}, sessions: {} } } }
  if (method !== 'POST' || (path !== '/tokens' && path !== '/sessions')) throw unknownRoute()
  const user = state.users.get(attributes.required('user_id', positive))
  if (user === undefined) throw notFound('User')
  const isSession = path === '/sessions'
  const made = { id: state.nextId(), [isSession ? 'cookie' : 'token']: secret() }
  const kind = isSession ? 'session' : attributes.required('kind', tokenKind)
  state.addCredential(String(made['cookie'] ?? made['token']), { kind, user })
  return { status: 201, body: made }
}

const tokenKinds: readonly CredentialKind[] = ['oauth', 'personal', 'impersonation']
const tokenKind = {
  read: (value: unknown) => tokenKinds.find((kind) => kind === value),
  words: `is none of ${tokenKinds.join(', ')}`,
}
