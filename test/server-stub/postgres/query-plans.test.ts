import { CompiledQuery } from 'kysely'
import { expect, test as base } from 'vitest'
import type { Db } from '../../../server-stub/database/connection.ts'
import { startForge } from '../../support/forge.ts'
import { freshDatabase } from '../../support/fresh-database.ts'
import { createRecords, hotReads } from '../../support/hot-reads.ts'
import { whyNoPostgres } from '../../support/postgres.ts'
import { statementsOf } from '../../support/statements.ts'

const test = base.skipIf(await whyNoPostgres())

async function started() {
  return startForge({ kind: 'postgres', url: await freshDatabase() })
}

test('hot reads can be read through indexes', async () => {
  await using forge = await started()
  const { owner, project } = await createRecords(forge)
  for (const [name, pathOf] of Object.entries(hotReads)) {
    const statements = await statementsOf(async () => {
      expect((await owner.get(pathOf(project))).status).toBe(200)
    })
    expect(statements).not.toEqual([])
    for (const statement of statements)
      expect(tableReads(await planOf(forge.appContext.db, statement)), `${name}: ${statement}`).toEqual([])
  }
})

test('queries are not compiled, which takes longer than to execute them', async () => {
  await using forge = await started()
  const { rows } = await forge.appContext.db.executeQuery(CompiledQuery.raw('show jit'))
  expect(rows).toEqual([{ jit: 'off' }])
})

test('a condition without an index is noticed', async () => {
  await using forge = await started()
  const plan = await planOf(forge.appContext.db, 'select id from "user" where bio = $1')
  expect(tableReads(plan)).toEqual([expect.stringContaining('user')])
})

/** The plan for any parameters, on a connection that avoids to read whole tables if it can. */
async function planOf(db: Db, statement: string): Promise<unknown> {
  const count = new Set(statement.match(/\$\d+/g)).size
  const values = count === 0 ? '' : `(${Array.from({ length: count }, () => 'null').join(', ')})`
  return db.connection().execute(async (connection) => {
    const run = (sql: string) => connection.executeQuery<Record<string, unknown>>(CompiledQuery.raw(sql))
    await run('set enable_seqscan = off; set plan_cache_mode = force_generic_plan')
    try {
      await run(`prepare explained as ${statement}`)
      const { rows } = await run(`explain (format json) execute explained${values}`)
      return rows[0]?.['QUERY PLAN']
    } finally {
      await run('deallocate explained; reset all')
    }
  })
}

/** Nodes of a plan that read a whole table: without an index, or with one of which no condition is used. */
function tableReads(plan: unknown): string[] {
  if (Array.isArray(plan)) return plan.flatMap(tableReads)
  if (typeof plan !== 'object' || plan === null) return []
  const node = new Map(Object.entries(plan))
  const type = String(node.get('Node Type'))
  const isWhole = type === 'Seq Scan' || (/^Index (Only )?Scan$/.test(type) && !node.has('Index Cond'))
  const own = isWhole ? [`${type} of ${node.get('Relation Name')}`] : []
  return [...own, ...tableReads(node.get('Plans')), ...tableReads(node.get('Plan'))]
}
