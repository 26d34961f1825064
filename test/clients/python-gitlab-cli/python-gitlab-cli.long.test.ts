import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { unwrap } from '../../../generated/client.ts'
import { debianEnvironment, run } from '../support/run.ts'
import { scenario } from '../support/scenario.ts'

scenario('python-gitlab-cli', async ({ forge, folder }, done) => {
  const { id } = await forge.project({ files: { 'README.md': '# Loom\n' } })
  const { token } = await forge.account('master')
  const config = join(folder, 'gitlab.cfg')
  await writeFile(
    config,
    `[global]\ndefault = forge\n[forge]\nurl = ${forge.origin}\nprivate_token = ${token}\n`,
  )
  const gitlab = (...args: string[]): Promise<string> =>
    run('/usr/bin/python3', ['-m', 'gitlab', '--config-file', config, '--output', 'json', ...args], {
      env: debianEnvironment(),
    })
  const project = ['--project-id', String(id)]

  expect(JSON.parse(await gitlab('current-user', 'get'))).toMatchObject({ username: 'master' })
  expect(JSON.parse(await gitlab('project', 'list', '--membership', 'true'))).toMatchObject([{ id }])
  await gitlab('project-branch', 'create', ...project, '--branch', 'shell', '--ref', 'master')
  await gitlab('project-issue', 'create', ...project, '--title', 'From the shell', '--labels', 'bug,shell')
  await gitlab('project-issue-note', 'create', ...project, '--issue-iid', '1', '--body', 'Noted')
  await gitlab('project-variable', 'create', ...project, '--key', 'DYE', '--value', 'indigo')
  await gitlab('project-tag', 'create', ...project, '--tag-name', 'v1', '--ref', 'shell')
  await gitlab('project-branch', 'delete', ...project, '--name', 'shell')
  done()

  const admin = await forge.as('admin')
  const path = { id }
  expect(await unwrap(admin.getIssue({ path: { id, issue_iid: 1 } }))).toMatchObject({
    title: 'From the shell',
    labels: ['bug', 'shell'],
    user_notes_count: 1,
  })
  expect(await unwrap(admin.listVariables({ path }))).toMatchObject([{ key: 'DYE', value: 'indigo' }])
  expect(await unwrap(admin.listTags({ path }))).toMatchObject([{ name: 'v1' }])
  expect(await unwrap(admin.listBranches({ path }))).toMatchObject([{ name: 'master' }])
})
