/** Before the checks: whether the URL is that of the API, and the token that of an administrator. */
import { codingsOf, describeCodings } from '../protocol/content-encoding.ts'
import { Conversation, type Channel } from '../protocol/conversation.ts'
import { isRecord, mediaTypeOf, statusOf, type Exchange } from '../protocol/exchange.ts'
import { isNotImplemented } from '../protocol/unimplemented.ts'
import { administrator, idIn, memberOf, tokenHeader } from '../fixtures/accounts.ts'
import type { Account } from '../fixtures/actor.ts'

/** Why the run cannot begin: what was seen, and what to do about it. */
export class PreflightError extends Error {
  override readonly name = 'PreflightError'
}

/** Reads a base URL as it was typed. Throws `PreflightError` for other texts, and for a URL with credentials, which reports would contain. */
export function readBaseUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:')) {
    throw new PreflightError(
      `'${withoutCredentials(text)}' is not a URL; use one such as http://127.0.0.1:3000/api/v4.`,
    )
  }
  if (url.username !== '' || url.password !== '') {
    throw new PreflightError(
      'The base URL contains credentials. Pass the token as --admin-token, and the URL without them.',
    )
  }
  url.search = ''
  url.hash = ''
  url.pathname = url.pathname.replace(/\/+$/, '')
  return url
}

/** The text of an invalid URL, for a message. */
function withoutCredentials(text: string): string {
  return text.replace(/^([^/]*\/*)[^/]*@/, '$1***@')
}

/** The administrator of a run, and how fast the server responds. */
export interface Preflight {
  readonly account: Account
  /** Time of the faster response, in milliseconds; the first one often has to wait for a connection. */
  readonly latency: number
}

/** Requests the user of the token, and verifies the permission to use sudo. Throws `PreflightError`. */
export async function readAdministrator(baseUrl: URL, token: string, channel: Channel): Promise<Preflight> {
  try {
    return await readUser(baseUrl, token, channel)
  } catch (error) {
    if (!(error instanceof PreflightError) || token.length < 6) throw error
    // The response of a server may contain the token.
    throw new PreflightError(error.message.replaceAll(token, '$FORGE_ADMIN_TOKEN'))
  }
}

async function readUser(baseUrl: URL, token: string, channel: Channel): Promise<Preflight> {
  const conversation = new Conversation(channel, 'pre-flight')
  const request = (headers: Record<string, string>) =>
    conversation.send({
      phase: 'arrange',
      operation: null,
      actor: 'admin',
      request: { method: 'GET', target: '/user', headers: { accept: '*/*', ...headers }, body: null },
    })
  const credentials = { [tokenHeader]: token }
  const exchange = await request(credentials)
  const json = responseOf(exchange, baseUrl)
  const id = idIn(json)
  const username = memberOf(json, 'username')
  if (username !== null && typeof json['id'] === 'string') {
    throw new PreflightError(
      `${userUrl(baseUrl)} returns the id ${JSON.stringify(json['id'])}, a text; IDs are numbers, and a run sends them back.`,
    )
  }
  if (id === null || username === null) {
    throw new PreflightError(
      `${userUrl(baseUrl)} returns no user with id and username; is this the API's base URL?`,
    )
  }
  const withSudo = await request({ ...credentials, SUDO: username })
  if (statusOf(withSudo) === 403) {
    throw new PreflightError(
      `The token belongs to ${username}, who is not an administrator; use the token of an administrator.`,
    )
  }
  return {
    account: administrator(token, { id, username, email: memberOf(json, 'email') ?? '' }),
    latency: Math.min(exchange.milliseconds, withSudo.milliseconds),
  }
}

const userUrl = (baseUrl: URL): string => `${baseUrl.href.replace(/\/$/, '')}/user`

function responseOf(exchange: Exchange, baseUrl: URL) {
  const { outcome } = exchange
  const url = userUrl(baseUrl)
  if (outcome.kind === 'fault') {
    throw new PreflightError(
      `${url} cannot be read: ${outcome.fault.text.replace(/\.?$/, '.')} Start the server, or correct the URL.`,
    )
  }
  const { status } = outcome.response
  const requirement = 'run requires GET /user, POST /users and DELETE /users/{id}.'
  if (status === 404) {
    throw new PreflightError(
      `${url} does not exist (404); does the base URL end in /api/v4? A ${requirement}`,
    )
  }
  if (isNotImplemented(exchange)) throw new PreflightError(`GET /user is not implemented; a ${requirement}`)
  if (status === 401) {
    throw new PreflightError('The server rejects the token (401); use the private token of an administrator.')
  }
  if (status >= 300 && status < 400) {
    const to = outcome.response.headers.get('location') ?? 'nowhere'
    throw new PreflightError(`${url} redirects to ${to} (${status}); ${remedyFor(to, url)}`)
  }
  if (status !== 200) throw new PreflightError(`${url} returned ${status}; a run requires status 200.`)
  const json = parsed(outcome.response.body)
  const codings = codingsOf(outcome.response)
  if (json === undefined && codings.length > 0) {
    throw new PreflightError(`${url} has ${describeCodings(codings)}; use gzip, deflate, br or none.`)
  }
  if (!isRecord(json)) {
    throw new PreflightError(
      `${url} is not a JSON object (${mediaTypeOf(exchange) ?? 'no Content-Type'}); is this the API's base URL?`,
    )
  }
  return json
}

/** What to do about a redirect. */
function remedyFor(location: string, url: string): string {
  const target = URL.canParse(location, url) ? new URL(location, url) : null
  if (target?.href === `${url}/`) return 'the paths of the API have no slash at their end.'
  const base = target?.href.replace(/\/user\/?$/, '')
  return base === undefined || base === target?.href
    ? 'give the URL of the API itself.'
    : `give --base-url ${base} if that is the API.`
}

function parsed(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'))
  } catch {
    return undefined
  }
}
