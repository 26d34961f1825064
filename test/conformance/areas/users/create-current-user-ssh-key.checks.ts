/** Spec: document 2, "Users". */
import { missing } from '../../generated/attributes/attribute-checks.ts'
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { freshPublicKey, withOtherComment } from '../../fixtures/ssh-keys.ts'
import { expectTaken } from './taken-key.ts'

export const createCurrentUserSshKey = {
  'create-current-user-ssh-key/title-required': missing('createCurrentUserSshKey', 'title'),
  'create-current-user-ssh-key/key-required': missing('createCurrentUserSshKey', 'key'),

  'create-current-user-ssh-key/created-with-201': check(async ({ given, run, act }) => {
    const user = await given.user()
    const body = { title: 'From the sofa', key: freshPublicKey(run) }
    const created = await act(user, 'createCurrentUserSshKey', { body })
    created.expectStatus(201).expectMatch({ title: body.title })
    const [type, blob] = body.key.split(' ')
    if (!created.expectStatus(201).body.key.startsWith(`${type} ${blob}`))
      created.fail('The key as it was sent.')
  }),

  'create-current-user-ssh-key/belongs-to-caller': check(async ({ admin, given }) => {
    const user = await given.user()
    const { id } = await given.key(user)
    const response = await admin.observe('listUserSshKeys', { path: { id: user.id } })
    response.expectValues('id', [id])
  }),

  'create-current-user-ssh-key/taken-is-400': [
    check('by-another', 'The key of another user is rejected.', async ({ given, act }) => {
      const [user, other] = [await given.user(), await given.user()]
      const { key } = await given.key(user)
      const response = await act(other, 'createCurrentUserSshKey', { body: { title: 'Once more', key } })
      expectTaken(response)
      const list = await other.observe('listCurrentUserSshKeys')
      list.expectValues('id', [])
    }),
    check('own-key', 'The own key is rejected.', async ({ given, act }) => {
      const user = await given.user()
      const { key } = await given.key(user)
      const response = await act(user, 'createCurrentUserSshKey', { body: { title: 'Once more', key } })
      expectTaken(response)
      // The fingerprint is that of the key without its comment.
      const body = { title: 'Once more', key: withOtherComment(key) }
      const again = await act(user, 'createCurrentUserSshKey', { body })
      again.expectStatus(400)
    }),
  ],

  'create-current-user-ssh-key/malformed-is-400': check(async ({ given, act }) => {
    const user = await given.user()
    const body = { title: 'No key', key: 'this is no public key' }
    const response = await act(user, 'createCurrentUserSshKey', { body })
    response.expectStatus(400)
    const list = await user.observe('listCurrentUserSshKeys')
    list.expectValues('id', [])
  }),
} satisfies CoverageOf<'createCurrentUserSshKey'>
