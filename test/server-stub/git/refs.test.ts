import { expect, test } from 'vitest'
import { createObjectCache, openRepository } from '../../../server-stub/git/repository.ts'
import { copyAllObjects } from '../../../server-stub/git/copy.ts'
import { copyObjects, copyRefs, isValidRefName, moveRef } from '../../../server-stub/git/refs.ts'
import { emptyRepository, exported } from '../../support/git.ts'
import { create, noGit, signed, update, workbench, type Workbench } from './workbench.ts'

const moving = (
  { db, projectId }: Workbench,
  ...[name, from, to]: [string, string | null, string | null]
): Promise<boolean> => db.transaction().execute((tx) => moveRef(tx, projectId, name, from, to))

test('moves a ref only from the expected commit', async () => {
  await using bench = await workbench()
  const one = await bench.commit([], [create('a')])
  const two = await bench.commit([one], [create('b')])
  const name = 'refs/heads/master'
  expect(await moving(bench, name, one, two)).toBe(false)
  expect(await moving(bench, name, null, one)).toBe(true)
  expect(await moving(bench, name, null, two)).toBe(false)
  expect(await moving(bench, name, two, one)).toBe(false)
  expect(await bench.repository.branch('master')).toBe(one)
  expect(await moving(bench, name, one, two)).toBe(true)
  expect(await moving(bench, name, one, null)).toBe(false)
  expect(await moving(bench, name, two, null)).toBe(true)
  expect(await moving(bench, name, two, null)).toBe(false)
  expect(await bench.repository.branches()).toEqual([])
})

test('accepts one of many concurrent updates of a ref', async () => {
  await using bench = await workbench()
  const first = await bench.commit([], [create('a')])
  await bench.branch('master', first)
  const heads = await Promise.all(
    [1, 2, 3, 4, 5].map((n) => bench.commit([first], [create(`f${n}`)], { second: n })),
  )
  const moved = await Promise.all(heads.map((head) => moving(bench, 'refs/heads/master', first, head)))
  expect(moved.filter(Boolean).length).toBe(1)
  expect(await bench.repository.branch('master')).toBe(heads[moved.indexOf(true)])
})

test('rejects a ref that is a directory of another', async () => {
  await using bench = await workbench()
  const oid = await bench.commit([], [create('a')])
  expect(await moving(bench, 'refs/heads/topic/one', null, oid)).toBe(true)
  expect(await moving(bench, 'refs/heads/topic', null, oid)).toBe(false)
  expect(await moving(bench, 'refs/heads/topic/one/two', null, oid)).toBe(false)
  expect(await moving(bench, 'refs/heads/topic/onetwo', null, oid)).toBe(true)
  expect(await moving(bench, 'refs/heads/topi', null, oid)).toBe(true)
  expect(await moving(bench, 'refs/tags/topic', null, oid)).toBe(true)
})

// No name contains a space, except those that the list of rejected names adds.
const accepted = `master feature/a a.b a-b ünïcode/∑ a@b @a v1.0 a/b/c it's a"b { a} 0 a.lockb refs/heads/x a/-b HEAD/a`
const rejected = `-a .a a/.b a..b a/ /a a//b a. a.lock a.lock/b a@{b HEAD a~b a^b a:b a?b a*b a[b a\\b a\u007fb`
const names = [...accepted.split(' '), ...rejected.split(' '), '', 'a b', 'a\tb']

test.skipIf(noGit)('accepts the branch names that Git accepts', async () => {
  await using real = await emptyRepository()
  const verdicts = await Promise.all(
    names.map(async (name) => {
      const { status } = await real.tried('check-ref-format', '--branch', name)
      return [name, status === 0] as const
    }),
  )
  expect(names.map((name) => [name, isValidRefName(name)])).toEqual(verdicts)
  // Git reads it as a short form of HEAD here, and rejects it as the name of a new branch.
  expect(isValidRefName('@')).toBe(false)
  expect(isValidRefName('a\0b')).toBe(false)
  expect(isValidRefName('\ud800')).toBe(false)
})

test('resolves names before hashes, branches before tags', async () => {
  await using bench = await workbench()
  const [one, two] = [await bench.commit([], [create('a')]), await bench.commit([], [create('b')])]
  const three = await bench.commit([], [create('c')])
  const tag = { name: 'v1', commit: two, message: 'Version one\n', tagger: signed() }
  const annotated = await bench.repository.writeTag(tag)
  await bench.branch('both', one)
  await bench.branch(three, one)
  await moving(bench, 'refs/tags/both', null, two)
  await moving(bench, 'refs/tags/v1', null, annotated)
  await moving(bench, 'refs/tags/light/0', null, two)
  const { repository } = bench
  expect(await repository.resolve('both')).toBe(one)
  expect(await repository.resolve('refs/tags/both')).toBe(two)
  expect(await repository.resolve('v1')).toBe(two)
  expect(await repository.resolve(annotated)).toBe(two)
  expect(await repository.resolve(three)).toBe(one)
  expect(await repository.resolve(three.slice(0, 39))).toBe(three)
  expect(await repository.resolve(two.toUpperCase())).toBe(two)
  expect(await repository.tags()).toEqual([
    { name: 'both', oid: two, commit: two, message: null },
    { name: 'light/0', oid: two, commit: two, message: null },
    { name: 'v1', oid: annotated, commit: two, message: 'Version one\n' },
  ])
  expect((await repository.branches()).map(({ name }) => name)).toEqual([three, 'both'].sort())
})

test('resolves a short hash of seven digits or more, if it means one commit', async () => {
  await using bench = await workbench()
  const head = await bench.commit([], [create('a')])
  const { tree } = (await bench.repository.commit(head)) ?? {}
  expect(await bench.repository.resolve(head.slice(0, 7))).toBe(head)
  expect(await bench.repository.resolve(head.slice(0, 6))).toBeUndefined()
  expect(await bench.repository.resolve(tree ?? '')).toBeUndefined()
  expect(await bench.repository.resolve(`${head}0`)).toBeUndefined()
  const stored = await bench.db
    .selectFrom('git_object')
    .selectAll()
    .where('oid', '=', head)
    .executeTakeFirstOrThrow()
  const twin = head.slice(0, 10) + (head[10] === '0' ? '1' : '0').repeat(30)
  await bench.db
    .insertInto('git_object')
    .values({ ...stored, oid: twin })
    .execute()
  expect(await bench.repository.resolve(head.slice(0, 10))).toBeUndefined()
  expect(await bench.repository.resolve(head.slice(0, 11))).toBe(head)
  for (const odd of ['', 'nul\0', "'", '%', 'master'])
    expect(await bench.repository.resolve(odd)).toBeUndefined()
})

test.skipIf(noGit)('copies a whole repository, or what some commits need', async () => {
  await using bench = await workbench()
  const { db, projectId, otherProjectId } = bench
  const first = await bench.commit([], [create('a/b'), create('c')])
  const head = await bench.commit([first], [update('a/b', 'x')], { second: 1 })
  const aside = await bench.commit([first], [create('aside')], { second: 2 })
  await bench.branch('master', head)
  await db.transaction().execute((tx) => copyObjects(tx, projectId, otherProjectId, [head, first]))
  const partial = openRepository(db, otherProjectId, createObjectCache())
  expect((await partial.log(head)).length).toBe(2)
  expect(await partial.commit(aside)).toBeUndefined()
  await db.transaction().execute((tx) => copyObjects(tx, projectId, otherProjectId, [aside]))
  expect((await partial.log(aside)).length).toBe(2)
  await copyAllObjects(db, projectId, otherProjectId)
  await db.transaction().execute((tx) => copyRefs(tx, projectId, otherProjectId))
  expect(await partial.branches()).toEqual([{ name: 'master', oid: head }])
  await using real = await exported(db, otherProjectId)
  expect(await real.git('fsck', '--full', '--strict')).toBe(`dangling commit ${aside}\n`)
})
