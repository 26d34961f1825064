import { join } from 'node:path'
import { expect } from 'vitest'
import { unwrap } from '../../../generated/client.ts'
import { npmFolder } from '../support/cache.ts'
import { run } from '../support/run.ts'
import { scenario } from '../support/scenario.ts'

scenario('gitbeaker-cli', async ({ forge }, done) => {
  const { id } = await forge.project({ files: { 'README.md': '# Loom\n' } })
  const { token } = await forge.account('master')
  const program = join(npmFolder('gitbeaker-cli'), 'node_modules', '.bin', 'gitbeaker')
  const gitbeaker = (...args: string[]): Promise<string> =>
    run(process.execPath, [program, ...args, `--gb-token=${token}`, `--gb-host=${forge.origin}`])
  const project = `--project-id=${id}`

  expect(JSON.parse(await gitbeaker('projects', 'show', project))).toMatchObject({ id })
  await gitbeaker('branches', 'create', project, '--branch-name=shell', '--ref=master')
  await gitbeaker('issues', 'create', project, '--title=From the shell')
  await gitbeaker('tags', 'create', project, '--tag-name=v1', '--ref=shell')
  await gitbeaker('branches', 'remove', project, '--branch-name=shell')
  done()

  const admin = await forge.as('admin')
  expect(await unwrap(admin.listProjectIssues({ path: { id } }))).toMatchObject([{ title: 'From the shell' }])
  expect(await unwrap(admin.listTags({ path: { id } }))).toMatchObject([{ name: 'v1' }])
  expect(await unwrap(admin.listBranches({ path: { id } }))).toMatchObject([{ name: 'master' }])
})
