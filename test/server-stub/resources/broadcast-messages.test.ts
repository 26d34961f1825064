import { expect } from 'vitest'
import { at, each, idOf, test } from '../../support/forge.ts'

const messages = '/broadcast_messages'

test('creates a message that is active for an hour by default', async ({ forge }) => {
  forge.setClock('2026-04-01T10:00:00Z')
  const made = await forge.admin.post(messages, { message: 'The loom rests.' })
  expect(made).toMatchObject({
    status: 201,
    body: { message: 'The loom rests.', active: true, color: '#E75E40', font: '#FFFFFF' },
  })
  const [starts, ends] = [Date.parse(String(at(made, 'starts_at'))), Date.parse(String(at(made, 'ends_at')))]
  expect(ends - starts).toBe(3_600_000)
  expect(starts).toBeGreaterThanOrEqual(Date.parse('2026-04-01T10:00:00Z'))
  expect(starts).toBeLessThan(Date.parse('2026-04-01T10:00:05Z'))
})

test('stores the given properties; active between the start and the end', async ({ forge }) => {
  forge.setClock('2026-04-02T10:00:00Z')
  const given = {
    message: 'Tomorrow',
    starts_at: '2026-04-03T00:00:00.000Z',
    ends_at: '2026-04-04T00:00:00.000Z',
    color: '#000',
    font: '#abcdef',
  }
  const made = await forge.admin.post(messages, given)
  expect(made.body).toMatchObject({ ...given, active: false })
  const active = async () => at(await forge.admin.get(`${messages}/${idOf(made)}`), 'active')
  forge.setClock('2026-04-03T12:00:00Z')
  expect(await active()).toBe(true)
  forge.setClock('2026-04-04T00:00:00Z')
  expect(await active()).toBe(false)
})

test('updates the given properties and keeps the others', async ({ forge }) => {
  const made = await forge.admin.post(messages, { message: 'First', color: '#123456' })
  const path = `${messages}/${idOf(made)}`
  expect((await forge.admin.put(path, {})).body).toEqual(made.body)
  const updated = await forge.admin.send('PUT', path, { form: { message: 'Second' } })
  expect(updated).toMatchObject({ status: 200, body: { ...Object(made.body), message: 'Second' } })
  expect((await forge.admin.get(path)).body).toEqual(updated.body)
})

test('lists all messages, the newest first', async ({ forge }) => {
  const ids: number[] = []
  for (const message of ['one', 'two', 'three']) ids.push(idOf(await forge.admin.post(messages, { message })))
  const listed = await forge.admin.get(`${messages}?per_page=2`)
  expect(each(listed, 'id')).toEqual(ids.toReversed().slice(0, 2))
  expect(Number(listed.headers.get('x-total'))).toBeGreaterThanOrEqual(3)
})

test('deletes a message, and returns 200 for deleting it again', async ({ forge }) => {
  const path = `${messages}/${idOf(await forge.admin.post(messages, { message: 'Gone soon' }))}`
  expect((await forge.admin.delete(path)).status).toBe(200)
  expect((await forge.admin.delete(path)).status).toBe(200)
  expect((await forge.admin.get(path)).status).toBe(404)
  expect((await forge.admin.put(path, { message: 'Back' })).status).toBe(404)
})

test.for<[string, object]>([
  ['no text', {}],
  ['a blank text', { message: ' ' }],
  ['an endless text', { message: 'x'.repeat(10_001) }],
  ['a colour that is none', { message: 'Text', color: 'red' }],
  ['a time that is none', { message: 'Text', starts_at: 'soon' }],
])('rejects a message with %s', async ([, given], { forge }) => {
  const before = (await forge.admin.get(messages)).headers.get('x-total')
  expect((await forge.admin.post(messages, given)).status).toBe(400)
  expect((await forge.admin.get(messages)).headers.get('x-total')).toBe(before)
})

test('lets only administrators manage messages', async ({ forge }) => {
  const path = `${messages}/${idOf(await forge.admin.post(messages, { message: 'Ours' }))}`
  const user = await forge.newUser()
  for (const [caller, status] of [
    [forge.anonymous, 401],
    [user, 403],
  ] as const) {
    expect((await caller.get(messages)).status).toBe(status)
    expect((await caller.post(messages, { message: 'Theirs' })).status).toBe(status)
    expect((await caller.get(path)).status).toBe(status)
    expect((await caller.put(path, { message: 'Theirs' })).status).toBe(status)
    expect((await caller.delete(path)).status).toBe(status)
  }
  expect((await forge.admin.get(path)).body).toMatchObject({ message: 'Ours' })
})
