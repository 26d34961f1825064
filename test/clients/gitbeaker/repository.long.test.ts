/** Commits, branches, tags, files, merge requests. */
import { expect } from 'vitest'
import { test } from './world.ts'

const files = { 'README.md': '# Loom\n', 'lib/shuttle.rb': 'class Shuttle\nend\n' }

test('commits are created, listed and read', async ({ world }) => {
  const { id } = await world.forge.project({ files })
  const developer = await world.as('developer')
  await developer.Branches.create(id, 'feature/warp', 'master')
  const commit = await developer.Commits.create(id, 'feature/warp', 'Tension the warp', [
    { action: 'update', filePath: 'README.md', content: '# Loom\n\nTense.\n' },
    { action: 'create', filePath: 'bin/data', content: 'AAEC', encoding: 'base64' },
    { action: 'move', filePath: 'lib/loom.rb', previousPath: 'lib/shuttle.rb' },
  ])
  expect(commit).toMatchObject({ title: 'Tension the warp' })
  expect(await developer.Commits.all(id, { refName: 'feature/warp', path: 'README.md' })).toHaveLength(2)
  expect(await developer.Commits.show(id, 'feature/warp')).toMatchObject({
    id: commit.id,
    stats: { additions: 2, deletions: 0, total: 2 },
  })
  expect(await developer.Commits.showDiff(id, commit.id)).toHaveLength(3)
  const comment = { path: 'README.md', line: 3, lineType: 'new' } as const
  expect(await developer.Commits.createComment(id, commit.id, 'Good', comment)).toMatchObject({ line: 3 })
  expect(await developer.Commits.allComments(id, commit.id)).toMatchObject([{ note: 'Good' }])
  const status = { ref: 'feature/warp', name: 'rspec', targetUrl: 'https://ci.example.com/1' }
  expect(await developer.Commits.editStatus(id, commit.id, 'success', status)).toMatchObject({
    name: 'rspec',
  })
  expect(await developer.Commits.allStatuses(id, commit.id)).toMatchObject([{ status: 'success' }])
  const master = await world.as('master')
  expect(await master.Commits.cherryPick(id, commit.id, 'master')).toMatchObject({
    title: 'Tension the warp',
  })
})

test('branches are created and deleted', async ({ world }) => {
  const { id } = await world.forge.project({ files })
  const master = await world.as('master')
  await master.Branches.create(id, 'feature/a+b', 'master')
  expect(await master.Branches.show(id, 'feature/a+b')).toMatchObject({ merged: false })
  expect(await master.Branches.all(id)).toHaveLength(2)
  await master.Branches.remove(id, 'feature/a+b')
  await master.Branches.create(id, 'done', 'master')
  await master.Branches.removeMerged(id)
  await expect(master.Branches.show(id, 'feature/a+b')).rejects.toThrow('Not Found')
})

test('tags are created, read and deleted', async ({ world }) => {
  const { id } = await world.forge.project({ files })
  const master = await world.as('master')
  expect(await master.Tags.create(id, 'v1.0.0', 'master', { message: 'First' })).toMatchObject({
    message: 'First',
  })
  expect(await master.Tags.show(id, 'v1.0.0')).toMatchObject({ name: 'v1.0.0' })
  expect(await master.Tags.all(id)).toHaveLength(1)
  await master.Tags.remove(id, 'v1.0.0')
  expect(await master.Tags.all(id)).toEqual([])
})

test('files are written, read and removed', async ({ world }) => {
  const { id } = await world.forge.project({ files })
  const master = await world.as('master')
  const path = 'docs/über uns.md'
  await master.RepositoryFiles.create(id, path, 'master', 'Wir', 'Say who')
  await master.RepositoryFiles.edit(id, path, 'master', 'V2lyIHdlYmVu', 'Say more', { encoding: 'base64' })
  expect(await master.RepositoryFiles.show(id, path, 'master')).toMatchObject({
    file_name: 'über uns.md',
    size: 9,
  })
  expect(await master.RepositoryFiles.showRaw(id, path, 'master')).toBe('Wir weben')
  await master.RepositoryFiles.remove(id, path, 'master', 'Say nothing')
  await expect(master.RepositoryFiles.show(id, path, 'master')).rejects.toThrow('Not Found')
})

test('directories and blobs are read', async ({ world }) => {
  const { id } = await world.forge.project({ files })
  const reporter = await world.as('reporter')
  const tree = await reporter.Repositories.allRepositoryTrees(id)
  expect(tree.map(({ path }) => path)).toEqual(['README.md', 'lib'])
  const sha = tree[0]?.id ?? ''
  expect(await reporter.Repositories.showBlob(id, sha)).toBeDefined()
})

test('a merge request is created, updated and accepted', async ({ world }) => {
  const { id } = await world.forge.project({ files })
  const [developer, master] = [await world.as('developer'), await world.as('master')]
  const actions = [{ action: 'create', filePath: 'warp.md', content: 'Tense' }] as const
  await developer.Branches.create(id, 'warp', 'master')
  const { id: sha } = await developer.Commits.create(id, 'warp', 'Tension', [...actions])
  const { id: assigneeId } = await world.forge.account('master')
  const made = await developer.MergeRequests.create(id, 'warp', 'master', 'Tension', {
    assigneeId,
    labels: 'urgent,weaving',
    removeSourceBranch: true,
  })
  expect(made).toMatchObject({ state: 'opened', labels: ['urgent', 'weaving'] })
  const { iid } = made
  expect(await developer.MergeRequests.all({ projectId: id, state: 'opened', iids: [iid] })).toHaveLength(1)
  expect(await developer.MergeRequests.all({ projectId: id, iids: [iid + 1] })).toEqual([])
  expect(await developer.MergeRequests.edit(id, iid, { title: 'Tension it' })).toMatchObject({
    title: 'Tension it',
  })
  expect(await developer.MergeRequests.allCommits(id, iid)).toMatchObject([{ id: sha }])
  expect(await developer.MergeRequests.showChanges(id, iid)).toMatchObject({
    changes: [{ new_path: 'warp.md' }],
  })
  expect(await developer.MergeRequests.subscribe(id, iid)).toMatchObject({ subscribed: true })
  expect(await developer.MergeRequests.edit(id, iid, { stateEvent: 'close' })).toMatchObject({
    state: 'closed',
  })
  await developer.MergeRequests.edit(id, iid, { stateEvent: 'reopen' })
  expect(await master.MergeRequests.merge(id, iid, { sha, shouldRemoveSourceBranch: true })).toMatchObject({
    state: 'merged',
  })
  await expect(master.MergeRequests.merge(id, iid)).rejects.toThrow()
  await (await world.as('owner')).MergeRequests.remove(id, iid)
  await expect(master.MergeRequests.show(id, iid)).rejects.toThrow('Not Found')
})
