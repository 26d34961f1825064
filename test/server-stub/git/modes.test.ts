import { describe, expect, test } from 'vitest'
import { emptyRepository, type RealGit } from '../../support/git.ts'
import { noGit, workbench } from './workbench.ts'

/** Files by path: mode and content; a submodule's content is its commit. */
type Tree = Record<string, [mode: string, content: string]>

const elsewhere = '1234567890123456789012345678901234567890'

async function commitOf(real: RealGit, files: Tree, ...parents: string[]): Promise<string> {
  await real.git('read-tree', '--empty')
  for (const [path, [mode, content]] of Object.entries(files)) {
    const oid = mode === '160000' ? content : await real.blob(content)
    await real.git('update-index', '--add', '--cacheinfo', `${mode},${oid},${path}`)
  }
  const tree = (await real.git('write-tree')).trim()
  const options = parents.flatMap((parent) => ['-p', parent])
  return (await real.git('commit-tree', tree, '-m', 'Change modes', ...options)).trim()
}

const file = 'one\ntwo\nthree\nfour\n'

const cases: Record<string, { base: Tree; ours: Tree; theirs: Tree; clean: boolean }> = {
  'made executable here, edited there': {
    base: { run: ['100644', file] },
    ours: { run: ['100755', file] },
    theirs: { run: ['100644', `${file}five\n`] },
    clean: true,
  },
  'made executable here, moved there': {
    base: { run: ['100644', file] },
    ours: { run: ['100755', file] },
    theirs: { 'bin/run': ['100644', file] },
    clean: true,
  },
  'a symbolic link pointed elsewhere on both sides': {
    base: { link: ['120000', 'a'] },
    ours: { link: ['120000', 'b'] },
    theirs: { link: ['120000', 'c'] },
    clean: false,
  },
  'a file that became a symbolic link here, edited there': {
    base: { link: ['100644', file] },
    ours: { link: ['120000', 'target'] },
    theirs: { link: ['100644', `${file}five\n`] },
    clean: false,
  },
  'a submodule moved on one side': {
    base: { sub: ['160000', elsewhere], a: ['100644', 'a\n'] },
    ours: { sub: ['160000', elsewhere.replace('1', '2')], a: ['100644', 'a\n'] },
    theirs: { sub: ['160000', elsewhere], a: ['100644', 'b\n'] },
    clean: true,
  },
}

describe.skipIf(noGit)('modes', () => {
  test.for(Object.entries(cases))(
    '%s: merges as in the real Git',
    async ([, { base, ours, theirs, clean }]) => {
      await using real = await emptyRepository('--bare')
      const start = await commitOf(real, base)
      const sides = [await commitOf(real, ours, start), await commitOf(real, theirs, start)] as const
      await using bench = await workbench()
      await bench.adopt(real)
      const { status, output } = await real.tried('merge-tree', '--write-tree', ...sides)
      expect(status).toBe(clean ? 0 : 1)
      const result = await bench.repository.mergeCommits(...sides)
      if (clean) expect(result).toEqual({ tree: output.trim() })
      else expect(result).toEqual({ conflicts: Object.keys(base) })
    },
  )

  test('are in a diff, which contains the commit of a submodule', async () => {
    await using real = await emptyRepository('--bare')
    const from = await commitOf(real, { run: ['100644', file] })
    const to = await commitOf(real, { run: ['100755', file], sub: ['160000', elsewhere] }, from)
    await using bench = await workbench()
    await bench.adopt(real)
    expect(await bench.repository.diff(from, to)).toMatchObject([
      { new_path: 'run', a_mode: '100644', b_mode: '100755', diff: '', additions: 0 },
      { new_path: 'sub', b_mode: '160000', diff: expect.stringContaining(`+Subproject commit ${elsewhere}`) },
    ])
    expect(await bench.repository.file(to, 'sub')).toBeUndefined()
    expect((await bench.repository.tree(to))?.map(({ type }) => type)).toEqual(['blob', 'commit'])
  })
})
