/** Spec: document 2, "Users". */
import { check, type CoverageOf } from '../../fixtures/check.ts'

export const getCurrentUserEmail = {
  'get-current-user-email/returns-the-email': check(async ({ given, act }) => {
    const person = await given.user()
    const email_id = await given.emailOf(person)
    const response = await act(person, 'getCurrentUserEmail', { path: { email_id } })
    response.expectStatus(200).expectMatch({ id: email_id })
  }),

  'get-current-user-email/unknown-is-404': check(async ({ nonMember, act }) => {
    const response = await act(nonMember, 'getCurrentUserEmail', { path: { email_id: 2_000_000_000 } })
    response.expectStatus(404)
  }),
} satisfies CoverageOf<'getCurrentUserEmail'>
