/** Spec: document 1, "Authentication". */
import { check } from '../../fixtures/check.ts'
import { administratorOperations, internalProjects, privateProjects } from '../../generated/access-rules.ts'
import {
  requestsUnderSudo,
  requestsWithoutCredentials,
  requestsWithWrongToken,
} from '../../generated/credentials.ts'
import { privateDeletes } from '../../generated/private-deletes.ts'
import { succeeding } from '../../generated/successes.ts'
import { tokenHeader } from '../../fixtures/accounts.ts'
import { Blocked } from '../../protocol/signals.ts'
import { givenIssue } from '../../fixtures/issues.ts'
import type { Persona } from '../../fixtures/actor.ts'
import { otherCredentials } from './credentials.ts'

export const authentication = {
  'general/unauthenticated-is-401': [
    ...requestsWithWrongToken,
    check('in every place', async ({ admin }) => {
      const wrong = 'no-such-token-0123456789'
      const inHeaders = [{ [tokenHeader]: wrong }, { Authorization: `Bearer ${wrong}` }]
      for (const headers of inHeaders) {
        const answer = await admin.with(headers).tries('getCurrentUser')
        answer.is(401).says('401 Unauthorized')
      }
      for (const parameter of ['private_token', 'access_token']) {
        const answer = await admin
          .with({})
          .sends({ operation: 'getCurrentUser', query: { [parameter]: wrong } })
        answer.is(401).says('401 Unauthorized')
      }
    }),
  ],

  'general/authentication-by-default': requestsWithoutCredentials,

  ...otherCredentials,

  'general/private-token-header': check(async ({ stranger }) => {
    const by = stranger.with({ [tokenHeader]: tokenOf(stranger) })
    const answer = await by.tries('getCurrentUser')
    answer.is(200).shows({ id: stranger.id })
  }),

  'general/private-token-parameter': [
    check('in the query of a read', async ({ stranger }) => {
      const query = { private_token: tokenOf(stranger) }
      const answer = await stranger.with({}).sends({ operation: 'getCurrentUser', query })
      answer.is(200).shows({ id: stranger.id })
    }),
    check('in the query of a write', async ({ given }) => {
      const project = await given.project()
      const query = { private_token: tokenOf(project.owner) }
      const body = { name: project.name, description: 'With a token in the query' }
      const answer = await project.owner
        .with({})
        .sends({ operation: 'updateProject', path: project.path, query, body })
      answer.is(200)
    }),
    check('as a form field', async ({ given }) => {
      const project = await given.project()
      const body = { name: project.name, description: 'In a form', private_token: tokenOf(project.owner) }
      const answer = await project.owner
        .with({})
        .sends({ operation: 'updateProject', path: project.path, body, encoding: 'form' })
      answer.is(200)
    }),
  ],

  'general/private-token-full-access': [
    succeeding('createProject'),
    succeeding('updateProject'),
    succeeding('deleteProject'),
  ],

  'general/no-access-to-private-projects': [
    ...privateProjects,
    ...privateDeletes,
    check('issues among those of a group', async (world) => {
      const { stranger, given } = world
      const group = await given.group({ visibility: 'public' })
      const open = await givenIssue(world, {
        project: await given.projectIn(group, { visibility: 'public' }),
      })
      const hidden = await givenIssue(world, { project: await given.projectIn(group) })
      const answer = await stranger.tries('listGroupIssues', { path: group.path })
      answer.is(200).includes('id', open.id).omits('id', hidden.id)
    }),
  ],
  'general/internal-for-signed-in-users': internalProjects,
  'general/administrator-operations': administratorOperations,
  'general/not-allowed-is-403': administratorOperations,

  'general/any-request-with-sudo': requestsUnderSudo,
} as const

/** The private token of a persona; without one, its transports cannot be told apart from sudo. */
function tokenOf(persona: Persona): string {
  const { token } = persona.account
  if (token === null) throw new Blocked('GET /user under sudo shows no private_token')
  return token
}
