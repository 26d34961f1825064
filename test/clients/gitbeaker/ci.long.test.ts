/** Pipelines, jobs, artifacts, runners, deploy keys. */
import { expect } from 'vitest'
import { test } from './world.ts'

test('jobs are listed, read, canceled, retried and erased', async ({ world }) => {
  const { forge } = world
  const { id } = await forge.project({ files: { 'README.md': '# Loom' } })
  const master = await world.as('master')
  const pipeline = (await forge.provision.pipeline({ project_id: id, ref: 'master' })).id
  const artifacts = { content: 'woven', expires_at: '2099-01-01T00:00:00Z' }
  const left = { status: 'success', trace: 'It holds.\n', artifacts } as const
  const done = (await forge.provision.job({ pipeline_id: pipeline, name: 'rspec', ...left })).id
  const waiting = (await forge.provision.job({ pipeline_id: pipeline, name: 'deploy' })).id

  expect(await master.Jobs.all(id)).toHaveLength(2)
  expect(await master.Jobs.all(id, { scope: 'success' })).toMatchObject([{ id: done }])
  expect(await master.Jobs.all(id, { pipelineId: pipeline })).toHaveLength(2)
  expect(await master.Pipelines.all(id)).toHaveLength(1)
  expect(await master.Jobs.show(id, done)).toMatchObject({ name: 'rspec' })
  expect(await master.Jobs.showLog(id, done)).toBe('It holds.\n')
  const archive = await master.JobArtifacts.downloadArchive(id, { jobId: done })
  expect(await new Response(archive).text()).toBe('woven')
  const latest = await master.JobArtifacts.downloadArchive(id, { ref: 'master', job: 'rspec' })
  expect(await new Response(latest).text()).toBe('woven')
  await master.JobArtifacts.keep(id, done)
  expect(await master.Jobs.cancel(id, waiting)).toMatchObject({ status: 'canceled' })
  expect(await master.Jobs.retry(id, waiting)).toMatchObject({ status: 'pending' })
  await master.Jobs.erase(id, done)
  await expect(master.JobArtifacts.downloadArchive(id, { jobId: done })).rejects.toThrow('Not Found')
})

test('runners are listed, updated, enabled in projects and deleted', async ({ world }) => {
  const { forge } = world
  const [one, two] = [await forge.project(), await forge.project()]
  const [master, admin] = [await world.as('master'), await world.as('admin')]
  const made = await forge.provision.runner({
    project_ids: [one.id],
    description: 'shed-1',
    tag_list: ['ruby'],
  })
  const { id } = made
  expect(await admin.Runners.all()).toMatchObject([{ id }])
  expect(await master.Runners.all({ owned: true })).toMatchObject([{ id }])
  expect(await master.Runners.edit(id, { description: 'shed-2', tagList: ['go', 'c'] })).toMatchObject({
    description: 'shed-2',
  })
  expect(await master.Runners.show(id)).toMatchObject({ tag_list: ['go', 'c'] })
  expect(await master.Runners.enable(two.id, id)).toMatchObject({ id })
  expect(await master.Runners.all({ projectId: two.id })).toMatchObject([{ id }])
  await master.Runners.disable(two.id, id)
  expect(await master.Runners.all({ projectId: two.id })).toEqual([])
  await master.Runners.remove({ runnerId: id })
  await expect(master.Runners.show(id)).rejects.toThrow()
})

test('deploy keys are listed and deleted', async ({ world }) => {
  const { id } = await world.forge.project()
  const master = await world.as('master')
  expect(await master.DeployKeys.all({ projectId: id })).toEqual([])
})
