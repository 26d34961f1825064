/** Collects the credentials of a request. Spec: document 1, "Authentication". `access/authenticate.ts` verifies them. */
import type { Request } from 'express'
import { cookieOf } from './cookies.ts'

/** A secret, and how it was sent, which decides which kinds of token it can be. */
export interface Credential {
  kind: 'private-token' | 'oauth' | 'session'
  secret: string
}

/** The credentials that a request contains. */
export interface Credentials {
  /** All secrets of the request, in no particular order. Each of them must be valid, and all of the same user. */
  presented: readonly Credential[]
  /** Id or username of the user on whose behalf the request is made. */
  sudo?: string
}

/** Parameters that identify the caller: never passed to handlers. Links and logs contain no secrets, but `sudo`. */
export const callerParameters = ['private_token', 'access_token', 'sudo'] as const
type CallerParameter = (typeof callerParameters)[number]

/** Whether a parameter identifies the caller. */
export function isCallerParameter(name: string): boolean {
  const names: readonly string[] = callerParameters
  return names.includes(name)
}

export type CallerParameters = Record<CallerParameter, readonly string[]>

/** Collects credentials from headers, cookie, and the parameters of query and body. Empty ones are ignored. @internal */
export function credentialsOf(request: Request, parameters: CallerParameters): Credentials {
  const { 'private-token': privateToken, authorization, sudo: sudoHeader } = request.headers
  const presented: Credential[] = [
    ...secrets('private-token', [...textsIn(privateToken), ...parameters.private_token]),
    ...secrets('oauth', [bearer(authorization), ...parameters.access_token]),
    ...secrets('session', [cookieOf(request, '_service_session')]),
  ]
  const sudo = [...textsIn(sudoHeader), ...parameters.sudo].find(isFilled)?.replaceAll('\0', replacement)
  return sudo === undefined ? { presented } : { presented, sudo }
}

/** The values of a header. Node joins those of a header that is sent several times, except of `Set-Cookie`. */
function textsIn(header: string | string[] | undefined): string[] {
  if (header === undefined) return []
  return typeof header === 'string' ? [header] : header
}

/** Replaces NUL, which databases cannot compare: a secret that contains it is never valid. */
const replacement = '\ufffd'

function secrets(kind: Credential['kind'], values: readonly (string | undefined)[]): Credential[] {
  return values.filter(isFilled).map((secret) => ({ kind, secret: secret.replaceAll('\0', replacement) }))
}

function isFilled(value: string | undefined): value is string {
  return value !== undefined && value !== ''
}

/** Schemes other than Bearer are not part of this API and are ignored. */
function bearer(header: string | undefined): string | undefined {
  return /^bearer +(\S+) *$/i.exec(header ?? '')?.[1]
}

/** The user name and password of a Git client as they were sent, in Base64. Source: RFC 7617. */
export function encodedBasicCredentials(request: Request): string | undefined {
  return /^basic +(\S+) *$/i.exec(request.get('authorization') ?? '')?.[1]
}

/** `value` and `variables` are the values of CI variables. */
const secretName = /token|password|secret|^(?:value|variables(?:\[.*)?)$/i
/** The user name and password in a URL; a password may contain an unescaped `@`. */
const userInformation = /((?:\/|%2f){2})[^\s/?#&]{1,255}(@|%40)/gi

/** The text in place of a secret. */
export const mask = '[masked]'

/** Whether a parameter or property of this name is secret. */
export function isSecret(name: string): boolean {
  return secretName.test(name)
}

/** Masks the values of all secret parameters of a URL, for logs. */
export function masked(url: string): string {
  const end = url.indexOf('?')
  if (end === -1) return withoutUserInformation(url)
  const path = url.slice(0, end)
  const pairs = url
    .slice(end + 1)
    .split('&')
    .map((pair) => {
      const name = pair.split('=', 1).join('')
      return isSecret(decoded(name)) ? `${name}=${mask}` : withoutUserInformation(pair)
    })
  return `${withoutUserInformation(path)}?${pairs.join('&')}`
}

/** Masks the user name and password of each URL in a text. */
export function withoutUserInformation(text: string): string {
  const isPossible = text.includes('@') || text.includes('%40')
  return isPossible ? text.replaceAll(userInformation, `$1${mask}$2`) : text
}

/** The name of a parameter as the server reads it. */
function decoded(name: string): string {
  return /[%+]/.test(name) ? (new URLSearchParams(name).keys().next().value ?? '') : name
}
