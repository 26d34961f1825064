import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { test } from '../../support/test.ts'
import { seeded } from '../../support/random.ts'
import { sampleOf } from '../../support/sample.ts'
import { workRandomly } from './random-work.ts'
import { noGit, remoteOf, workspace, type Workspace } from './workspace.ts'

/** A clone, and what is fetched afterwards. */
const ways: [string, string[], string[][]][] = [
  ['one commit', ['--depth=1'], []],
  ['two of all branches', ['--depth=2', '--no-single-branch'], []],
  ['one, then three more', ['--depth=1'], [['--deepen=3']]],
  ['two, then five in all', ['--depth=2'], [['--depth=5']]],
  ['five, then two', ['--depth=5'], [['--depth=2']]],
  ['one, then all', ['--depth=1'], [['--unshallow']]],
  ['two, step by step to all', ['--depth=2'], [['--deepen=1'], ['--deepen=2'], ['--unshallow']]],
  ['what is newer than a date', ['--shallow-since=2026-01-05'], [['--shallow-since=2026-01-03']]],
  ['what a tag does not have', ['--shallow-exclude=v3'], [['--shallow-exclude=v1'], ['--unshallow']]],
  ['one branch', ['--single-branch', '--branch=side', '--no-tags'], [['origin', 'master']]],
  [
    'one branch, one commit',
    ['--single-branch', '--branch=side', '--depth=1'],
    [['origin', 'master'], ['--unshallow']],
  ],
  ['everything without blobs', ['--filter=blob:none', '--no-checkout'], []],
]

test.skipIf(noGit)('clones a part of the history as the real Git does', async ({ team, project }) => {
  await using work = await workspace()
  await work.git('.', 'init', '--quiet', '--bare', 'real.git')
  await work.git('real.git', 'config', 'uploadpack.allowFilter', 'true')
  const remote = await remoteOf(team.owner, project, team.master.token)
  await grow(work)
  for (const target of [remote, join(work.directory, 'real.git')])
    await work.git('origin', 'push', '--quiet', target, 'master', 'side', 'v1', 'v2', 'v3')
  const cases = ['0', '2'].flatMap((version) =>
    sampleOf(ways, 6, Number(version)).map((way) => [version, ...way] as const),
  )
  for (const [index, [version, title, clone, fetches]] of cases.entries()) {
    const name = `${title}, in version ${version}`
    const folders = [`ours-${index}`, `real-${index}`] as const
    const protocol = ['-c', `protocol.version=${version}`]
    for (const [folder, url] of [
      [folders[0], remote],
      [folders[1], `file://${work.directory}/real.git`],
    ] as const) {
      await work.git('.', ...protocol, 'clone', '--quiet', ...clone, url, folder)
      for (const fetch of fetches) await work.git(folder, ...protocol, 'fetch', '--quiet', ...fetch)
    }
    const [ours, real] = [await stateOf(work, folders[0], version), await stateOf(work, folders[1], version)]
    expect(ours, name).toEqual(real)
    expect(await work.tried(folders[0], 'fsck', '--strict', '--full', '--no-dangling'), name).toEqual({
      status: 0,
      output: '',
    })
  }
})

/** Commits on days of their own, a branch, tags of both kinds. */
async function grow(work: Workspace): Promise<void> {
  await work.git('.', 'init', '--quiet', 'origin')
  const random = seeded(7)
  for (let day = 1; day <= 7; day += 1) {
    work.setDate(`2026-01-0${day}T12:00:00Z`)
    await workRandomly(work, 'origin', random, 2)
    if (day === 2) await work.git('origin', 'tag', 'v1')
    if (day === 4) await work.git('origin', 'tag', '--annotate', '--message', 'Two', 'v2')
    if (day === 4) await work.git('origin', 'branch', 'side')
    if (day === 5) await work.git('origin', 'tag', '--annotate', '--message', 'Three', 'v3')
  }
}

async function stateOf(work: Workspace, folder: string, version: string): Promise<object> {
  // Before version 2, Git does not fetch tags that a deeper history leads to when it fetches over HTTP.
  const namespaces = ['refs/heads', 'refs/remotes', ...(version === '2' ? ['refs/tags'] : [])]
  const shallow = await readFile(join(work.directory, folder, '.git', 'shallow'), 'utf8').catch(() => '')
  const commits = await work.git(folder, 'rev-list', '--all')
  const refs = await work.git(folder, 'for-each-ref', '--format=%(objectname) %(refname)', ...namespaces)
  return { shallow: shallow.trim().split('\n').sort(), commits: commits.trim().split('\n').sort(), refs }
}
