import { expect, test } from 'vitest'
import type { Action } from '../../../server-stub/git/types.ts'
import { exported } from '../../support/git.ts'
import { create, filesIn, move, noGit, remove, signed, update, workbench } from './workbench.ts'

const start = [create('file', 'old\n'), create('dir/one'), create('dir/two')]

const rejected: [string, Action, string][] = [
  ['creates what exists', create('file'), 'file-exists'],
  ['creates a file where a directory is', create('dir'), 'path-clash'],
  ['creates a file inside a file', create('file/inside'), 'path-clash'],
  ['updates what is missing', update('missing', ''), 'file-missing'],
  ['updates a directory', update('dir', ''), 'file-missing'],
  ['deletes what is missing', remove('missing'), 'file-missing'],
  ['deletes a directory', remove('dir'), 'file-missing'],
  ['deletes inside a file', remove('file/inside'), 'file-missing'],
  ['moves what is missing', move('missing', 'new'), 'file-missing'],
  ['moves onto another file', move('file', 'dir/one'), 'file-exists'],
  ['moves onto a directory', move('file', 'dir'), 'path-clash'],
  ['moves a file onto itself', move('file', 'file'), 'file-exists'],
  ['moves from an impossible path', move('../file', 'new'), 'invalid-path'],
  [
    'brings no Base64',
    { action: 'create', path: 'new', content: '%%%=', encoding: 'base64' },
    'invalid-base64',
  ],
  [
    'brings cut Base64',
    { action: 'create', path: 'new', content: 'YWJj0', encoding: 'base64' },
    'invalid-base64',
  ],
  ...['', '/', '/abs', 'a/', 'a//b', '.', '..', '../a', 'a/../b', 'a/./b', 'a/..', 'nul\0', '\ud800'].map(
    (path): [string, Action, string] => [`creates ${JSON.stringify(path)}`, create(path, ''), 'invalid-path'],
  ),
  ...[
    '.git',
    '.git/config',
    'a/.GIT/hooks',
    '.git.',
    '.git ',
    'git~1',
    '.g\u200cit',
    '.git::$INDEX_ALLOCATION',
  ].map((path): [string, Action, string] => [
    `creates ${JSON.stringify(path)}`,
    create(path, ''),
    'invalid-path',
  ]),
]

test.for(rejected)('rejects an action that %s, and all other actions with it', async ([, action, kind]) => {
  await using bench = await workbench()
  const head = await bench.commit([], start)
  const tree = (await bench.repository.commit(head))?.tree ?? ''
  const count = bench.db.selectFrom('git_object').select(({ fn }) => fn.countAll<number>().as('objects'))
  const before = await count.executeTakeFirst()
  const attempt = bench.repository.applyActions(tree, [create('fine'), update('dir/one', 'x'), action])
  await expect(attempt).rejects.toMatchObject({ name: 'GitError', kind })
  expect(await count.executeTakeFirst()).toEqual(before)
})

test('accepts odd names that Git accepts', async () => {
  await using bench = await workbench()
  const odd = [
    '...',
    '.gitignore',
    '.github/x',
    'a b',
    '~',
    '-',
    '*',
    'constructor',
    '__proto__',
    'git',
    'x.git',
  ]
  const head = await bench.commit(
    [],
    odd.map((path) => create(path)),
  )
  const files = await filesIn(bench.repository, head)
  expect(files.map(({ path }) => path).sort()).toEqual(odd.sort())
})

test('applies each action to what the ones before it left', async () => {
  await using bench = await workbench()
  const head = await bench.commit(
    [],
    [
      ...start,
      update('file', 'new\n'),
      move('file', 'dir/moved'),
      create('file/is/a/directory/now'),
      remove('dir/one'),
      move('dir/two', 'two', 'rewritten\n'),
      remove('dir/moved'),
      create('dir', 'a file now\n'),
    ],
  )
  const files = await filesIn(bench.repository, head)
  expect(files.map(({ path }) => path)).toEqual(['dir', 'file/is/a/directory/now', 'two'])
  const two = await bench.repository.file(head, 'two')
  expect(Buffer.from(two?.content ?? []).toString()).toBe('rewritten\n')
})

test('returns to the empty tree after all files are deleted', async () => {
  await using bench = await workbench()
  const head = await bench.commit([], [create('a/b/c'), remove('a/b/c')])
  expect((await bench.repository.commit(head))?.tree).toBe('4b825dc642cb6eb9a060e54bf8d69288fbee4904')
  expect(await bench.repository.tree(head)).toEqual([])
})

test('accepts Base64 with line breaks', async () => {
  await using bench = await workbench()
  const content = `${Buffer.from('x'.repeat(90))
    .toString('base64')
    .replace(/(.{76})/g, '$1\r\n')}\n`
  const head = await bench.commit([], [{ action: 'create', path: 'x', content, encoding: 'base64' }])
  expect((await bench.repository.file(head, 'x'))?.size).toBe(90)
})

test.skipIf(noGit)('keeps modes: executable files and symbolic links', async () => {
  await using bench = await workbench()
  const { oid } = (await bench.repository.file(await bench.commit([], start), 'file')) ?? {}
  await using real = await exported(bench.db, bench.projectId)
  await real.git(
    'update-index',
    '--add',
    '--cacheinfo',
    `100755,${oid},run`,
    '--cacheinfo',
    `120000,${oid},link`,
  )
  const tree = (await real.git('write-tree')).trim()
  await bench.adopt(real)
  const changed = await bench.repository.applyActions(tree, [
    move('run', 'bin/run'),
    update('link', 'target'),
  ])
  const head = await bench.repository.writeCommit({
    tree: changed.tree,
    parents: [],
    message: 'm',
    author: signed(),
    committer: signed(),
  })
  expect(await bench.repository.file(head, 'bin/run')).toMatchObject({ mode: '100755', oid })
  expect(await bench.repository.file(head, 'link')).toMatchObject({ mode: '120000', size: 6 })
})
