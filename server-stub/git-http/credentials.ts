/** Authenticates the caller: a token as the password of any user name, or user name and password. */
import type { Request } from 'express'
import { authenticate } from '../access/authenticate.ts'
import type { Caller } from '../access/caller.ts'
import { userWithPassword } from '../access/passwords.ts'
import { hasFullScope } from '../access/scopes.ts'
import { credentialsOf, encodedBasicCredentials, type Credential } from '../http/credentials.ts'
import { HttpError, forbidden } from '../http/errors.ts'
import { settingsOf } from '../resources/settings/index.ts'
import type { AppContext } from '../services.ts'

/** The caller of a request for a repository. Throws 401 for credentials that are not valid. */
export async function callerOf(appContext: AppContext, request: Request): Promise<Caller> {
  const basic = basicCredentials(request)
  if (basic !== undefined) return byBasic(appContext, { ...basic, ip: request.ip ?? '' })
  const none = { private_token: [], access_token: [], sudo: [] }
  // Browsers send their cookie with every request; Git has none.
  const presented = credentialsOf(request, none).presented.filter(({ kind }) => kind !== 'session')
  return authenticate(appContext.db, { presented }, appContext.now(), hasFullScope)
}

interface Basic {
  login: string
  password: string
}

async function byBasic(appContext: AppContext, attempt: Basic & { ip: string }): Promise<Caller> {
  for (const kind of ['private-token', 'oauth'] as const) {
    const caller = await byToken(appContext, { kind, secret: attempt.password })
    if (caller !== undefined) return caller
  }
  const { signin_enabled: isEnabled } = await settingsOf(appContext.db)
  const user = isEnabled ? await userWithPassword(appContext, attempt) : undefined
  if (user === undefined) throw new HttpError('unauthenticated')
  if (user.state === 'blocked') throw forbidden('Your account has been blocked')
  if (user.password_change_required === 1)
    throw forbidden('Sign in with a browser and change your password first')
  return { kind: 'user', user, sudoer: null }
}

async function byToken(appContext: AppContext, credential: Credential): Promise<Caller | undefined> {
  if (credential.secret === '') return undefined
  try {
    return await authenticate(appContext.db, { presented: [credential] }, appContext.now(), hasFullScope)
  } catch (error) {
    if (error instanceof HttpError && error.kind === 'unauthenticated') return undefined
    throw error
  }
}

/** The submitted user name and password; undefined if there are none. */
function basicCredentials(request: Request): Basic | undefined {
  const encoded = encodedBasicCredentials(request)
  if (encoded === undefined) return undefined
  const text = Buffer.from(encoded, 'base64').toString()
  const colon = text.indexOf(':')
  return colon < 0
    ? { login: text, password: '' }
    : { login: text.slice(0, colon), password: text.slice(colon + 1) }
}
