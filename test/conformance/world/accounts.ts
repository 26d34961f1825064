/** Accounts made from one administrator's token. Spec: document 2, "Users"; document 1, "Authentication". */
import { operations, type OperationId } from '../../../generated/operations.ts'
import type { Conversation } from '../engine/conversation.ts'
import type { Parameters } from '../engine/encode.ts'
import { isRecord, statusOf, type Exchange, type Json } from '../engine/exchange.ts'
import { Blocked } from '../run/signals.ts'
import type { Answer } from './answer.ts'
import type { Persona, Account } from './persona.ts'
import { uniqueName, type RunFacts } from './run-facts.ts'

export const tokenHeader = 'PRIVATE-TOKEN'

/** The administrator as the operator named them: known by the token alone until `GET /user` has answered. */
export function administrator(token: string, user: { id: number; username: string; email: string }): Account {
  return { name: 'admin', ...user, credentials: { [tokenHeader]: token }, token, origin: [] }
}

/** Attributes of a new user that matter to a check; all others are made up. */
export interface NewUser {
  readonly username?: string
  readonly email?: string
  readonly admin?: boolean
  readonly external?: boolean
  readonly name?: string
  readonly [attribute: string]: Json | undefined
}

/**
 * Creates a user and obtains a credential of theirs: the private token that an administrator is shown under sudo, or,
 * where the server shows none, the administrator's own token with the `SUDO` header. Throws `Blocked` when the user
 * cannot be created.
 */
export async function createAccount(
  run: RunFacts,
  admin: Persona,
  conversation: Conversation,
  name: string,
  attributes: NewUser = {},
): Promise<Account> {
  const before = conversation.exchanges.length
  const username = attributes.username ?? uniqueName(run, name)
  const email = attributes.email ?? `${username}@example.com`
  const password = run.secretText(name)
  const body = { username, email, name: `Conformance ${name}`, password, confirm: false, ...attributes }
  const created = await succeed(admin, 'POST', '/users', { body })
  const seen = await succeed(admin, 'GET', '/user', { query: { sudo: username } })
  const id = idIn(seen.json) ?? idIn(created.json)
  if (id === null) throw new Blocked(`GET /user shows no id of ${name}`, seen.exchange)
  const token = memberOf(seen.json, 'private_token')
  if (token !== null) run.keepsSecret(name, 'token', token)
  const credentials: Record<string, string> =
    token === null ? { ...admin.account.credentials, SUDO: username } : { [tokenHeader]: token }
  return { name, id, username, email, credentials, token, origin: conversation.exchanges.slice(before) }
}

/** The operation at a place of the contract; null while the contract does not declare it. */
function operationAt(method: string, path: string): OperationId | null {
  for (const [id, facts] of Object.entries(operations)) {
    if (facts.method === method && facts.path === path && isOperationId(id)) return id
  }
  return null
}

/** Calls a place of the API that must work for everything else to make sense; anything but success blocks. */
export async function succeed(
  persona: Persona,
  method: string,
  path: string,
  input: { readonly path?: Parameters; readonly query?: Parameters; readonly body?: unknown },
): Promise<Answer<OperationId>> {
  const operation = operationAt(method, path)
  if (operation === null) throw new Blocked(`the contract does not declare ${method} ${path}`)
  const answer = await persona.sends({ operation, ...input })
  const status = statusOf(answer.exchange)
  if (status === null || status < 200 || status > 299)
    throw blockedBy(method, path, persona.name, answer.exchange)
  return answer
}

export function idIn(json: Json | undefined): number | null {
  return isRecord(json) && typeof json['id'] === 'number' ? json['id'] : null
}

export function memberOf(json: Json | undefined, member: string): string | null {
  const value = isRecord(json) ? json[member] : null
  return typeof value === 'string' && value !== '' ? value : null
}

function isOperationId(id: string): id is OperationId {
  return id in operations
}

function blockedBy(method: string, path: string, actor: string, exchange: Exchange): Blocked {
  const status = statusOf(exchange)
  return new Blocked(
    `${method} ${path} by ${actor} ${status === null ? 'was not answered' : `answered ${status}`}`,
    exchange,
  )
}
