import { expect } from 'vitest'
import { idOf, test } from '../../support/forge.ts'

test('smoke', async ({ forge }) => {
  const owner = await forge.person('owner')
  const id = idOf(await owner.post('/projects', { name: 'P' }))
  console.log(
    await owner.post(`/projects/${id}/issues`, { title: 'x', labels: 'b,a', assignee_ids: [owner.id] }),
  )
  console.log(await owner.get(`/projects/${id}/issues`))
  console.log(await owner.get(`/issues`))
  console.log(await owner.post(`/projects/${id}/issues/1/notes`, { body: 'hi' }))
  console.log(await owner.post(`/projects/${id}/issues/1/notes`, { body: ':tada:' }))
  console.log(await owner.get(`/projects/${id}/boards`))
  expect(1).toBe(1)
})
