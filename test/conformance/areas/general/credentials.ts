/** Credentials that the API cannot create. Spec: document 1, "Authentication". */
import { check } from '../../fixtures/check.ts'
import { tokenHeader } from '../../fixtures/accounts.ts'
import { provideCredential } from '../../fixtures/provisioning.ts'
import {
  accessTokensInForms,
  accessTokensInQueries,
  bearerTokens,
  sessionCookies,
} from '../../generated/credentials/credential-transports.ts'
import { impersonationTokens, personalTokens } from '../../generated/credentials/personal-tokens.ts'
import { sudoByOtherTokens } from '../../generated/credentials/sudo-by-other-tokens.ts'
import type { Actor } from '../../fixtures/actor.ts'
import type { CheckContext } from '../../fixtures/context.ts'

type Kind = 'oauth' | 'personal' | 'impersonation'

export const otherCredentials = {
  'general/session-cookie': [
    check(async (context) => {
      const { nonMember } = context
      const cookie = await provideCredential(context, 'sessions', { user_id: nonMember.id })
      const by = nonMember.with({ Cookie: `_service_session=${cookie}` })
      const response = await context.act(by, 'getCurrentUser')
      response.expectStatus(200).expectMatch({ id: nonMember.id })
    }),
    ...sessionCookies,
  ],

  'general/oauth2-parameter': [
    check(async (context) => {
      const { nonMember } = context
      const query = { access_token: await tokenOf(context, nonMember, 'oauth') }
      const response = await nonMember.with({}).sendUnchecked({ operation: 'getCurrentUser', query })
      response.expectStatus(200).expectMatch({ id: nonMember.id })
    }),
    ...accessTokensInQueries,
    ...accessTokensInForms,
  ],

  'general/oauth2-bearer': [
    check(async (context) => {
      const { nonMember } = context
      const token = await tokenOf(context, nonMember, 'oauth')
      const response = await context.act(
        nonMember.with({ Authorization: `Bearer ${token}` }),
        'getCurrentUser',
      )
      response.expectStatus(200).expectMatch({ id: nonMember.id })
    }),
    ...bearerTokens,
  ],

  'general/personal-access-token': [inHeaderAndQuery('personal'), ...personalTokens],
  'general/impersonation-token': [inHeaderAndQuery('impersonation'), ...impersonationTokens],

  'general/sudo-needs-private-token': [
    check('an-oauth-2-token', 'An OAuth 2 token does not allow sudo.', async (context) => {
      const token = await tokenOf(context, context.admin, 'oauth')
      await expectNoSudo(context, { Authorization: `Bearer ${token}` })
    }),
    check('a-personal-access-token', 'A personal access token does not allow sudo.', async (context) => {
      const token = await tokenOf(context, context.admin, 'personal')
      await expectNoSudo(context, { [tokenHeader]: token })
    }),
    ...sudoByOtherTokens,
  ],
} as const

/** The token is accepted where a private token is: in the header and in the query. */
function inHeaderAndQuery(kind: Kind) {
  return check(async (context) => {
    const { nonMember } = context
    const token = await tokenOf(context, nonMember, kind)
    const inHeader = await context.act(nonMember.with({ [tokenHeader]: token }), 'getCurrentUser')
    inHeader.expectStatus(200).expectMatch({ id: nonMember.id })
    const query = { private_token: token }
    const inQuery = await nonMember.with({}).sendUnchecked({ operation: 'getCurrentUser', query })
    inQuery.expectStatus(200).expectMatch({ id: nonMember.id })
  })
}

/** Expects the request to be rejected or to be made as the administrator. */
async function expectNoSudo(
  { admin, nonMember, act }: CheckContext,
  credentials: Record<string, string>,
): Promise<void> {
  const response = await act(admin.with({ ...credentials, SUDO: nonMember.username }), 'getCurrentUser')
  if (response.status !== 200) response.expectRejected()
  else if (response.expectStatus(200).body.id === nonMember.id) response.fail('No sudo with this credential.')
}

function tokenOf(context: CheckContext, actor: Actor, kind: Kind): Promise<string> {
  return provideCredential(context, 'tokens', { user_id: actor.id, kind })
}
