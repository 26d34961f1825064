/** Spec: document 2, "Users": the current user, and email addresses. */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { forAdministrators } from '../../generated/access-rules.ts'
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

export const emails = {
  'list-user-emails/administrators-only': forAdministrators('listUserEmails'),

  'list-user-emails/addresses-of-the-user': check(async ({ admin, given, act }) => {
    const [person, other] = [await given.user(), await given.user()]
    const response = await act(admin, 'listUserEmails', { path: { id: person.id } })
    const theirs = await act(admin, 'listUserEmails', { path: { id: other.id } })
    response
      .expectStatus(200)
      .expectOmits('email', ...theirs.expectStatus(200).items.map(({ email }) => email))
    response.expectStatus(200).expectOmits('email', other.account.email)
  }),

  'list-current-user-emails/own-addresses': check(async ({ admin, given, act }) => {
    const [person, other] = [await given.user(), await given.user()]
    const response = await act(person, 'listCurrentUserEmails')
    response.expectStatus(200).expectOmits('email', other.account.email, admin.account.email)
  }),

  'get-current-user-email/shows-the-address': check(async ({ given, act }) => {
    const person = await given.user()
    const email_id = await given.emailOf(person)
    const response = await act(person, 'getCurrentUserEmail', { path: { email_id } })
    response.expectStatus(200).expectMatch({ id: email_id })
  }),

  'get-current-user-email/unknown-is-404': check(async ({ stranger, act }) => {
    const response = await act(stranger, 'getCurrentUserEmail', { path: { email_id: 2_000_000_000 } })
    response.expectStatus(404)
  }),
} satisfies CoverageOf<'listUserEmails' | 'listCurrentUserEmails' | 'getCurrentUserEmail'>
