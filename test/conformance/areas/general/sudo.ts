/** Spec: document 1, "Authentication", sudo. */
import { isRecord } from '../../protocol/exchange.ts'
import { Blocked } from '../../protocol/signals.ts'
import { isSuccess } from '../../protocol/statuses.ts'
import { check } from '../../fixtures/check.ts'
import { namedRoutesAsUnknownUsers, namedRoutesUnderSudo } from '../../generated/paths/named-routes.ts'
import { sudoInQueriesOfLists } from '../../generated/credentials/credentials.ts'
import { sudoAsUnknownUsers, sudoByNonAdministrators } from '../../generated/credentials/sudo-rejected.ts'
import type { Actor } from '../../fixtures/actor.ts'

const rejection = '403 Forbidden - Must be admin to use sudo'

export const sudo = {
  'general/sudo-query': [
    check(async (context) => {
      const { admin, nonMember, given } = context
      const [name, query] = [context.uniqueName('project'), { sudo: nonMember.username }]
      const created = await admin.sendUnchecked({ operation: 'createProject', query, body: { name } })
      given.removesCreated('projects', created)
      created.expectStatus(201)
      const path = { id: `${nonMember.username}/${name}` }
      const response = await nonMember.observe('getProject', { path })
      given.removes('projects', response.body.id)
      response.expectMatch({ name, owner: { id: nonMember.id } })
    }),
    ...sudoInQueriesOfLists,
  ],

  'general/sudo-header': check(async ({ admin, owner, nonMember, given, act }) => {
    const { id, path } = await given.project({ by: owner })
    await requireRejection(nonMember, path)
    const own = await act(withSudo(admin, owner.username), 'getProject', { path })
    own.expectStatus(200).expectMatch({ id })
    const others = await act(withSudo(admin, nonMember.username), 'getProject', { path })
    others.expectRejected()
  }),

  'general/sudo-by-id': [
    check('in-the-query', 'An ID in the query is accepted.', async ({ admin, nonMember, act }) => {
      const response = await act(admin, 'getCurrentUser', { query: { sudo: nonMember.id } })
      response.expectStatus(200).expectMatch({ id: nonMember.id })
    }),
    check('in-the-header', 'An ID in the header is accepted.', async ({ admin, nonMember, act }) => {
      const response = await act(withSudo(admin, String(nonMember.id)), 'getCurrentUser')
      response.expectStatus(200).expectMatch({ id: nonMember.id })
    }),
    check('acts-as-that-user', 'A new project belongs to the user.', async (context) => {
      const { admin, given, nonMember } = context
      const name = context.uniqueName('project')
      const created = await context.act(withSudo(admin, String(nonMember.id)), 'createProject', {
        body: { name },
      })
      created.expectStatus(201)
      const owned = await nonMember.observe('listProjects', { query: { owned: true, search: name } })
      for (const each of owned.items) if (each.name === name) given.removes('projects', each.id)
      owned.expectIncludes('name', name)
    }),
  ],

  'general/sudo-by-username': [
    check('in-the-query', 'A username in the query is accepted.', async ({ admin, nonMember, act }) => {
      const response = await act(admin, 'getCurrentUser', { query: { sudo: nonMember.username } })
      response.expectStatus(200).expectMatch({ id: nonMember.id })
    }),
    check('in-the-header', 'A username in the header is accepted.', async ({ admin, nonMember, act }) => {
      const response = await act(withSudo(admin, nonMember.username), 'getCurrentUser')
      response.expectStatus(200).expectMatch({ id: nonMember.id })
    }),
    check(
      'same-visibility',
      'Invisible projects are not found.',
      async ({ admin, nonMember, given, act }) => {
        const { path } = await given.project()
        await requireRejection(nonMember, path)
        const response = await act(withSudo(admin, nonMember.username), 'getProject', { path })
        response.expectRejected()
      },
    ),
  ],

  'general/sudo-non-admin-is-403': [
    check('in-the-query', 'An ID in the query is rejected.', async ({ nonMember, owner, act }) => {
      const response = await act(nonMember, 'getCurrentUser', { query: { sudo: owner.id } })
      response.expectStatus(403).expectMessage(rejection)
    }),
    check('in-the-header', 'A username in the header is rejected.', async ({ nonMember, owner, act }) => {
      const response = await act(withSudo(nonMember, owner.username), 'getCurrentUser')
      response.expectStatus(403).expectMessage(rejection)
    }),
    check('on-a-write', 'A write is rejected and changes nothing.', async ({ nonMember, given, act }) => {
      const { path, owner, name } = await given.project()
      const response = await act(withSudo(nonMember, owner.username), 'updateProject', {
        path,
        body: { name, description: 'By sudo' },
      })
      response.expectStatus(403).expectMessage(rejection)
      const kept = await act(owner, 'getProject', { path })
      if (kept.expectStatus(200).body.description === 'By sudo')
        kept.fail('The rejected write changes nothing.')
    }),
    ...sudoByNonAdministrators,
    ...namedRoutesUnderSudo,
  ],

  'general/sudo-unknown-user-is-404': [
    check('by-id', 'An unknown ID is rejected.', async ({ admin, act }) => {
      const response = await act(admin, 'getCurrentUser', { query: { sudo: 2_000_000_000 } })
      response.expectStatus(404).expectMessage('404 Not Found: No user id or username for: 2000000000')
    }),
    check('by-username', 'An unknown username is rejected.', async (context) => {
      const unknown = context.uniqueName('unknown')
      const response = await context.act(withSudo(context.admin, unknown), 'getCurrentUser')
      response.expectStatus(404).expectMessage(`404 Not Found: No user id or username for: ${unknown}`)
    }),
    ...sudoAsUnknownUsers,
    ...namedRoutesAsUnknownUsers,
  ],

  'general/sudo-failure-body': check(async ({ admin, nonMember, act }) => {
    const rejected = await act(nonMember, 'getCurrentUser', { query: { sudo: admin.id } })
    const unknown = await act(admin, 'getCurrentUser', { query: { sudo: 2_000_000_000 } })
    for (const response of [rejected, unknown]) {
      const { json, status, exchange } = response
      if (isSuccess(status)) throw new Blocked('getCurrentUser does not reject sudo', exchange)
      if (!isRecord(json) || typeof json['message'] !== 'string') {
        response.fail('A `message` that is a string.')
      }
    }
  }),
} as const

/** A server that returns private projects to non-members shows nothing about sudo. */
async function requireRejection(actor: Actor, path: { readonly id: number }): Promise<void> {
  const { status, exchange } = await actor.sendUnchecked({ operation: 'getProject', path }, 'arrange')
  if (isSuccess(status)) throw new Blocked('getProject returns a private project to a non-member', exchange)
}

/** The actor with the header `SUDO`. */
function withSudo(actor: Actor, target: string): Actor {
  return actor.with({ ...actor.account.credentials, SUDO: target })
}
