/** Spec: document 1, "Authentication", sudo. */
import { isRecord } from '../../protocol/exchange.ts'
import { check } from '../../fixtures/check.ts'
import { sudoRefusals } from '../../generated/sudo-refused.ts'
import type { Actor } from '../../fixtures/actor.ts'

const refusal = '403 Forbidden - Must be admin to use sudo'

export const sudo = {
  'general/sudo-query': check(async ({ admin, stranger, act }) => {
    const response = await act(admin, 'getCurrentUser', { query: { sudo: stranger.id } })
    response.expectStatus(200).expectMatch({ id: stranger.id, username: stranger.username })
  }),

  'general/sudo-header': check(async ({ admin, stranger, act }) => {
    const response = await act(under(admin, stranger.username), 'getCurrentUser')
    response.expectStatus(200).expectMatch({ id: stranger.id, username: stranger.username })
  }),

  'general/sudo-by-id': [
    check('in-the-query', 'in the query', async ({ admin, stranger, act }) => {
      const response = await act(admin, 'getCurrentUser', { query: { sudo: stranger.id } })
      response.expectStatus(200).expectMatch({ id: stranger.id })
    }),
    check('in-the-header', 'in the header', async ({ admin, stranger, act }) => {
      const response = await act(under(admin, String(stranger.id)), 'getCurrentUser')
      response.expectStatus(200).expectMatch({ id: stranger.id })
    }),
    check('acts-as-that-user', 'acts as that user', async (context) => {
      const { admin, given, stranger } = context
      const name = context.uniqueName('project')
      const created = await context.act(under(admin, String(stranger.id)), 'createProject', {
        body: { name },
      })
      created.expectStatus(201)
      const owned = await stranger.call('listProjects', { query: { owned: true, search: name } })
      for (const { id } of owned.items) given.removesProject(id)
      owned.expectIncludes('name', name)
    }),
  ],

  'general/sudo-by-username': [
    check('in-the-query', 'in the query', async ({ admin, stranger, act }) => {
      const response = await act(admin, 'getCurrentUser', { query: { sudo: stranger.username } })
      response.expectStatus(200).expectMatch({ id: stranger.id })
    }),
    check('in-the-header', 'in the header', async ({ admin, stranger, act }) => {
      const response = await act(under(admin, stranger.username), 'getCurrentUser')
      response.expectStatus(200).expectMatch({ id: stranger.id })
    }),
    check('sees-what-that-user-sees', 'sees what that user sees', async ({ admin, stranger, given, act }) => {
      const { path } = await given.project()
      const response = await act(under(admin, stranger.username), 'getProject', { path })
      response.expectRejected()
    }),
  ],

  'general/sudo-non-admin-is-403': [
    check('in-the-query', 'in the query', async ({ stranger, owner, act }) => {
      const response = await act(stranger, 'getCurrentUser', { query: { sudo: owner.id } })
      response.expectStatus(403).expectMessage(refusal)
    }),
    check('in-the-header', 'in the header', async ({ stranger, owner, act }) => {
      const response = await act(under(stranger, owner.username), 'getCurrentUser')
      response.expectStatus(403).expectMessage(refusal)
    }),
    check('on-a-write', 'on a write', async ({ stranger, given, act }) => {
      const { path, owner, name } = await given.project()
      const response = await act(under(stranger, owner.username), 'updateProject', {
        path,
        body: { name, description: 'By sudo' },
      })
      response.expectStatus(403).expectMessage(refusal)
      const kept = await act(owner, 'getProject', { path })
      if (kept.expectStatus(200).body.description === 'By sudo')
        kept.fail('The refused write changes nothing.')
    }),
    ...sudoRefusals,
  ],

  'general/sudo-unknown-user-is-404': [
    check('by-id', 'by ID', async ({ admin, act }) => {
      const response = await act(admin, 'getCurrentUser', { query: { sudo: 2_000_000_000 } })
      response.expectStatus(404).expectMessage('404 Not Found: No user id or username for: 2000000000')
    }),
    check('by-username', 'by username', async (context) => {
      const nobody = context.uniqueName('nobody')
      const response = await context.act(under(context.admin, nobody), 'getCurrentUser')
      response.expectStatus(404).expectMessage(`404 Not Found: No user id or username for: ${nobody}`)
    }),
    ...sudoRefusals,
  ],

  'general/sudo-failure-body': check(async ({ admin, stranger, act }) => {
    const refused = await act(stranger, 'getCurrentUser', { query: { sudo: admin.id } })
    const unknown = await act(admin, 'getCurrentUser', { query: { sudo: 2_000_000_000 } })
    for (const response of [refused.expectStatus(403), unknown.expectStatus(404)]) {
      const { json } = response
      if (!isRecord(json) || typeof json['message'] !== 'string') {
        response.fail('A `message` that is a string.')
      }
    }
  }),
} as const

/** Somebody with the header that names whom to act as. */
function under(actor: Actor, target: string): Actor {
  return actor.with({ ...actor.account.credentials, SUDO: target })
}
