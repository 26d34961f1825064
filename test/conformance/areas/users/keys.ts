/** Spec: document 2, "Users", SSH keys; document 1, "Endpoint-specific error rules". */
import { isRecord, type Json } from '../../protocol/exchange.ts'
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { forAdministrators } from '../../generated/access-rules.ts'
import { missing } from '../../generated/attribute-checks.ts'
import { deletingTwice } from '../../generated/successes.ts'
import { unknown } from '../../generated/unknown-ids.ts'
import { freshPublicKey } from '../../fixtures/ssh-keys.ts'
import type { OperationId } from '../../../../generated/operations.ts'
import { Answer } from '../../fixtures/response.ts'

export const keysOfOthers = {
  'list-user-ssh-keys/administrators-only': forAdministrators('listUserSshKeys'),

  'list-user-ssh-keys/keys-of-the-user': check(async ({ admin, given }) => {
    const [person, other] = [await given.user(), await given.user()]
    const mine = await given.key(person)
    await given.key(other)
    const answer = await admin.tries('listUserSshKeys', { path: { id: person.id } })
    answer.is(200).lists('id', [mine.id])
  }),

  'create-user-ssh-key/administrators-only': forAdministrators('createUserSshKey'),
  'create-user-ssh-key/title-required': missing('createUserSshKey', 'title'),
  'create-user-ssh-key/key-required': missing('createUserSshKey', 'key'),

  'create-user-ssh-key/belongs-to-user': check(async ({ admin, given, run }) => {
    const person = await given.user()
    const body = { title: 'From the office', key: freshPublicKey(run) }
    const created = await admin.tries('createUserSshKey', { path: { id: person.id }, body })
    created.is(201).shows({ title: body.title })
    const answer = await person.tries('listCurrentUserSshKeys')
    answer.is(200).lists('id', [created.is(201).body.id])
    const own = await admin.tries('listCurrentUserSshKeys', { query: { per_page: 100 } })
    own.is(200).omits('id', created.is(201).body.id)
  }),

  'create-user-ssh-key/taken-is-400': check(async ({ admin, given }) => {
    const [person, other] = [await given.user(), await given.user()]
    const { key } = await given.key(person)
    const answer = await admin.tries('createUserSshKey', {
      path: { id: other.id },
      body: { title: 'Once more', key },
    })
    claimsTaken(answer)
  }),

  'delete-user-ssh-key/administrators-only': forAdministrators('deleteUserSshKey'),

  'delete-user-ssh-key/removes-the-key': check(async ({ admin, given }) => {
    const person = await given.user()
    const [gone, kept] = [await given.key(person, 'Old'), await given.key(person, 'New')]
    const removed = await admin.tries('deleteUserSshKey', { path: { id: person.id, key_id: gone.id } })
    removed.is(200)
    const answer = await person.tries('listCurrentUserSshKeys')
    answer.is(200).lists('id', [kept.id])
  }),

  'delete-user-ssh-key/unknown-user-is-404': check(async ({ admin, given }) => {
    const person = await given.user()
    const { id: key_id } = await given.key(person)
    const answer = await admin.tries('deleteUserSshKey', { path: { id: 2_000_000_000, key_id } })
    answer.is(404)
  }),

  'delete-user-ssh-key/unknown-key-is-404': [
    check('nobody’s key', async ({ admin, given }) => {
      const person = await given.user()
      const answer = await admin.tries('deleteUserSshKey', { path: { id: person.id, key_id: 2_000_000_000 } })
      answer.is(404)
    }),
    check('the key of another', async ({ admin, given }) => {
      const [person, other] = [await given.user(), await given.user()]
      const { id: key_id } = await given.key(other)
      const answer = await admin.tries('deleteUserSshKey', { path: { id: person.id, key_id } })
      answer.is(404)
      const kept = await other.tries('listCurrentUserSshKeys')
      kept.is(200).lists('id', [key_id])
    }),
  ],
} satisfies CoverageOf<'listUserSshKeys' | 'createUserSshKey' | 'deleteUserSshKey'>

export const ownKeys = {
  'list-current-user-ssh-keys/own-keys': check(async ({ given }) => {
    const [person, other] = [await given.user(), await given.user()]
    const first = await given.key(person)
    const second = await given.key(person)
    await given.key(other)
    const answer = await person.tries('listCurrentUserSshKeys')
    answer.is(200).lists('id', [first.id, second.id])
  }),

  'create-current-user-ssh-key/title-required': missing('createCurrentUserSshKey', 'title'),
  'create-current-user-ssh-key/key-required': missing('createCurrentUserSshKey', 'key'),

  'create-current-user-ssh-key/created-with-201': check(async ({ given, run }) => {
    const person = await given.user()
    const body = { title: 'From the sofa', key: freshPublicKey(run) }
    const created = await person.tries('createCurrentUserSshKey', { body })
    created.is(201).shows({ title: body.title })
    const [type, blob] = body.key.split(' ')
    if (!created.is(201).body.key.startsWith(`${type} ${blob}`))
      created.contradicts('The key as it was sent.')
  }),

  'create-current-user-ssh-key/belongs-to-caller': check(async ({ admin, given }) => {
    const person = await given.user()
    const { id } = await given.key(person)
    const answer = await admin.tries('listUserSshKeys', { path: { id: person.id } })
    answer.is(200).lists('id', [id])
  }),

  'create-current-user-ssh-key/taken-is-400': [
    check('by another', async ({ given }) => {
      const [person, other] = [await given.user(), await given.user()]
      const { key } = await given.key(person)
      const answer = await other.tries('createCurrentUserSshKey', { body: { title: 'Once more', key } })
      claimsTaken(answer)
      const list = await other.tries('listCurrentUserSshKeys')
      list.is(200).lists('id', [])
    }),
    check('by oneself', async ({ given }) => {
      const person = await given.user()
      const { key } = await given.key(person)
      const answer = await person.tries('createCurrentUserSshKey', { body: { title: 'Once more', key } })
      claimsTaken(answer)
    }),
  ],

  'create-current-user-ssh-key/malformed-is-400': check(async ({ given }) => {
    const person = await given.user()
    const body = { title: 'No key', key: 'this is no public key' }
    const answer = await person.tries('createCurrentUserSshKey', { body })
    answer.is(400)
    const list = await person.tries('listCurrentUserSshKeys')
    list.is(200).lists('id', [])
  }),

  'get-current-user-ssh-key/shows-the-key': check(async ({ given }) => {
    const person = await given.user()
    await given.key(person, 'Another')
    const { id } = await given.key(person, 'This one')
    const answer = await person.tries('getCurrentUserSshKey', { path: { key_id: id } })
    answer.is(200).shows({ id, title: 'This one' })
  }),

  'get-current-user-ssh-key/unknown-is-404': [
    unknown('getCurrentUserSshKey', 'key_id'),
    check('the key of another', async ({ given }) => {
      const [person, other] = [await given.user(), await given.user()]
      const { id } = await given.key(other)
      const answer = await person.tries('getCurrentUserSshKey', { path: { key_id: id } })
      answer.is(404)
    }),
  ],

  'delete-current-user-ssh-key/removes-the-key': check(async ({ given }) => {
    const person = await given.user()
    const { id } = await given.key(person)
    const removed = await person.tries('deleteCurrentUserSshKey', { path: { key_id: id } })
    removed.is(200)
    const answer = await person.tries('getCurrentUserSshKey', { path: { key_id: id } })
    answer.is(404)
    const list = await person.tries('listCurrentUserSshKeys')
    list.is(200).lists('id', [])
  }),

  'delete-current-user-ssh-key/gone-is-200': deletingTwice('deleteCurrentUserSshKey'),
} satisfies CoverageOf<
  'listCurrentUserSshKeys' | 'createCurrentUserSshKey' | 'getCurrentUserSshKey' | 'deleteCurrentUserSshKey'
>

/** A taken key yields 400 with texts for the fingerprint and for the key. */
function claimsTaken(answer: Answer<'createUserSshKey'> | Answer<'createCurrentUserSshKey'>): void {
  const judged = new Answer<OperationId>(answer.exchange)
  judged.is(400)
  const { json } = judged
  const message = isRecord(json) ? json['message'] : undefined
  for (const member of ['fingerprint', 'key']) {
    const texts = isRecord(message) ? message[member] : undefined
    if (!isTexts(texts)) judged.contradicts(`A \`message\` with texts for \`${member}\`.`)
  }
}

function isTexts(value: Json | undefined): boolean {
  return Array.isArray(value) && value.length > 0 && value.every((text) => typeof text === 'string')
}
