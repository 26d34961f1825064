/** Spec: document 2, "Users". */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { emailOf } from '../../fixtures/emails.ts'

export const getCurrentUserEmail = {
  'get-current-user-email/returns-the-email': check(async (context) => {
    const user = await context.given.user()
    const email_id = await emailOf(context, user)
    const response = await context.act(user, 'getCurrentUserEmail', { path: { email_id } })
    response.expectStatus(200).expectMatch({ id: email_id })
  }),

  'get-current-user-email/unknown-is-404': [
    check(async ({ nonMember, act }) => {
      const response = await act(nonMember, 'getCurrentUserEmail', { path: { email_id: 2_000_000_000 } })
      response.expectStatus(404)
    }),
    check('of-another-user', 'The email of another user is not found.', async (context) => {
      const { admin, nonMember, given, act } = context
      const email_id = await emailOf(context, await given.user())
      for (const by of [nonMember, admin]) {
        const response = await act(by, 'getCurrentUserEmail', { path: { email_id } })
        response.expectStatus(404)
      }
    }),
  ],
} satisfies CoverageOf<'getCurrentUserEmail'>
