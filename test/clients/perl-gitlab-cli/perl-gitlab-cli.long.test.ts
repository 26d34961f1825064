import { expect } from 'vitest'
import { unwrap } from '../../../generated/client.ts'
import { debianEnvironment, debianProgram, run } from '../support/run.ts'
import { scenario } from '../support/scenario.ts'

scenario('perl-gitlab-cli', async ({ forge, folder }, done) => {
  const { id } = await forge.project({ files: { 'README.md': '# Loom\n' } })
  const { token, username } = await forge.account('master')
  const env = {
    ...debianEnvironment(),
    HOME: folder,
    GITLAB_API_V4_URL: forge.baseUrl,
    GITLAB_API_V4_PRIVATE_TOKEN: token,
  }
  const gitlab = (method: string, ...args: string[]): Promise<string> =>
    run('/usr/bin/perl', [debianProgram('usr/bin/gitlab-api-v4'), method, ...args], { env })
  const project = String(id)

  expect(JSON.parse(await gitlab('current-user'))).toMatchObject({ username })
  await gitlab('create-branch', project, 'branch:shell', 'ref:master')
  await gitlab('create-issue', project, 'title:From the shell', 'labels:bug,shell')
  await gitlab('create-issue-note', project, '1', 'body:Noted')
  await gitlab('create-tag', project, 'tag_name:v1', 'ref:shell')
  await gitlab('delete-branch', project, 'shell')
  expect(JSON.parse(await gitlab('tags', project, '--all'))).toMatchObject([{ name: 'v1' }])
  done()

  const master = await forge.as('master')
  expect(await unwrap(master.getIssue({ path: { id, issue_iid: 1 } }))).toMatchObject({
    title: 'From the shell',
    labels: ['bug', 'shell'],
    user_notes_count: 1,
  })
  expect(await unwrap(master.listTags({ path: { id } }))).toMatchObject([{ name: 'v1' }])
  expect(await unwrap(master.listBranches({ path: { id } }))).toMatchObject([{ name: 'master' }])
})
