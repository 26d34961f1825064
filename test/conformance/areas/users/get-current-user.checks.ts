/** Spec: document 2, "Users". */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { memberOf, tokenHeader } from '../../fixtures/accounts.ts'

export const getCurrentUser = {
  'get-current-user/shows-the-caller': check(async ({ stranger, owner, act }) => {
    for (const person of [stranger, owner]) {
      const response = await act(person, 'getCurrentUser')
      response
        .expectStatus(200)
        .expectMatch({ id: person.id, username: person.username, email: person.account.email })
    }
  }),

  'get-current-user/shows-sudo-user': check(async ({ admin, stranger, act }) => {
    const response = await act(admin, 'getCurrentUser', { query: { sudo: stranger.id } })
    response.expectStatus(200).expectMatch({ id: stranger.id, username: stranger.username })
  }),

  'get-current-user/secrets-under-sudo': check(async ({ admin, stranger, act }) => {
    const response = await act(admin, 'getCurrentUser', { query: { sudo: stranger.id } })
    response.expectStatus(200)
    if (memberOf(response.json, 'private_token') === null) response.fail('A `private_token`.')
    response.expectMatch({ is_admin: false })
  }),

  'get-current-user/no-token-without-sudo': check(async ({ admin, stranger, act }) => {
    for (const person of [admin, stranger]) {
      const response = await act(person, 'getCurrentUser')
      response.expectStatus(200).expectAbsent('private_token')
    }
  }),

  'get-current-user/sudo-token-works': check(async ({ admin, stranger, run, act }) => {
    const shown = await act(admin, 'getCurrentUser', { query: { sudo: stranger.id } })
    const token = memberOf(shown.expectStatus(200).json, 'private_token') ?? shown.fail('A `private_token`.')
    run.keepsSecret('shown', 'token', token)
    const response = await act(stranger.with({ [tokenHeader]: token }), 'getCurrentUser')
    response.expectStatus(200).expectMatch({ id: stranger.id, username: stranger.username })
  }),
} satisfies CoverageOf<'getCurrentUser'>
