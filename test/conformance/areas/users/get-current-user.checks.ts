/** Spec: document 2, "Users". */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { memberOf, tokenHeader } from '../../fixtures/accounts.ts'
import { ifPossible } from '../../fixtures/if-possible.ts'
import { variedUsers } from '../../fixtures/varied-users.ts'
import { expectSameRecord } from '../../generated/effects/same-values.ts'

export const getCurrentUser = {
  'get-current-user/returns-the-caller': check(async (context) => {
    const { admin, nonMember, owner, act } = context
    const { external } = await variedUsers(context)
    const self = await act(external, 'getCurrentUser')
    self.expectStatus(200).expectMatch({ id: external.id })
    const read = { operation: 'getUser', path: { id: external.id } } as const
    const seen = await ifPossible(() => admin.sendUnchecked(read, 'observe'), null)
    if (seen?.status === 200) expectSameRecord(seen, self)
    for (const user of [nonMember, owner]) {
      const response = await act(user, 'getCurrentUser')
      response
        .expectStatus(200)
        .expectMatch({ id: user.id, username: user.username, email: user.account.email })
    }
  }),

  'get-current-user/returns-sudo-user': check(async ({ admin, nonMember, act }) => {
    const response = await act(admin, 'getCurrentUser', { query: { sudo: nonMember.id } })
    response.expectStatus(200).expectMatch({ id: nonMember.id, username: nonMember.username })
  }),

  'get-current-user/secrets-under-sudo': check(async ({ admin, nonMember, act }) => {
    const { id, username } = nonMember
    for (const sudo of [id, username]) {
      for (const input of [{ query: { sudo } }, { headers: { SUDO: String(sudo) } }]) {
        const response = await act(admin, 'getCurrentUser', input)
        response.expectStatus(200)
        if (memberOf(response.json, 'private_token') === null) response.fail('A `private_token`.')
        response.expectMatch({ id, is_admin: false })
      }
    }
  }),

  'get-current-user/no-token-without-sudo': check(async ({ admin, nonMember, act }) => {
    for (const user of [admin, nonMember]) {
      const response = await act(user, 'getCurrentUser')
      response.expectStatus(200).expectAbsent('private_token')
    }
  }),

  'get-current-user/sudo-token-works': check(async ({ admin, nonMember, run, act }) => {
    const shown = await act(admin, 'getCurrentUser', { query: { sudo: nonMember.id } })
    const token = memberOf(shown.expectStatus(200).json, 'private_token') ?? shown.fail('A `private_token`.')
    run.keepsSecret('shown', 'token', token)
    const response = await act(nonMember.with({ [tokenHeader]: token }), 'getCurrentUser')
    response.expectStatus(200).expectMatch({ id: nonMember.id, username: nonMember.username })
  }),
} satisfies CoverageOf<'getCurrentUser'>
