import { expect } from 'vitest'
import { test, type Caller, type User } from '../../support/forge.ts'

/** The ways in which a caller takes the access of an administrator. */
const losses = {
  block: (caller: Caller, { id }: User) => caller.post(`/users/${id}/block`),
  deletion: (caller: Caller, { id }: User) => caller.delete(`/users/${id}`),
  update: (caller: Caller, { id }: User) => caller.put(`/users/${id}`, { bio: 'Changed', admin: false }),
}

test('the last active administrator keeps access', async ({ forge }) => {
  const blocked = await forge.newUser('blocked', { admin: true })
  expect((await losses.block(forge.admin, blocked)).status).toBe(201)
  const message = '403 Forbidden - The instance requires at least one active administrator'
  for (const lose of Object.values(losses))
    expect(await lose(forge.admin, forge.admin)).toMatchObject({ status: 403, body: { message } })
  expect((await forge.admin.get('/users/1')).body).toMatchObject({
    is_admin: true,
    state: 'active',
    bio: null,
  })
  for (const lose of [losses.update, losses.deletion])
    expect((await lose(forge.admin, blocked)).status).toBe(200)
  expect((await forge.admin.put(`/users/${forge.admin.id}`, { admin: true, bio: 'Last' })).status).toBe(200)
})

test('an administrator who is not the last one is blocked, demoted and deleted', async ({ forge }) => {
  for (const [name, lose] of Object.entries(losses)) {
    const user = await forge.newUser(name, { admin: true })
    expect((await lose(user, user)).status).toBeLessThan(300)
  }
})

test('of two administrators who block each other at the same time, one remains', async ({ forge }) => {
  const other = await forge.newUser('other', { admin: true })
  const [first, second] = await Promise.all([
    losses.block(forge.admin, other),
    losses.block(other, forge.admin),
  ])
  expect(new Set([first.status, second.status])).toEqual(new Set([201, 403]))
  const [remaining, blocked] = first.status === 201 ? [forge.admin, other] : [other, forge.admin]
  expect((await remaining.post(`/users/${blocked.id}/unblock`)).status).toBe(201)
})
