import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect } from 'vitest'
import { idOf, test } from '../../support/forge.ts'

test('the server never connects to the host of an import_url', async ({ forge }) => {
  let connections = 0
  const host = createServer((socket) => {
    connections++
    socket.destroy()
  }).listen(0, '127.0.0.1')
  await once(host, 'listening')
  const bound = host.address()
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0
  const import_url = `http://127.0.0.1:${port}/a/b.git`
  const owner = await forge.newUser('importer')
  const created = await owner.post('/projects', { name: 'Imported', import_url })
  expect(created).toMatchObject({ status: 201, body: { import_status: 'failed' } })
  const id = idOf(created)
  const changed = await owner.put(`/projects/${id}`, { name: 'Imported', import_url: `${import_url}?again` })
  expect(changed.status).toBe(200)
  expect((await owner.post(`/projects/${id}/fork`, { namespace: 'nowhere' })).status).toBe(404)
  expect((await owner.get(`/projects/${id}`)).status).toBe(200)
  // A connection of the test itself arrives, so that one of the server would have been counted.
  await fetch(import_url).catch(() => undefined)
  expect(connections).toBe(1)
  host.close()
  await once(host, 'close')
})
