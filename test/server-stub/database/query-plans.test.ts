import { CompiledQuery } from 'kysely'
import { describe, expect } from 'vitest'
import { openDatabase } from '../../../server-stub/database/connection.ts'
import { test, type User } from '../../support/forge.ts'
import { createRecords, eventReads, hotReads } from '../../support/hot-reads.ts'
import { statementsOf } from '../../support/statements.ts'

describe('SQLite reads through indexes', () => {
  test.for(Object.entries({ ...hotReads, ...eventReads }))('%s', async ([, pathOf], { forge }) => {
    const { owner, project } = await createRecords(forge)
    expect(scansIn(await plansOf(owner, pathOf(project)))).toEqual([])
  })

  test('a limit is no parameter, for which SQLite would compile the statement each time', async ({
    forge,
  }) => {
    const { owner, project } = await createRecords(forge)
    for (const pathOf of Object.values(hotReads)) {
      const statements = await statementsOf(() => owner.get(pathOf(project)))
      expect(statements.filter((sql) => sql.includes('limit ?'))).toEqual([])
    }
  })

  test('a page of all projects: in the order of the list, without sorting', async ({ forge }) => {
    const { owner } = await createRecords(forge)
    const plans = await plansOf(owner, '/projects')
    expect(plans).toContain('SCAN project USING INDEX project_by_created_at_id')
  })

  test('membership of one project is searched from its groups, not from all memberships', async ({
    forge,
  }) => {
    const { owner, project } = await createRecords(forge)
    const plans = await plansOf(owner, `/projects/${project}`)
    expect(plans).toContain('SEARCH member USING INDEX member_by_group_id_user_id (group_id=? AND user_id=?)')
    expect(plans.filter((step) => step.includes('member_by_user_id'))).toEqual([])
  })

  test('open issues are counted from an index alone', async ({ forge }) => {
    const { owner, project } = await createRecords(forge)
    expect(await plansOf(owner, `/projects/${project}`)).toContain(
      'SEARCH issue USING COVERING INDEX issue_by_project_id_state_confidential_author_id (project_id=? AND state=?)',
    )
  })
})

/** The steps that SQLite takes for the statements of a request, on an empty database with the same schema. */
async function plansOf(owner: User, path: string): Promise<string[]> {
  const statements = await statementsOf(async () => {
    expect((await owner.get(path)).status).toBe(200)
  })
  const { db, close } = await schema()
  try {
    const plans = await Promise.all(
      statements.map((sql) =>
        db.executeQuery<{ detail: string }>(CompiledQuery.raw(`explain query plan ${sql}`)),
      ),
    )
    return plans.flatMap(({ rows }) => rows.map(({ detail }) => detail))
  } finally {
    await close()
  }
}

async function schema() {
  const database = await openDatabase({ kind: 'memory' })
  return { db: database.db, close: () => database.close() }
}

/** Steps that read a whole table. */
function scansIn(steps: readonly string[]): string[] {
  return steps.filter((step) => /^SCAN (?!CONSTANT)/.test(step) && !step.includes('USING'))
}
