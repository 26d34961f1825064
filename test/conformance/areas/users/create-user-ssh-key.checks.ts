/** Spec: document 2, "Users". */
import { missing } from '../../generated/attributes/attribute-checks.ts'
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { freshPublicKey, withOtherComment } from '../../fixtures/ssh-keys.ts'
import { expectTaken } from './taken-key.ts'

export const createUserSshKey = {
  'create-user-ssh-key/title-required': missing('createUserSshKey', 'title'),
  'create-user-ssh-key/key-required': missing('createUserSshKey', 'key'),

  'create-user-ssh-key/belongs-to-user': check(async ({ admin, given, run, act }) => {
    const user = await given.user()
    const body = { title: 'From the office', key: freshPublicKey(run) }
    const created = await act(admin, 'createUserSshKey', { path: { id: user.id }, body })
    created.expectStatus(201).expectMatch({ title: body.title })
    const response = await user.observe('listCurrentUserSshKeys')
    response.expectValues('id', [created.expectStatus(201).body.id])
    const own = await admin.observe('listCurrentUserSshKeys', { query: { per_page: 100 } })
    own.expectOmits('id', created.expectStatus(201).body.id)
  }),

  'create-user-ssh-key/taken-is-400': check(async ({ admin, given, act }) => {
    const [user, other] = [await given.user(), await given.user()]
    const { key } = await given.key(user)
    const response = await act(admin, 'createUserSshKey', {
      path: { id: other.id },
      body: { title: 'Once more', key },
    })
    expectTaken(response)
    // The fingerprint is that of the key without its comment.
    const again = await act(admin, 'createUserSshKey', {
      path: { id: other.id },
      body: { title: 'Once more', key: withOtherComment(key) },
    })
    again.expectStatus(400)
  }),
} satisfies CoverageOf<'createUserSshKey'>
