import { describe, expect, test } from 'vitest'
import { authenticate } from '../../../server-stub/access/authenticate.ts'
import { digest } from '../../../server-stub/access/secrets.ts'
import type { Credential } from '../../../server-stub/http/credentials.ts'
import { fixedTime } from '../../support/rows.ts'
import { createWorld, now, type World } from './world.ts'

type TokenKind = 'oauth' | 'personal' | 'impersonation'

async function populated(): Promise<World> {
  const world = await createWorld()
  await world.user('root', { admin: 1 })
  const mira = await world.user('mira')
  await world.user('nils', { state: 'blocked' })
  await world.user('2')
  await world.user('77')
  const token = (kind: TokenKind, secret: string, user: number, change: object = {}): Promise<unknown> =>
    world.db
      .insertInto('access_token')
      .values({
        kind,
        user_id: user,
        token_digest: digest(secret),
        name: secret,
        created_at: fixedTime,
        ...change,
      })
      .execute()
  await token('oauth', 'oauth-mira', mira)
  await token('personal', 'personal-mira', mira)
  await token('impersonation', 'impersonation-mira', mira, { scopes: '["read_user"]' })
  await token('personal', 'personal-root', 1)
  await token('oauth', 'oauth-root', 1)
  await token('personal', 'revoked', mira, { revoked: 1 })
  await token('personal', 'expired', mira, { expires_at: '2026-03-01T11:59:59.000Z' })
  await token('personal', 'lasting', mira, { expires_at: '2026-03-01T12:00:01.000Z' })
  await session(world, 'cookie-mira', mira, '2026-03-02T00:00:00.000Z')
  await session(world, 'cookie-old', mira, '2026-02-28T00:00:00.000Z')
  return world
}

async function session(world: World, cookie: string, user: number, expires: string): Promise<void> {
  const row = { cookie_digest: digest(cookie), user_id: user, expires_at: expires, created_at: fixedTime }
  await world.db.insertInto('session').values(row).execute()
}

const privately = (secret: string): Credential => ({ kind: 'private-token', secret })
const oauth = (secret: string): Credential => ({ kind: 'oauth', secret })
const cookie = (secret: string): Credential => ({ kind: 'session', secret })

/** The username of the caller, or the message of the error. */
async function outcome(
  presented: Credential[],
  sudo?: string,
  covers: (scopes: readonly string[]) => boolean = () => true,
): Promise<string> {
  await using world = await populated()
  try {
    const caller = await authenticate(
      world.db,
      sudo === undefined ? { presented } : { presented, sudo },
      now(),
      covers,
    )
    if (caller.kind === 'anonymous') return 'anonymous'
    return caller.sudoer === null
      ? caller.user.username
      : `${caller.sudoer.username} as ${caller.user.username}`
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

describe('scopes', () => {
  test.for<[string, Credential[], string]>([
    [
      'that do not cover the request',
      [privately('impersonation-mira')],
      '403 Forbidden - The scopes of the token do not permit this operation',
    ],
    ['do not restrict the private token', [privately('token of mira')], 'mira'],
    ['do not restrict the session', [cookie('cookie-mira')], 'mira'],
    ['of one of several tokens suffice', [privately('impersonation-mira'), oauth('oauth-mira')], 'mira'],
  ])('%s', async ([, presented, expected]) => {
    expect(await outcome(presented, undefined, (scopes) => !scopes.includes('read_user'))).toBe(expected)
  })
})

describe('one credential', () => {
  test.for<[string, Credential, string]>([
    ['private token', privately('token of mira'), 'mira'],
    ['personal access token', privately('personal-mira'), 'mira'],
    ['impersonation token', privately('impersonation-mira'), 'mira'],
    ['token that expires later', privately('lasting'), 'mira'],
    ['OAuth 2 token', oauth('oauth-mira'), 'mira'],
    ['session cookie', cookie('cookie-mira'), 'mira'],
    ['unknown token', privately('nonsense'), 'unauthenticated'],
    ['private token as an OAuth 2 token', oauth('token of mira'), 'unauthenticated'],
    ['OAuth 2 token as a private token', privately('oauth-mira'), 'unauthenticated'],
    ['revoked token', privately('revoked'), 'unauthenticated'],
    ['expired token', privately('expired'), 'unauthenticated'],
    ['expired session', cookie('cookie-old'), 'unauthenticated'],
    ['token of a blocked user', privately('token of nils'), '403 Forbidden - Your account has been blocked'],
  ])('%s', async ([, credential, expected]) => {
    expect(await outcome([credential])).toBe(expected)
  })

  test('no credential: anonymous', async () => {
    expect(await outcome([])).toBe('anonymous')
  })
})

describe('several credentials', () => {
  test.for<[string, Credential[], string]>([
    ['of one user', [privately('token of mira'), oauth('oauth-mira')], 'mira'],
    ['of two users', [privately('token of mira'), oauth('oauth-root')], 'unauthenticated'],
    ['of which one is invalid', [privately('token of mira'), oauth('nonsense')], 'unauthenticated'],
    [
      'of which the token takes precedence over the cookie',
      [cookie('cookie-mira'), privately('token of root')],
      'root',
    ],
    [
      'of which the token takes precedence over an expired cookie',
      [cookie('cookie-old'), privately('token of root')],
      'root',
    ],
  ])('%s', async ([, presented, expected]) => {
    expect(await outcome(presented)).toBe(expected)
  })
})

describe('sudo', () => {
  const mustBeAdmin = '403 Forbidden - Must be admin to use sudo'
  test.for<[string, Credential[], string, string]>([
    ['by username', [privately('token of root')], 'mira', 'root as mira'],
    ['by username in another letter case', [privately('token of root')], 'MIRA', 'root as mira'],
    ['by id', [privately('token of root')], '1', 'root as root'],
    [
      'by an id with leading zeros',
      [privately('token of root')],
      '02',
      '404 Not Found: No user id or username for: 02',
    ],
    ['by digits: the id comes first', [privately('token of root')], '2', 'root as mira'],
    ['by digits that are only a username', [privately('token of root')], '77', 'root as 77'],
    [
      'for an unknown user',
      [privately('token of root')],
      'nobody',
      '404 Not Found: No user id or username for: nobody',
    ],
    [
      'for a blocked user',
      [privately('token of root')],
      'nils',
      '403 Forbidden - Your account has been blocked',
    ],
    ['of a user', [privately('token of mira')], 'root', mustBeAdmin],
    ['with an administrator’s personal token', [privately('personal-root')], 'mira', mustBeAdmin],
    ['with an administrator’s OAuth 2 token', [oauth('oauth-root')], 'mira', mustBeAdmin],
    ['with both', [oauth('oauth-root'), privately('token of root')], 'mira', 'root as mira'],
    ['without credentials', [], 'mira', 'unauthenticated'],
    ['with bad credentials', [privately('nonsense')], 'mira', 'unauthenticated'],
  ])('%s', async ([, presented, sudo, expected]) => {
    expect(await outcome(presented, sudo)).toBe(expected)
  })
})
