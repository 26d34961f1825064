/** How credentials travel. Spec: document 1, "Authentication". What they are worth is decided elsewhere. */
import type { Request } from 'express'

/** A secret as it was presented: in which of the four ways decides what it may be. */
export interface Credential {
  kind: 'private-token' | 'oauth' | 'session'
  secret: string
}

export interface Credentials {
  /** All that were presented, in no particular order. Each is enough alone. */
  presented: readonly Credential[]
  /** Id or username of whom to act for. */
  sudo?: string
}

/** Parameters that say who is calling: never passed on, never shown in links and logs. */
export const callerParameters = ['private_token', 'access_token', 'sudo'] as const
type CallerParameter = (typeof callerParameters)[number]

export type CallerParameters = Record<CallerParameter, readonly string[]>

/** Collects credentials from headers, cookie, and the parameters of query and body. Empty ones do not count. @internal */
export function credentialsOf(request: Request, parameters: CallerParameters): Credentials {
  const presented: Credential[] = [
    ...secrets('private-token', [request.get('private-token'), ...parameters.private_token]),
    ...secrets('oauth', [bearer(request.get('authorization')), ...parameters.access_token]),
    ...secrets('session', [sessionCookie(request)]),
  ]
  const sudo = [request.get('sudo'), ...parameters.sudo].find(isFilled)?.replaceAll('\0', replacement)
  return sudo === undefined ? { presented } : { presented, sudo }
}

/** Stands for NUL, which no database compares: what holds it is nobody's. */
const replacement = '\ufffd'

function secrets(kind: Credential['kind'], values: readonly (string | undefined)[]): Credential[] {
  return values.filter(isFilled).map((secret) => ({ kind, secret: secret.replaceAll('\0', replacement) }))
}

function isFilled(value: string | undefined): value is string {
  return value !== undefined && value !== ''
}

/** Other schemes than Bearer are not this API's and say nothing about the caller. */
function bearer(header: string | undefined): string | undefined {
  return /^bearer +(\S+) *$/i.exec(header ?? '')?.[1]
}

function sessionCookie(request: Request): string | undefined {
  // cookie-parser leaves `cookies` untyped.
  const { cookies } = request as { cookies?: Record<string, unknown> }
  const value = cookies?.['_service_session']
  return typeof value === 'string' ? value : undefined
}

const secretName = /token|password|secret/i

/** Whether what has this name is nobody else's business. */
export function isSecret(name: string): boolean {
  return secretName.test(name)
}

/** An address with the values of all secret parameters masked, fit for a log. */
export function masked(address: string): string {
  const [path = '', query] = address.split(/\?(.*)/s)
  if (query === undefined) return path
  const pairs = query.split('&').map((pair) => {
    const name = pair.split('=', 1).join('')
    return isSecret(name) ? `${name}=[masked]` : pair
  })
  return `${path}?${pairs.join('&')}`
}
