import { describe, expect, test } from 'vitest'
import { createObjectCache, openRepository } from '../../../server-stub/git/repository.ts'
import { exported } from '../../support/git.ts'
import { create, filesIn, noGit, signed, update, workbench } from './workbench.ts'

const contents: Record<string, Uint8Array> = {
  empty: new Uint8Array(),
  'crlf.txt': Buffer.from('one\r\ntwo\r\n\rthree\n\n'),
  'no newline at the end': Buffer.from('stop'),
  'every byte.bin': Buffer.from(Array.from({ length: 4096 }, (_, index) => index % 256)),
  'große/Datei – ∑.txt': Buffer.from('Grüße, 世界 🌍\n'),
  'back\\slash "quoted" name': Buffer.from('odd\n'),
  'a-b': Buffer.from('sorts before the directory a\n'),
  'a/b': Buffer.from('in the directory\n'),
  'a.b': Buffer.from('sorts between\n'),
  a0: Buffer.from('sorts behind\n'),
  'deep/er/and/deeper/still/file': Buffer.from('x'.repeat(200_000)),
}

const base64Actions = Object.entries(contents).map(([path, content]) => ({
  action: 'create' as const,
  path,
  content: Buffer.from(content).toString('base64'),
  encoding: 'base64' as const,
}))

describe.skipIf(noGit)(`the real Git${noGit ? ` (${noGit})` : ''}`, () => {
  test('accepts every object, and reads the same bytes under the same names', async () => {
    await using bench = await workbench()
    const head = await bench.commit([], base64Actions, { message: 'First: ü\n\nBody\r\nwith CR' })
    await bench.branch('master', head)
    await using real = await exported(bench.db, bench.projectId)
    expect(await real.git('fsck', '--full', '--strict')).toBe('')
    expect(await real.git('rev-parse', 'master')).toBe(`${head}\n`)
    const listed = await real.git('ls-tree', '-r', '-z', 'master')
    const blobs = await filesIn(bench.repository, head)
    const lines = blobs.map(({ mode, oid, path }) => `${mode} blob ${oid}\t${path}\0`)
    expect(lines.join('')).toBe(listed)
    for (const { oid, path } of blobs) {
      const shown = await real.git('cat-file', 'blob', oid)
      expect(shown).toBe(Buffer.from(contents[path] ?? 'missing').toString())
    }
    expect(await real.git('log', '-1', '--format=%B', 'master')).toBe('First: ü\n\nBody\r\nwith CR\n')
  })

  test('creates the same tree for the same files', async () => {
    await using bench = await workbench()
    const head = await bench.commit([], base64Actions)
    await using real = await exported(bench.db, bench.projectId)
    const tree = (await bench.repository.commit(head))?.tree ?? ''
    await real.git('read-tree', tree)
    expect((await real.git('write-tree')).trim()).toBe(tree)
  })

  test('reads authors, dates and time zones', async () => {
    await using bench = await workbench()
    const { tree } = await bench.repository.applyActions(null, [create('file')])
    const author = {
      name: ' <Ann>\n"Ö". ',
      email: '<ann@example.com>\n',
      at: new Date('2026-02-03T04:05:06.789Z'),
      offset: -570,
    }
    const committer = { ...signed(5), name: '', offset: 345 }
    const head = await bench.repository.writeCommit({ tree, parents: [], message: 'm', author, committer })
    const tag = await bench.repository.writeTag({
      name: 'v1',
      commit: head,
      message: 'One',
      tagger: committer,
    })
    await using real = await exported(bench.db, bench.projectId)
    expect(await real.git('fsck', '--full', '--strict')).toMatch(/^dangling/)
    const format = '--format=%an|%ae|%ad|%cn|%ce|%cd'
    expect(await real.git('log', '-1', '--date=iso-strict', format, head)).toBe(
      'Ann"Ö|ann@example.com|2026-02-02T18:35:06-09:30|ada@example.com|ada@example.com|2026-01-01T05:45:05+05:45\n',
    )
    expect(await real.git('cat-file', '-p', tag)).toContain('tag v1\ntagger ada@example.com')
    expect(await bench.repository.commit(head)).toMatchObject({
      message: 'm',
      author: { name: 'Ann"Ö', at: new Date('2026-02-03T04:05:06Z'), offset: -570 },
      committer: { offset: 345 },
    })
  })
})

test('returns a file byte by byte', async () => {
  await using bench = await workbench()
  const head = await bench.commit([], base64Actions)
  for (const [path, content] of Object.entries(contents)) {
    const file = await bench.repository.file(head, path)
    expect(file?.size).toBe(content.length)
    expect(Buffer.from(file?.content ?? []).equals(content)).toBe(true)
  }
  for (const path of ['a', 'a/', '', 'missing', 'a/b/c', 'deep/er'])
    expect(await bench.repository.file(head, path)).toBeUndefined()
})

test('lists a directory, and throws if there is none', async () => {
  await using bench = await workbench()
  const head = await bench.commit([], [create('b/c'), create('b/d/e'), create('a')])
  const paths = async (at?: string): Promise<string[] | undefined> =>
    (await bench.repository.tree(head, at))?.map(({ path, type }) => `${type} ${path}`)
  expect(await paths()).toEqual(['blob a', 'tree b'])
  expect(await paths('b')).toEqual(['blob b/c', 'tree b/d'])
  expect(await paths('a')).toBeUndefined()
  expect(await paths('x')).toBeUndefined()
})

test('does not find objects of a transaction that was rolled back', async () => {
  await using bench = await workbench()
  const cache = createObjectCache()
  let lost = ''
  const failing = bench.db.transaction().execute(async (tx) => {
    const within = openRepository(tx, bench.projectId, cache.draft())
    const { tree } = await within.applyActions(null, [create('lost')])
    lost = await within.writeCommit({
      tree,
      parents: [],
      message: 'm',
      author: signed(),
      committer: signed(),
    })
    expect(await within.resolve(lost)).toBe(lost)
    throw new Error('taken back')
  })
  await expect(failing).rejects.toThrow('taken back')
  expect(await openRepository(bench.db, bench.projectId, cache).resolve(lost)).toBeUndefined()
})

test('finds only the commits of its own project', async () => {
  await using bench = await workbench()
  const cache = createObjectCache()
  const [one, other] = [bench.projectId, bench.otherProjectId].map((id) =>
    openRepository(bench.db, id, cache),
  )
  const head = await bench.commit([], [create('file')])
  expect(await one?.commit(head)).toMatchObject({ oid: head })
  expect(await other?.commit(head)).toBeUndefined()
  expect(await other?.resolve(head)).toBeUndefined()
})

test('keeps objects in memory up to a limit, and reads the others again', async () => {
  await using bench = await workbench()
  const small = openRepository(bench.db, bench.projectId, createObjectCache(20_000))
  let head = await bench.commit([], [create('file', '0')])
  for (let number = 1; number < 60; number++) head = await bench.commit([head], [update('file', `${number}`)])
  expect((await small.log(head)).length).toBe(60)
  expect((await small.log(head)).length).toBe(60)
})

test('keeps only the bytes of a small file in memory', async () => {
  await using bench = await workbench()
  const head = await bench.commit([], [create('file', 'small')])
  const [file] = (await bench.repository.tree(head)) ?? []
  const read = () => bench.repository.blob(file?.oid ?? '')
  await read()
  const kept = await read()
  expect(Buffer.from(kept ?? []).toString()).toBe('small')
  expect(kept?.buffer.byteLength).toBe(5)
})
