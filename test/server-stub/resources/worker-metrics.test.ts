import { hostname } from 'node:os'
import { expect } from 'vitest'
import { at, idOf, test } from '../../support/forge.ts'

const paths = ['queue_metrics', 'process_metrics', 'job_stats', 'compound_metrics'] as const

test('metrics require an administrator', async ({ forge }) => {
  const user = await forge.newUser()
  for (const path of paths) {
    expect((await forge.anonymous.get(`/worker/${path}`)).status).toBe(401)
    expect((await user.get(`/worker/${path}`)).status).toBe(403)
    expect((await forge.admin.get(`/worker/${path}`)).status).toBe(200)
  }
})

test('a process is listed with the queues that it serves', async ({ forge }) => {
  const { body } = await forge.admin.get('/worker/process_metrics')
  const { queues } = Object((await forge.admin.get('/worker/queue_metrics')).body)
  expect(queues).toMatchObject({ project_destroy: { backlog: 0, latency: 0 } })
  expect(body).toMatchObject({
    processes: [{ hostname: hostname(), pid: process.pid, queues: Object.keys(queues), labels: [] }],
  })
})

test('completed jobs are counted, and the compound view contains the other three', async ({ forge }) => {
  const processed = async () =>
    Number(Object(at(await forge.admin.get('/worker/job_stats'), 'jobs')).processed)
  const before = await processed()
  const project = idOf(await forge.admin.post('/projects', { name: 'Loom' }))
  expect(await processed()).toBe(before)
  await forge.admin.delete(`/projects/${project}`)
  expect(await processed()).toBe(before + 1)
  await forge.admin.delete(`/projects/${project}`)
  expect(await processed()).toBe(before + 1)
  const views = await Promise.all(paths.map(async (path) => (await forge.admin.get(`/worker/${path}`)).body))
  expect(views[3]).toEqual(Object.assign({}, ...views.slice(0, 3)))
})
