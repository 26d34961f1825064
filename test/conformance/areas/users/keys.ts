/** Spec: document 2, "Users", SSH keys; document 1, "Endpoint-specific error rules". */
import { isRecord, type Json } from '../../protocol/exchange.ts'
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { forAdministrators } from '../../generated/access-rules.ts'
import { missing } from '../../generated/attribute-checks.ts'
import { deletingTwice } from '../../generated/successes.ts'
import { unknown } from '../../generated/unknown-ids.ts'
import { freshPublicKey } from '../../fixtures/ssh-keys.ts'
import type { ApiResponse } from '../../fixtures/response.ts'

export const keysOfOthers = {
  'list-user-ssh-keys/administrators-only': forAdministrators('listUserSshKeys'),

  'list-user-ssh-keys/keys-of-the-user': check(async ({ admin, given, act }) => {
    const [person, other] = [await given.user(), await given.user()]
    const mine = await given.key(person)
    await given.key(other)
    const response = await act(admin, 'listUserSshKeys', { path: { id: person.id } })
    response.expectStatus(200).expectValues('id', [mine.id])
  }),

  'create-user-ssh-key/administrators-only': forAdministrators('createUserSshKey'),
  'create-user-ssh-key/title-required': missing('createUserSshKey', 'title'),
  'create-user-ssh-key/key-required': missing('createUserSshKey', 'key'),

  'create-user-ssh-key/belongs-to-user': check(async ({ admin, given, run, act }) => {
    const person = await given.user()
    const body = { title: 'From the office', key: freshPublicKey(run) }
    const created = await act(admin, 'createUserSshKey', { path: { id: person.id }, body })
    created.expectStatus(201).expectMatch({ title: body.title })
    const response = await person.observe('listCurrentUserSshKeys')
    response.expectValues('id', [created.expectStatus(201).body.id])
    const own = await admin.observe('listCurrentUserSshKeys', { query: { per_page: 100 } })
    own.expectOmits('id', created.expectStatus(201).body.id)
  }),

  'create-user-ssh-key/taken-is-400': check(async ({ admin, given, act }) => {
    const [person, other] = [await given.user(), await given.user()]
    const { key } = await given.key(person)
    const response = await act(admin, 'createUserSshKey', {
      path: { id: other.id },
      body: { title: 'Once more', key },
    })
    expectTaken(response)
  }),

  'delete-user-ssh-key/administrators-only': forAdministrators('deleteUserSshKey'),

  'delete-user-ssh-key/removes-the-key': check(async ({ admin, given, act }) => {
    const person = await given.user()
    const [gone, kept] = [await given.key(person, 'Old'), await given.key(person, 'New')]
    const removed = await act(admin, 'deleteUserSshKey', { path: { id: person.id, key_id: gone.id } })
    removed.expectStatus(200)
    const response = await person.observe('listCurrentUserSshKeys')
    response.expectValues('id', [kept.id])
  }),

  'delete-user-ssh-key/unknown-user-is-404': check(async ({ admin, given, act }) => {
    const person = await given.user()
    const { id: key_id } = await given.key(person)
    const response = await act(admin, 'deleteUserSshKey', { path: { id: 2_000_000_000, key_id } })
    response.expectStatus(404)
  }),

  'delete-user-ssh-key/unknown-key-is-404': [
    check('nobody-s-key', 'nobody’s key', async ({ admin, given, act }) => {
      const person = await given.user()
      const response = await act(admin, 'deleteUserSshKey', {
        path: { id: person.id, key_id: 2_000_000_000 },
      })
      response.expectStatus(404)
    }),
    check('the-key-of-another', 'the key of another', async ({ admin, given, act }) => {
      const [person, other] = [await given.user(), await given.user()]
      const { id: key_id } = await given.key(other)
      const response = await act(admin, 'deleteUserSshKey', { path: { id: person.id, key_id } })
      response.expectStatus(404)
      const kept = await other.observe('listCurrentUserSshKeys')
      kept.expectValues('id', [key_id])
    }),
  ],
} satisfies CoverageOf<'listUserSshKeys' | 'createUserSshKey' | 'deleteUserSshKey'>

export const ownKeys = {
  'list-current-user-ssh-keys/own-keys': check(async ({ given, act }) => {
    const [person, other] = [await given.user(), await given.user()]
    const first = await given.key(person)
    const second = await given.key(person)
    await given.key(other)
    const response = await act(person, 'listCurrentUserSshKeys')
    response.expectStatus(200).expectValues('id', [first.id, second.id])
  }),

  'create-current-user-ssh-key/title-required': missing('createCurrentUserSshKey', 'title'),
  'create-current-user-ssh-key/key-required': missing('createCurrentUserSshKey', 'key'),

  'create-current-user-ssh-key/created-with-201': check(async ({ given, run, act }) => {
    const person = await given.user()
    const body = { title: 'From the sofa', key: freshPublicKey(run) }
    const created = await act(person, 'createCurrentUserSshKey', { body })
    created.expectStatus(201).expectMatch({ title: body.title })
    const [type, blob] = body.key.split(' ')
    if (!created.expectStatus(201).body.key.startsWith(`${type} ${blob}`))
      created.fail('The key as it was sent.')
  }),

  'create-current-user-ssh-key/belongs-to-caller': check(async ({ admin, given }) => {
    const person = await given.user()
    const { id } = await given.key(person)
    const response = await admin.observe('listUserSshKeys', { path: { id: person.id } })
    response.expectValues('id', [id])
  }),

  'create-current-user-ssh-key/taken-is-400': [
    check('by-another', 'by another', async ({ given, act }) => {
      const [person, other] = [await given.user(), await given.user()]
      const { key } = await given.key(person)
      const response = await act(other, 'createCurrentUserSshKey', { body: { title: 'Once more', key } })
      expectTaken(response)
      const list = await other.observe('listCurrentUserSshKeys')
      list.expectValues('id', [])
    }),
    check('by-oneself', 'by oneself', async ({ given, act }) => {
      const person = await given.user()
      const { key } = await given.key(person)
      const response = await act(person, 'createCurrentUserSshKey', { body: { title: 'Once more', key } })
      expectTaken(response)
    }),
  ],

  'create-current-user-ssh-key/malformed-is-400': check(async ({ given, act }) => {
    const person = await given.user()
    const body = { title: 'No key', key: 'this is no public key' }
    const response = await act(person, 'createCurrentUserSshKey', { body })
    response.expectStatus(400)
    const list = await person.observe('listCurrentUserSshKeys')
    list.expectValues('id', [])
  }),

  'get-current-user-ssh-key/shows-the-key': check(async ({ given, act }) => {
    const person = await given.user()
    await given.key(person, 'Another')
    const { id } = await given.key(person, 'This one')
    const response = await act(person, 'getCurrentUserSshKey', { path: { key_id: id } })
    response.expectStatus(200).expectMatch({ id, title: 'This one' })
  }),

  'get-current-user-ssh-key/unknown-is-404': [
    unknown('getCurrentUserSshKey', 'key_id'),
    check('the-key-of-another', 'the key of another', async ({ given, act }) => {
      const [person, other] = [await given.user(), await given.user()]
      const { id } = await given.key(other)
      const response = await act(person, 'getCurrentUserSshKey', { path: { key_id: id } })
      response.expectStatus(404)
    }),
  ],

  'delete-current-user-ssh-key/removes-the-key': check(async ({ given, act }) => {
    const person = await given.user()
    const { id } = await given.key(person)
    const removed = await act(person, 'deleteCurrentUserSshKey', { path: { key_id: id } })
    removed.expectStatus(200)
    await person.observeAbsent('getCurrentUserSshKey', { path: { key_id: id } })
    const list = await person.observe('listCurrentUserSshKeys')
    list.expectValues('id', [])
  }),

  'delete-current-user-ssh-key/gone-is-200': deletingTwice('deleteCurrentUserSshKey'),
} satisfies CoverageOf<
  'listCurrentUserSshKeys' | 'createCurrentUserSshKey' | 'getCurrentUserSshKey' | 'deleteCurrentUserSshKey'
>

/** A taken key yields 400 with texts for the fingerprint and for the key. */
function expectTaken(
  response: ApiResponse<'createUserSshKey'> | ApiResponse<'createCurrentUserSshKey'>,
): void {
  const { json } = response.expectStatusIn(400)
  const message = isRecord(json) ? json['message'] : undefined
  for (const member of ['fingerprint', 'key']) {
    const texts = isRecord(message) ? message[member] : undefined
    if (!isTexts(texts)) response.fail(`A \`message\` with texts for \`${member}\`.`)
  }
}

function isTexts(value: Json | undefined): boolean {
  return Array.isArray(value) && value.length > 0 && value.every((text) => typeof text === 'string')
}
