/** Spec: document 1, "Authentication". */
import { check } from '../../fixtures/check.ts'
import {
  administratorOperations,
  internalProjects,
  privateGroups,
  privateProjects,
} from '../../generated/access/access-rules.ts'
import {
  requestsUnderSudo,
  requestsWithoutCredentials,
  requestsWithWrongToken,
} from '../../generated/credentials/credentials.ts'
import {
  privateTokensInForms,
  privateTokensInQueries,
} from '../../generated/credentials/credential-transports.ts'
import {
  namedRoutesWithoutCredentials,
  namedRoutesWithTokenInQuery,
  namedRoutesWithWrongToken,
} from '../../generated/paths/named-routes.ts'
import { privateDeletes, privateDeletesUnderSudo } from '../../generated/access/private-deletes.ts'
import { writesOfFormerMembers } from '../../generated/access/former-members.ts'
import { uncommonWithoutCredentials } from '../../generated/credentials/without-credentials.ts'
import { succeeds } from '../../generated/successes.ts'
import { authorsUnderSudo } from '../../generated/credentials/sudo-authors.ts'
import { tokenHeader, wrongToken } from '../../fixtures/accounts.ts'
import { Blocked } from '../../protocol/signals.ts'
import { givenIssue } from '../../fixtures/issues.ts'
import type { Actor } from '../../fixtures/actor.ts'
import { otherCredentials } from './credentials.ts'
import { lostAccess } from './lost-access.ts'

export const authentication = {
  'general/unauthenticated-is-401': [
    ...requestsWithWrongToken,
    ...namedRoutesWithWrongToken,
    check('in-every-place', 'A wrong token is rejected in every place.', async ({ admin, act }) => {
      const inHeaders = [{ [tokenHeader]: wrongToken }, { Authorization: `Bearer ${wrongToken}` }]
      for (const headers of inHeaders) {
        const response = await act(admin.with(headers), 'getCurrentUser')
        response.expectStatus(401).expectMessage('401 Unauthorized')
      }
      for (const parameter of ['private_token', 'access_token']) {
        const response = await admin
          .with({})
          .sendUnchecked({ operation: 'getCurrentUser', query: { [parameter]: wrongToken } })
        response.expectStatus(401).expectMessage('401 Unauthorized')
      }
    }),
  ],

  'general/authentication-by-default': [
    ...requestsWithoutCredentials,
    ...namedRoutesWithoutCredentials,
    ...uncommonWithoutCredentials,
  ],

  ...otherCredentials,

  'general/private-token-header': check(async ({ nonMember, act }) => {
    const by = nonMember.with({ [tokenHeader]: tokenOf(nonMember) })
    const response = await act(by, 'getCurrentUser')
    response.expectStatus(200).expectMatch({ id: nonMember.id })
  }),

  'general/private-token-parameter': [
    ...privateTokensInQueries,
    ...privateTokensInForms,
    ...namedRoutesWithTokenInQuery,
    check('in-the-query-of-a-read', 'The query of a read accepts the token.', async ({ nonMember }) => {
      const query = { private_token: tokenOf(nonMember) }
      const response = await nonMember.with({}).sendUnchecked({ operation: 'getCurrentUser', query })
      response.expectStatus(200).expectMatch({ id: nonMember.id })
    }),
    check('in-the-query-of-a-write', 'The token is accepted in the query of a write.', async ({ given }) => {
      const project = await given.project()
      const query = { private_token: tokenOf(project.owner) }
      const body = { name: project.name, description: 'With a token in the query' }
      const response = await project.owner
        .with({})
        .sendUnchecked({ operation: 'updateProject', path: project.path, query, body })
      response.expectStatus(200)
    }),
    check('as-a-form-field', 'The token is accepted as a form field.', async ({ given }) => {
      const project = await given.project()
      const body = { name: project.name, description: 'In a form', private_token: tokenOf(project.owner) }
      const response = await project.owner
        .with({})
        .sendUnchecked({ operation: 'updateProject', path: project.path, body, encoding: 'form' })
      response.expectStatus(200)
    }),
  ],

  'general/private-token-full-access': [
    succeeds('createProject'),
    succeeds('updateProject'),
    succeeds('deleteProject'),
  ],

  'general/no-access-to-private-projects': [
    ...privateProjects,
    ...lostAccess,
    ...writesOfFormerMembers,
    ...privateDeletes,
    check('issues-among-those-of-a-group', 'Issues of private projects are omitted.', async (context) => {
      const { nonMember, given } = context
      const group = await given.group({ visibility: 'public' })
      const open = await givenIssue(context, {
        project: await given.projectIn(group, { visibility: 'public' }),
      })
      const hidden = await givenIssue(context, { project: await given.projectIn(group) })
      const response = await context.act(nonMember, 'listGroupIssues', { path: group.path })
      response.expectStatus(200).expectIncludes('id', open.id).expectOmits('id', hidden.id)
    }),
    check('projects-among-those-of-a-group', 'Private projects are omitted.', async (context) => {
      const { nonMember, given } = context
      const group = await given.group({ visibility: 'public' })
      const open = await given.projectIn(group, { visibility: 'public' })
      const hidden = await given.projectIn(group)
      const response = await context.act(nonMember, 'listGroupProjects', { path: group.path })
      response.expectStatus(200).expectIncludes('id', open.id).expectOmits('id', hidden.id)
    }),
  ],
  'general/no-access-to-private-groups': privateGroups,
  'general/internal-for-signed-in-users': internalProjects,
  'general/administrator-operations': administratorOperations,
  'general/not-allowed-is-403': administratorOperations,
  'general/any-request-with-sudo': [...requestsUnderSudo, ...privateDeletesUnderSudo, ...authorsUnderSudo],
} as const

/** The private token of an actor. Without one, the suite uses sudo, and the transports of a token cannot be checked. */
function tokenOf(actor: Actor): string {
  const { token } = actor.account
  if (token === null) throw new Blocked('GET /user under sudo returned no private_token')
  return token
}
