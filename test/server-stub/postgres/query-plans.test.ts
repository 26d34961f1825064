import { CompiledQuery } from 'kysely'
import { afterAll, beforeAll, describe, expect, test as base } from 'vitest'
import { grow } from '../../../scripts/bench/growth/rows.ts'
import type { Db } from '../../../server-stub/database/connection.ts'
import { startForge, type Caller, type User } from '../../support/forge.ts'
import { freshDatabase } from '../../support/fresh-database.ts'
import { createRecords, eventReads, hotReads } from '../../support/hot-reads.ts'
import { whyNoPostgres } from '../../support/postgres.ts'
import { queriesOf } from '../../support/statements.ts'

const test = base.skipIf(await whyNoPostgres())

async function started() {
  return startForge({ kind: 'postgres', url: await freshDatabase() })
}

test('hot reads can be read through indexes', async () => {
  await using forge = await started()
  const { owner, project } = await createRecords(forge)
  for (const [name, pathOf] of Object.entries(hotReads)) {
    const plans = await plansOf(forge.appContext.db, owner, pathOf(project), { avoiding: 'seqscan' })
    for (const plan of plans) expect(nodesIn(plan).filter(isTableRead), name).toEqual([])
  }
})

test('a condition without an index is reported', async () => {
  await using forge = await started()
  const query = CompiledQuery.raw('select id from "user" where bio = $1', ['Knots'])
  const plan = await planOf(forge.appContext.db, query, { avoiding: 'seqscan' })
  expect(nodesIn(plan).filter(isTableRead)).toEqual([expect.objectContaining({ 'Relation Name': 'user' })])
})

test('queries are not compiled, and planned once for all values, since both are slower than the execution', async () => {
  await using forge = await started()
  const { db } = forge.appContext
  const setting = async (name: string) =>
    (await db.executeQuery<object>(CompiledQuery.raw(`show ${name}`))).rows
  expect(await setting('jit')).toEqual([{ jit: 'off' }])
  expect(await setting('plan_cache_mode')).toEqual([{ plan_cache_mode: 'force_generic_plan' }])
})

describe.skipIf(await whyNoPostgres())('of 10,000 issues and events, 1,000 projects and 100 groups', () => {
  let forge: Awaited<ReturnType<typeof started>>
  let project: number
  let owner: User

  beforeAll(async () => {
    forge = await started()
    ;({ owner, project } = await createRecords(forge))
    await grow(forge.appContext.db, { size: 10, user: owner.id, project })
  })

  afterAll(() => forge[Symbol.asyncDispose]())

  // First, since the others need statistics.
  test('the groups of the caller are found once, also in tables that PostgreSQL has not analyzed', async () => {
    for (const plan of await plansOf(forge.appContext.db, owner, '/groups'))
      expect(rowsRead(plan)).toBeLessThan(2000)
  })

  describe('in analyzed tables', () => {
    beforeAll(() => forge.appContext.db.executeQuery(CompiledQuery.raw('analyze')))

    test('a page is read in the order of an index, and related records by their key', async () => {
      const lists = [hotReads['issues of a project'], hotReads['merge requests of a project']]
      for (const caller of [owner, forge.admin])
        for (const pathOf of [...lists, ...Object.values(eventReads)]) {
          const path = pathOf?.(project) ?? ''
          const [selection] = (await plansOf(forge.appContext.db, caller, path)).filter(isPage)
          expect(rowsRead(selection), path).toBeLessThan(2000)
        }
    })

    test('a page of projects: memberships are searched by their key', async () => {
      for (const path of ['/projects', '/projects?membership=true']) {
        const [selection] = (await plansOf(forge.appContext.db, owner, path)).filter(isPage)
        expect(rowsRead(selection), path).toBeLessThan(500)
      }
    })

    test('events are counted when they are created', async () => {
      for (const caller of [owner, forge.admin])
        for (const pathOf of Object.values(eventReads))
          for (const plan of await plansOf(forge.appContext.db, caller, pathOf(project)))
            expect(rowsRead(plan), pathOf(project)).toBeLessThan(2000)
    })
  })
})

interface PlanOptions {
  /** A way to read tables that is only planned if there is no other. */
  avoiding?: 'seqscan'
}

/** The plans of the statements of a request. */
async function plansOf(
  db: Db,
  caller: Pick<Caller, 'get'>,
  path: string,
  options?: PlanOptions,
): Promise<PlanNode[]> {
  const queries = await queriesOf(async () => {
    expect((await caller.get(path)).status).toBe(200)
  })
  expect(queries).not.toEqual([])
  const plans: PlanNode[] = []
  for (const query of queries) plans.push(await planOf(db, query, options))
  return plans
}

type PlanNode = Readonly<Record<string, unknown>>

/** The plan for any values, with the rows that each step has read for these ones. */
async function planOf(
  db: Db,
  { sql, parameters }: CompiledQuery,
  { avoiding }: PlanOptions = {},
): Promise<PlanNode> {
  const values = parameters.length === 0 ? '' : `(${parameters.map(literal).join(', ')})`
  return db.connection().execute(async (connection) => {
    const run = (text: string) =>
      connection.executeQuery<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(CompiledQuery.raw(text))
    if (avoiding !== undefined) await run(`set enable_${avoiding} = off`)
    try {
      await run(`prepare explained as ${sql}`)
      const { rows } = await run(`explain (analyze, timing off, format json) execute explained${values}`)
      return rows[0]?.['QUERY PLAN'][0].Plan ?? {}
    } finally {
      await run('deallocate explained; reset all')
    }
  })
}

function literal(value: unknown): string {
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value)
}

/** A node and all below it. */
function nodesIn(node: PlanNode): PlanNode[] {
  const below = node['Plans']
  return [node, ...(Array.isArray(below) ? below.flatMap(nodesIn) : [])]
}

/** Reads a whole table: without an index, or with one of which no condition is used. */
function isTableRead(node: PlanNode): boolean {
  const type = String(node['Node Type'])
  return type === 'Seq Scan' || (/^Index (Only )?Scan$/.test(type) && !('Index Cond' in node))
}

/** The rows that all scans of a plan have read. */
function rowsRead(plan: PlanNode = {}): number {
  return nodesIn(plan)
    .filter((node) => 'Relation Name' in node)
    .map(
      (node) =>
        Number(node['Actual Loops']) *
        (Number(node['Actual Rows']) + Number(node['Rows Removed by Filter'] ?? 0)),
    )
    .reduce((sum, rows) => sum + rows, 0)
}

/** Selects the rows of a page. */
function isPage(plan: PlanNode): boolean {
  return plan['Node Type'] === 'Limit'
}
