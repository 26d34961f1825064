/** Spec: document 2, "Users". */
import { check, type CoverageOf } from '../../fixtures/check.ts'

export const listCurrentUserEmails = {
  'list-current-user-emails/own-emails': check(async ({ admin, given, act }) => {
    const [user, other] = [await given.user(), await given.user()]
    const response = await act(user, 'listCurrentUserEmails')
    response.expectStatus(200).expectOmits('email', other.account.email, admin.account.email)
  }),
} satisfies CoverageOf<'listCurrentUserEmails'>
