/** Spec: document 1, "Authentication", sudo. */
import { isRecord } from '../../protocol/exchange.ts'
import { check } from '../../fixtures/check.ts'
import { sudoRefusals } from '../../generated/sudo-refused.ts'
import type { Persona } from '../../fixtures/actor.ts'

const refusal = '403 Forbidden - Must be admin to use sudo'

export const sudo = {
  'general/sudo-query': check(async ({ admin, stranger }) => {
    const answer = await admin.tries('getCurrentUser', { query: { sudo: stranger.id } })
    answer.is(200).shows({ id: stranger.id, username: stranger.username })
  }),

  'general/sudo-header': check(async ({ admin, stranger }) => {
    const answer = await under(admin, stranger.username).tries('getCurrentUser')
    answer.is(200).shows({ id: stranger.id, username: stranger.username })
  }),

  'general/sudo-by-id': [
    check('in the query', async ({ admin, stranger }) => {
      const answer = await admin.tries('getCurrentUser', { query: { sudo: stranger.id } })
      answer.is(200).shows({ id: stranger.id })
    }),
    check('in the header', async ({ admin, stranger }) => {
      const answer = await under(admin, String(stranger.id)).tries('getCurrentUser')
      answer.is(200).shows({ id: stranger.id })
    }),
    check('acts as that user', async (world) => {
      const { admin, given, stranger } = world
      const name = world.unique('project')
      const created = await under(admin, String(stranger.id)).tries('createProject', { body: { name } })
      created.is(201)
      const owned = await stranger.does('listProjects', { query: { owned: true, search: name } })
      for (const { id } of owned.items) given.removesProject(id)
      owned.includes('name', name)
    }),
  ],

  'general/sudo-by-username': [
    check('in the query', async ({ admin, stranger }) => {
      const answer = await admin.tries('getCurrentUser', { query: { sudo: stranger.username } })
      answer.is(200).shows({ id: stranger.id })
    }),
    check('in the header', async ({ admin, stranger }) => {
      const answer = await under(admin, stranger.username).tries('getCurrentUser')
      answer.is(200).shows({ id: stranger.id })
    }),
    check('sees what that user sees', async ({ admin, stranger, given }) => {
      const { path } = await given.project()
      const answer = await under(admin, stranger.username).tries('getProject', { path })
      answer.isRefused()
    }),
  ],

  'general/sudo-non-admin-is-403': [
    check('in the query', async ({ stranger, owner }) => {
      const answer = await stranger.tries('getCurrentUser', { query: { sudo: owner.id } })
      answer.is(403).says(refusal)
    }),
    check('in the header', async ({ stranger, owner }) => {
      const answer = await under(stranger, owner.username).tries('getCurrentUser')
      answer.is(403).says(refusal)
    }),
    check('on a write', async ({ stranger, given }) => {
      const { path, owner, name } = await given.project()
      const answer = await under(stranger, owner.username).tries('updateProject', {
        path,
        body: { name, description: 'By sudo' },
      })
      answer.is(403).says(refusal)
      const kept = await owner.tries('getProject', { path })
      if (kept.is(200).body.description === 'By sudo') kept.contradicts('The refused write changes nothing.')
    }),
    ...sudoRefusals,
  ],

  'general/sudo-unknown-user-is-404': [
    check('by ID', async ({ admin }) => {
      const answer = await admin.tries('getCurrentUser', { query: { sudo: 2_000_000_000 } })
      answer.is(404).says('404 Not Found: No user id or username for: 2000000000')
    }),
    check('by username', async (world) => {
      const nobody = world.unique('nobody')
      const answer = await under(world.admin, nobody).tries('getCurrentUser')
      answer.is(404).says(`404 Not Found: No user id or username for: ${nobody}`)
    }),
    ...sudoRefusals,
  ],

  'general/sudo-failure-body': check(async ({ admin, stranger }) => {
    const refused = await stranger.tries('getCurrentUser', { query: { sudo: admin.id } })
    const unknown = await admin.tries('getCurrentUser', { query: { sudo: 2_000_000_000 } })
    for (const answer of [refused.is(403), unknown.is(404)]) {
      const { json } = answer
      if (!isRecord(json) || typeof json['message'] !== 'string') {
        answer.contradicts('A `message` that is a string.')
      }
    }
  }),
} as const

/** Somebody with the header that names whom to act as. */
function under(persona: Persona, target: string): Persona {
  return persona.with({ ...persona.account.credentials, SUDO: target })
}
