import { expect } from 'vitest'
import { each, idOf, test } from '../../support/forge.ts'
import { ecdsaKey, ed25519Key, rsaKey } from '../../support/ssh.ts'

test('adds keys of every usual type', async ({ forge }) => {
  const owner = await forge.newUser('keyring')
  const keys = [ed25519Key(), rsaKey(), ecdsaKey()]
  for (const key of keys) {
    const created = await owner.post('/user/keys', { title: 'Workbench', key })
    expect(created).toMatchObject({ status: 201, body: { title: 'Workbench', key } })
    expect((await owner.get(`/user/keys/${idOf(created)}`)).body).toEqual(created.body)
  }
  expect(each(await owner.get('/user/keys'), 'key')).toEqual(keys)
})

test('returns 400 for text that is not a public key', async ({ forge }) => {
  const owner = await forge.newUser('careless')
  const key = ed25519Key()
  const [type = '', encoded = ''] = key.split(' ')
  for (const wrong of [
    'ssh-ed25519',
    'no key at all',
    `ssh-rsa ${encoded}`,
    `${type} ${encoded.slice(4)}`,
    `${type} ${encoded.slice(0, -8)}`,
    `${type} ${encoded}AAAA`,
    `${key}\n${key}`,
    '-----BEGIN OPENSSH PRIVATE KEY-----',
    rsaKey(512),
  ])
    expect(await owner.post('/user/keys', { title: 'Wrong', key: wrong })).toMatchObject({
      status: 400,
      body: { message: { key: ['is invalid'] } },
    })
  expect((await owner.post('/user/keys', { key })).status).toBe(400)
  expect((await owner.post('/user/keys', { title: 'Without' })).status).toBe(400)
  expect((await owner.post('/user/keys', { title: '', key: '' })).body).toEqual({
    message: { title: ["can't be blank"], key: ["can't be blank"] },
  })
  expect((await owner.get('/user/keys')).body).toEqual([])
})

test('returns 400 for a key that exists on the instance, with any comment', async ({ forge }) => {
  const [first, second] = [await forge.newUser('first'), await forge.newUser('second')]
  const key = ed25519Key('one')
  await first.post('/user/keys', { title: 'First', key })
  const taken = { fingerprint: ['has already been taken'], key: ['has already been taken'] }
  for (const caller of [first, second])
    expect(
      await caller.post('/user/keys', { title: 'Again', key: key.replace('one', 'another') }),
    ).toMatchObject({
      status: 400,
      body: { message: taken },
    })
  expect((await second.get('/user/keys')).body).toEqual([])
})

test('returns 404 for keys of other users', async ({ forge }) => {
  const [owner, other] = [await forge.newUser('owner'), await forge.newUser('other')]
  const id = idOf(await owner.post('/user/keys', { title: 'Mine', key: ed25519Key() }))
  expect((await other.get(`/user/keys/${id}`)).status).toBe(404)
  expect((await other.delete(`/user/keys/${id}`)).status).toBe(200)
  expect((await other.get(`/users/${owner.id}/keys`)).status).toBe(403)
  expect((await other.post(`/users/${owner.id}/keys`, { title: 'Theirs', key: ed25519Key() })).status).toBe(
    403,
  )
  expect((await other.delete(`/users/${owner.id}/keys/${id}`)).status).toBe(403)
  expect((await forge.anonymous.get('/user/keys')).status).toBe(401)
  expect(each(await owner.get('/user/keys'), 'id')).toEqual([id])
})

test('returns 200 for deleting an own key again', async ({ forge }) => {
  const owner = await forge.newUser('tidy')
  const id = idOf(await owner.post('/user/keys', { title: 'Old', key: ed25519Key() }))
  expect((await owner.delete(`/user/keys/${id}`)).status).toBe(200)
  expect((await owner.delete(`/user/keys/${id}`)).status).toBe(200)
  expect((await owner.get(`/user/keys/${id}`)).status).toBe(404)
})

test('administrators add, list and delete keys of users', async ({ forge }) => {
  const [owner, other] = [await forge.newUser('served'), await forge.newUser('other')]
  const key = rsaKey()
  const form = { title: 'Given', key }
  const created = await forge.admin.send('POST', `/users/${owner.id}/keys`, { form })
  expect(created).toMatchObject({ status: 201, body: { title: 'Given', key } })
  const id = idOf(created)
  expect(each(await owner.get('/user/keys'), 'id')).toEqual([id])
  expect(each(await forge.admin.get(`/users/${owner.id}/keys`), 'id')).toEqual([id])
  expect((await forge.admin.delete(`/users/${other.id}/keys/${id}`)).status).toBe(404)
  expect((await forge.admin.delete(`/users/999999/keys/${id}`)).status).toBe(404)
  expect((await forge.admin.delete(`/users/${owner.id}/keys/${id}`)).status).toBe(200)
  expect((await forge.admin.delete(`/users/${owner.id}/keys/${id}`)).status).toBe(404)
  expect((await forge.admin.post('/users/999999/keys', form)).status).toBe(404)
  expect((await forge.admin.get('/users/999999/keys')).status).toBe(404)
})
