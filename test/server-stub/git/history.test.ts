import { createObjectCache, openRepository } from '../../../server-stub/git/repository.ts'
import { statementsOf } from '../../support/statements.ts'
import { describe, expect, test } from 'vitest'
import { exported } from '../../support/git.ts'
import { seeded } from '../../support/random.ts'
import { isWhole, sampleOf } from '../../support/sample.ts'
import { create, noGit, signed, update, workbench, type Workbench } from './workbench.ts'

/** Grows commits with up to three random parents each; dates rise, stay equal, or fall now and then. */
async function randomHistory(bench: Workbench, seed: number): Promise<string[]> {
  const random = seeded(seed)
  const commits: string[] = []
  let second = 0
  for (let count = 0; count < 40; count++) {
    const parents = new Set<string>()
    const wanted = count === 0 || random.percent(4) ? 0 : random.percent(30) ? 1 + random.below(3) : 1
    while (parents.size < Math.min(wanted, commits.length)) parents.add(random.pick(commits.slice(-8)))
    if (random.percent(seed % 3 === 0 ? 0 : 70)) second += 60
    if (seed % 3 === 2 && random.percent(10)) second = Math.max(0, second - 200)
    const path = `file${random.below(3)}`
    const [first] = parents
    const exists = first !== undefined && (await bench.repository.file(first, path))
    const content = `${random.below(4)}\n`
    const actions = exists ? [update(path, content)] : [create(path, content)]
    commits.push(await bench.commit([...parents], actions, { second, message: `c${count}` }))
  }
  return commits
}

describe.skipIf(noGit).for(sampleOf([1, 2, 3, 4, 5, 6], 2, 1))(
  'history %i, as the real Git sees it',
  (seed) => {
    test('has the same commits in an order that Git could give, and the same ancestors', async () => {
      await using bench = await workbench()
      const commits = await randomHistory(bench, seed)
      await using real = await exported(bench.db, bench.projectId)
      const random = seeded(seed)
      for (let round = 0; round < (isWhole ? 12 : 6); round++) {
        const [one, other] = [random.pick(commits), random.pick(commits)]
        const log = (await bench.repository.log(one)).map(({ oid }) => oid)
        const theirs = await real.lines('rev-list', '--date-order', one)
        expect(log.toSorted()).toEqual(theirs.toSorted())
        expect(await datesOf(bench, log)).toEqual(await datesOf(bench, theirs))
        const between = (await bench.repository.commitsBetween(one, other)).map(({ oid }) => oid)
        expect(between.toSorted()).toEqual((await real.lines('rev-list', `${one}..${other}`)).toSorted())
        const { status } = await real.tried('merge-base', '--is-ancestor', one, other)
        expect(await bench.repository.isAncestor(one, other)).toBe(status === 0)
        const bases = await real.tried('merge-base', '--all', one, other)
        const base = await bench.repository.mergeBase(one, other)
        if (base === undefined) expect(bases.output).toBe('')
        else expect(bases.output.split('\n')).toContain(base)
      }
    })

    test('has the same last commit of a path', async () => {
      await using bench = await workbench()
      const commits = await randomHistory(bench, seed)
      await using real = await exported(bench.db, bench.projectId)
      for (const head of commits.slice(isWhole ? -6 : -3)) {
        for (const path of ['file0', 'file1', 'file2', 'missing']) {
          const theirs = await real.lines('rev-list', head, '--', path)
          const ours = (await bench.repository.log(head, { path })).map(({ oid }) => oid)
          expect(ours.toSorted()).toEqual(theirs.toSorted())
          const last = await bench.repository.lastCommitOf(head, path)
          if (theirs.length === 0) expect(last).toBeUndefined()
          else expect(theirs).toContain(last)
        }
      }
    })
  },
)

/** Order among equally old commits is free; the sequence of dates is not. */
async function datesOf(bench: Workbench, oids: readonly string[]): Promise<(number | undefined)[]> {
  const commits = await Promise.all(oids.map((oid) => bench.repository.commit(oid)))
  return commits.map((commit) => commit?.committer.at.getTime())
}

test('lists no parent before its child, with any dates', async () => {
  await using bench = await workbench()
  const old = await bench.commit([], [create('a')], { second: 100 })
  const older = await bench.commit([old], [create('b')], { second: 50 })
  const head = await bench.commit([older], [create('c')], { second: 75 })
  expect((await bench.repository.log(head)).map(({ oid }) => oid)).toEqual([head, older, old])
})

test('includes both ends of a period', async () => {
  await using bench = await workbench()
  const commits: string[] = []
  for (const second of [0, 10, 20, 30])
    commits.push(await bench.commit(commits.slice(-1), [create(`f${second}`)], { second }))
  const [, one, two] = commits
  const span = { since: signed(10).at, until: signed(20).at }
  const found = await bench.repository.log(commits.at(-1) ?? '', span)
  expect(found.map(({ oid }) => oid)).toEqual([two, one])
})

test('distinguishes commits ahead and behind, even if all dates are equal', async () => {
  await using bench = await workbench()
  const commits: string[] = []
  for (let count = 0; count < 60; count++)
    commits.push(await bench.commit(commits.slice(-1), [create(`f${count}`)]))
  const [behind = '', ahead = ''] = [commits[30], commits[59]]
  expect((await bench.repository.commitsBetween(behind, ahead)).length).toBe(29)
  expect(await bench.repository.commitsBetween(ahead, behind)).toEqual([])
  expect(await bench.repository.mergeBase(ahead, behind)).toBe(behind)
  const among = await bench.repository.ancestorsAmong(behind, [ahead, behind, commits[0] ?? ''])
  expect(among).toEqual(new Set([behind, commits[0]]))
})

test('reads the commits between two others only, however long the history is', async () => {
  await using bench = await workbench()
  const commits: string[] = []
  for (let second = 0; second < 80; second++)
    commits.push(await bench.commit(commits.slice(-1), [create(`f${second}`)], { second }))
  const [base = '', head = ''] = [commits[76], commits[79]]
  const repository = openRepository(bench.db, bench.projectId, createObjectCache(0))
  let between: readonly { oid: string }[] = []
  const statements = await statementsOf(async () => {
    between = await repository.commitsBetween(base, head)
  })
  expect(between.map(({ oid }) => oid)).toEqual([commits[79], commits[78], commits[77]])
  expect(statements.length).toBeLessThan(12)
})

const countOf = async (work: () => Promise<unknown>) => (await statementsOf(work)).length

test.for([0, 1, 2])('a history in memory is extended to the one that a walk finds, seed %i', async (seed) => {
  await using bench = await workbench()
  const cached = openRepository(bench.db, bench.projectId, createObjectCache())
  for (const head of await randomHistory(bench, seed)) {
    const walk = openRepository(bench.db, bench.projectId, createObjectCache(0))
    expect(await cached.history(head)).toEqual(await walk.history(head))
  }
})

test('a history that is not in memory requires few statements, a cached one and its next commit hardly any', async () => {
  await using bench = await workbench()
  const commits: string[] = []
  for (let count = 0; count < 250; count++)
    commits.push(await bench.commit(commits.slice(-1), [create(`f${count}`)]))
  const [before = '', head = ''] = commits.slice(-2)
  const repository = openRepository(bench.db, bench.projectId, createObjectCache())
  expect(await countOf(() => repository.history(before))).toBeLessThan(110)
  expect(await countOf(() => repository.history(before))).toBe(0)
  expect(await countOf(() => repository.history(head))).toBeLessThanOrEqual(1)
  expect(await repository.history(head)).toEqual(commits.toReversed())
})

test('finds no common ancestor of two beginnings', async () => {
  await using bench = await workbench()
  const [one, other] = [await bench.commit([], [create('a')]), await bench.commit([], [create('b')])]
  expect(await bench.repository.mergeBase(one, other)).toBeUndefined()
})
