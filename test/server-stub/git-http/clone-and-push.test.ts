import { expect } from 'vitest'
import { each, test, textAt } from '../../support/forge.ts'
import { branchWith, commit, create, headOf, newRepository } from '../../support/repository.ts'
import { newProject, newTeam } from '../../support/team.ts'
import { noGit, remoteOf, workspace } from './workspace.ts'

const inGit = test.skipIf(noGit)
inGit.for(['0', '1', '2'])(
  'clones what was committed through the API, in protocol version %s',
  async (version, { forge }) => {
    const team = await newTeam(forge)
    const project = await newRepository(team)
    await branchWith(team.developer, project, 'feature/one')
    const tag = { tag_name: 'v1', ref: 'feature/one', message: 'One' }
    await team.owner.post(`/projects/${project}/repository/tags`, tag)
    await using work = await workspace()
    const remote = await remoteOf(team.owner, project, team.reporter.token)
    const options = ['-c', `protocol.version=${version}`]
    await work.git('.', ...options, 'clone', '--quiet', remote, 'clone')
    expect(await work.tried('clone', 'fsck', '--strict', '--full')).toEqual({ status: 0, output: '' })
    for (const branch of ['master', 'feature/one']) {
      const head = (await work.git('clone', 'rev-parse', `origin/${branch}`)).trim()
      expect(await headOf(team.owner, project, branch)).toMatchObject({ id: head })
    }
    expect(await work.git('clone', 'tag', '--list', '--format=%(objecttype) %(contents)')).toBe('tag One\n')
    expect((await work.git('clone', 'rev-parse', 'origin/HEAD')).trim()).toBe(
      (await work.git('clone', 'rev-parse', 'origin/master')).trim(),
    )

    const more = await commit(team.owner, project, 'master', [create('later.txt')])
    await work.git('clone', ...options, 'fetch', '--quiet')
    expect((await work.git('clone', 'rev-parse', 'origin/master')).trim()).toBe(more)
    expect(await work.tried('clone', 'fsck', '--strict', '--full')).toEqual({ status: 0, output: '' })
  },
)

inGit('clones an empty repository, and the first push makes its default branch', async ({ forge }) => {
  const team = await newTeam(forge)
  const project = await newProject(team)
  await using work = await workspace()
  const remote = await remoteOf(team.owner, project, team.owner.token)
  const cloned = await work.tried('.', 'clone', remote, 'clone')
  expect(cloned).toMatchObject({ status: 0, output: expect.stringContaining('cloned an empty repository') })
  await work.commit('clone', { 'README.md': '# Loom\n' })
  await work.git('clone', 'branch', 'side')
  const head = (await work.git('clone', 'rev-parse', 'HEAD')).trim()
  await work.git('clone', 'push', '--quiet', 'origin', 'side', 'master')
  expect(textAt(await team.owner.get(`/projects/${project}`), 'default_branch')).toBe('master')
  const branches = await team.owner.get(`/projects/${project}/repository/branches`)
  expect(branches.body).toMatchObject([
    { name: 'master', protected: true, commit: { id: head } },
    { name: 'side', protected: false },
  ])
  const events = await team.owner.get(`/projects/${project}/events?action=pushed`)
  expect(each(events, 'action_name')).toContain('pushed')
})

inGit('pushes, forces, deletes, and tags', async ({ forge }) => {
  const team = await newTeam(forge)
  const project = await newRepository(team)
  await using work = await workspace()
  const remote = await remoteOf(team.owner, project, team.developer.token)
  await work.git('.', 'clone', '--quiet', remote, 'clone')
  await work.git('clone', 'switch', '--quiet', '--create', 'topic')
  await work.commit('clone', { 'a.txt': 'a\n' })
  await work.git('clone', 'push', '--quiet', 'origin', 'topic')
  const amended = await work.commit('clone', { 'b.txt': 'b\n' })
  await work.git('clone', 'tag', '--annotate', '--message', 'Two', 'v2')
  await work.git('clone', 'push', '--quiet', '--follow-tags', 'origin', 'topic')
  expect(await headOf(team.owner, project, 'topic')).toMatchObject({ id: amended })
  expect((await team.owner.get(`/projects/${project}/repository/tags/v2`)).body).toMatchObject({
    message: 'Two',
    commit: { id: amended },
  })
  await work.git('clone', 'reset', '--quiet', '--hard', 'HEAD~1')
  const forced = await work.commit('clone', { 'c.txt': 'c\n' })
  const rejected = await work.tried('clone', 'push', 'origin', 'topic')
  expect(rejected).toMatchObject({ status: 1, output: expect.stringContaining('[rejected]') })
  await work.git('clone', 'push', '--quiet', '--force', 'origin', 'topic')
  expect(await headOf(team.owner, project, 'topic')).toMatchObject({ id: forced })
  await work.git('clone', 'push', '--quiet', 'origin', '--delete', 'topic', 'v2')
  expect(each(await team.owner.get(`/projects/${project}/repository/branches`), 'name')).toEqual(['master'])
  expect(each(await team.owner.get(`/projects/${project}/repository/tags`), 'name')).toEqual([])
})
