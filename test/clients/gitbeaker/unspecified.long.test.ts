/** Calls outside the specification get 404, and the guide lists them. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Gitlab } from '@gitbeaker/rest'
import { expect } from 'vitest'
import { test } from './world.ts'

const guide = await readFile(join(import.meta.dirname, '..', '..', '..', 'docs', 'gitbeaker.md'), 'utf8')

type Call = (api: InstanceType<typeof Gitlab>, project: number) => Promise<unknown>

const calls: Record<string, Call> = {
  'SidekiqMetrics.*': (api) => api.SidekiqMetrics.queueMetrics(),
  'ProtectedBranches.*': (api, id) => api.ProtectedBranches.all(id),
  'ProjectReleases.*': (api, id) => api.ProjectReleases.all(id),
  'LicenseTemplates.*': (api) => api.LicenseTemplates.all(),
  'Environments.stop': (api, id) => api.Environments.stop(id, 1),
  'ProjectLabels.*': (api, id) => api.ProjectLabels.all(id),
  'ProjectMilestones.*': (api, id) => api.ProjectMilestones.all(id),
  'ProjectSnippets.*': (api, id) => api.ProjectSnippets.all(id),
  'UserImpersonationTokens.*': (api) => api.UserImpersonationTokens.all(1),
  'Projects.star': (api, id) => api.Projects.star(id),
  'MergeRequests.all': (api) => api.MergeRequests.all(),
  'Jobs.play': (api, id) => api.Jobs.play(id, 1),
  'Commits.revert': (api, id) => api.Commits.revert(id, 'master', 'master'),
  'Repositories.compare': (api, id) => api.Repositories.compare(id, 'master', 'master'),
}

test.for(Object.entries(calls))('%s is not specified', async ([name, call], { world }) => {
  expect(guide).toContain(`\`${name}`)
  const { id } = await world.forge.project({ files: { 'README.md': '# Loom' } })
  await expect(call(await world.as('admin'), id)).rejects.toThrow(/404 Not Found|Method Not Allowed/)
  expect(world.forge.requests().at(-1)?.violations.join()).toContain('is not an operation')
})

test('updating and deleting issues is not specified', async ({ world }) => {
  const { id } = await world.forge.project()
  const owner = await world.as('owner')
  const { iid } = await owner.Issues.create(id, 'Knot')
  await expect(owner.Issues.edit(id, iid, { title: 'Knots' })).rejects.toThrow('Method Not Allowed')
  await expect(owner.Issues.remove(id, iid)).rejects.toThrow('Method Not Allowed')
})

test('templates are served, except at other paths', async ({ world }) => {
  const guest = await world.as('guest')
  for (const templates of [guest.GitLabCIYMLTemplates, guest.GitignoreTemplates, guest.DockerfileTemplates])
    expect((await templates.all()).length).toBeGreaterThan(0)
})
