/** Credentials that the API cannot create. Spec: document 1, "Authentication". */
import { check } from '../../fixtures/check.ts'
import { tokenHeader } from '../../fixtures/accounts.ts'
import { provideCredential } from '../../fixtures/provisioning.ts'
import type { Persona } from '../../fixtures/actor.ts'
import type { World } from '../../fixtures/context.ts'

type Kind = 'oauth' | 'personal' | 'impersonation'

export const otherCredentials = {
  'general/session-cookie': check(async (world) => {
    const { stranger } = world
    const cookie = await provideCredential(world, 'sessions', { user_id: stranger.id })
    const by = stranger.with({ Cookie: `_service_session=${cookie}` })
    const answer = await by.tries('getCurrentUser')
    answer.is(200).shows({ id: stranger.id })
  }),

  'general/oauth2-parameter': check(async (world) => {
    const { stranger } = world
    const query = { access_token: await tokenOf(world, stranger, 'oauth') }
    const answer = await stranger.with({}).sends({ operation: 'getCurrentUser', query })
    answer.is(200).shows({ id: stranger.id })
  }),

  'general/oauth2-bearer': check(async (world) => {
    const { stranger } = world
    const token = await tokenOf(world, stranger, 'oauth')
    const answer = await stranger.with({ Authorization: `Bearer ${token}` }).tries('getCurrentUser')
    answer.is(200).shows({ id: stranger.id })
  }),

  'general/personal-access-token': inBothPlaces('personal'),
  'general/impersonation-token': inBothPlaces('impersonation'),

  'general/sudo-needs-private-token': [
    check('an OAuth 2 token', async (world) => {
      const token = await tokenOf(world, world.admin, 'oauth')
      await staysOneself(world, { Authorization: `Bearer ${token}` })
    }),
    check('a personal access token', async (world) => {
      const token = await tokenOf(world, world.admin, 'personal')
      await staysOneself(world, { [tokenHeader]: token })
    }),
  ],
} as const

/** Where a private token stands, the other tokens do their work, too. */
function inBothPlaces(kind: Kind) {
  return check(async (world) => {
    const { stranger } = world
    const token = await tokenOf(world, stranger, kind)
    const inHeader = await stranger.with({ [tokenHeader]: token }).tries('getCurrentUser')
    inHeader.is(200).shows({ id: stranger.id })
    const query = { private_token: token }
    const inQuery = await stranger.with({}).sends({ operation: 'getCurrentUser', query })
    inQuery.is(200).shows({ id: stranger.id })
  })
}

/** The administrator is refused, or remains who they are. */
async function staysOneself({ admin, stranger }: World, credentials: Record<string, string>): Promise<void> {
  const answer = await admin.with({ ...credentials, SUDO: stranger.username }).tries('getCurrentUser')
  if (answer.status !== 200) answer.isRefused()
  else if (answer.is(200).body.id === stranger.id) answer.contradicts('No sudo with this credential.')
}

function tokenOf(world: World, persona: Persona, kind: Kind): Promise<string> {
  return provideCredential(world, 'tokens', { user_id: persona.id, kind })
}
