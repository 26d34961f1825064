import { expect, it } from 'vitest'
import { commitIds, treeId } from '../../scripts/demo/objects.ts'
import { report } from '../../scripts/demo/proof.ts'
import type { Proof } from '../../scripts/demo/proof.ts'
import { emptyRepository, whyNoGit } from '../support/git.ts'

it.skipIf((await whyNoGit()) !== undefined)('names trees and commits as Git does (needs git)', async () => {
  await using real = await emptyRepository()
  const id = await real.blob('x\n')
  // A directory sorts as if its name ended in a slash: between `a-b` and `a.b` lies `a/`, and `a0` after it.
  const paths = ['a-b', 'a.b', 'a/é', 'a/b/c', 'a0', 'ä', 'Z']
  for (const path of paths) await real.git('update-index', '--add', '--cacheinfo', `100644,${id},${path}`)
  const tree = (await real.git('write-tree')).trim()
  expect(treeId(paths.map((path) => ({ path, id })))).toBe(tree)

  const parent = (await real.git('commit-tree', '-m', 'first', tree)).trim()
  const name = (await real.git('commit-tree', '-m', 'second', '-p', parent, tree)).trim()
  const date = (await real.git('show', '--no-patch', '--format=%aI', name)).trim()
  const shown = {
    parent_ids: [parent],
    author_name: 'Ada',
    author_email: 'ada@example.com',
    authored_date: date,
    committer_name: 'Ada',
    committer_email: 'ada@example.com',
    committed_date: date,
    message: 'second',
  }
  expect(commitIds(tree, shown)).toContain(name)
  expect(commitIds(treeId([{ path: 'other', id }]), shown)).not.toContain(name)
})

const equal: Proof = {
  blobs: { equal: 2, of: 2, different: [] },
  commits: { proven: 1, of: 1 },
  tree: { id: 't', same: true, left: [] },
}

it.for([
  ['all is equal', equal, true],
  ['a file differs', { ...equal, blobs: { equal: 1, of: 2, different: ['a'] } }, false],
  ['a commit could hold another tree', { ...equal, commits: { proven: 0, of: 1 } }, false],
  ['the tree differs without a reason', { ...equal, tree: { id: 't', same: false, left: [] } }, false],
  ['modes are left out', { ...equal, tree: { id: 't', same: false, left: ['1 executable'] } }, true],
] satisfies [string, Proof, boolean][])('judges that %s', ([, proof, fine]) => {
  const io = {
    out: () => {},
    err: () => {},
    environment: {},
    colour: false,
    stop: new AbortController().signal,
  }
  expect(report(proof, io)).toBe(fine)
})
