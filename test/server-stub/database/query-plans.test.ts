import { CompiledQuery } from 'kysely'
import { describe, expect, vi } from 'vitest'
import { openDatabase } from '../../../server-stub/database/connection.ts'
import { RecentlyUsed } from '../../../server-stub/database/recently-used.ts'
import { test, type User } from '../../support/forge.ts'
import { createRecords, eventReads, hotReads } from '../../support/hot-reads.ts'
import { branchWith, openMergeRequest } from '../../support/repository.ts'
import { statementsOf } from '../../support/statements.ts'

describe('SQLite reads through indexes', () => {
  test.for(Object.entries({ ...hotReads, ...eventReads }))('%s', async ([, pathOf], { forge }) => {
    const { owner, project } = await createRecords(forge)
    expect(scansIn(await plansOf(owner, pathOf(project)))).toEqual([])
  })

  test('a limit is a constant, so that SQLite compiles it once', async ({ forge }) => {
    const { owner, project } = await createRecords(forge)
    for (const pathOf of Object.values(hotReads)) {
      const statements = await statementsOf(() => owner.get(pathOf(project)))
      expect(statements.filter((sql) => sql.includes('limit ?'))).toEqual([])
    }
  })

  test('no statement is compiled for each execution', async ({ forge }) => {
    const { owner, project } = await createRecords(forge)
    for (const pathOf of Object.values({ ...hotReads, ...eventReads })) {
      const statements = await statementsOf(() => owner.get(pathOf(project)))
      expect(
        statements.filter((sql) => /"(pending_delete|confidential|deleted_at|ghost)" (=|<>) \?/.test(sql)),
      ).toEqual([])
    }
  })

  test('a page of all projects: in the order of the list, without sorting', async ({ forge }) => {
    const { owner } = await createRecords(forge)
    const plans = await plansOf(owner, '/projects')
    expect(plans).toContain(
      'SCAN project USING COVERING INDEX project_by_created_at_id_pending_delete_visibility_namespace_id',
    )
  })

  test('memberships of projects are searched by their key', async ({ forge }) => {
    const { owner } = await createRecords(forge)
    for (const path of ['/projects', '/projects?membership=true']) {
      const searches = (await plansOf(owner, path)).filter((step) => /project_id>/.test(step))
      expect(searches).toEqual([])
    }
  })

  test('a page of the issues of the caller: in the order of the list', async ({ forge }) => {
    const { owner } = await createRecords(forge)
    const plans = await plansOf(owner, '/issues')
    expect(plans).toContain('SEARCH issue USING INDEX issue_by_author_id_created_at (author_id=?)')
  })

  test('membership of one project is searched from its groups', async ({ forge }) => {
    const { owner, project } = await createRecords(forge)
    const plans = await plansOf(owner, `/projects/${project}`)
    const searches = plans.filter((step) => / member .*\(/.test(step))
    expect(searches).not.toEqual([])
    for (const step of searches)
      expect(step).toMatch(/user_id=\?.*(project|group)_id=\?|(project|group)_id=\?.*user_id=\?/)
  })

  test('one project is read without its issues', async ({ forge }) => {
    const { owner, project } = await createRecords(forge)
    expect((await plansOf(owner, `/projects/${project}`)).filter((step) => /\bissue\b/.test(step))).toEqual(
      [],
    )
  })
})

/** The keys of the queries that the work compiled; the results of queries are kept in the same way. */
async function compiledBy(work: () => Promise<void>): Promise<string[]> {
  const kept = vi.spyOn(RecentlyUsed.prototype, 'set')
  try {
    await work()
    return kept.mock.calls.filter(([, value]) => !('rows' in Object(value))).map(([key]) => key)
  } finally {
    kept.mockRestore()
  }
}

test('further pages of a list compile nothing', async ({ forge }) => {
  const { owner, project } = await createRecords(forge)
  await owner.post(`/projects/${project}/issues`, { title: 'Loops' })
  for (const path of ['/projects', `/projects/${project}/issues`, `/projects/${project}/events`]) {
    for (const page of [2, 9]) await owner.get(`${path}?per_page=1&page=${page}`)
    const pages = async () => {
      for (const page of [3, 4, 5]) await owner.get(`${path}?per_page=1&page=${page}`)
    }
    expect(await compiledBy(pages), path).toEqual([])
  }
})

test('searches of different texts compile nothing', async ({ forge }) => {
  const { owner, project } = await createRecords(forge)
  for (const path of ['/projects', '/groups', '/issues', `/projects/${project}/issues`]) {
    await owner.get(`${path}?search=o`)
    const searches = async () => {
      for (const text of ['oo', 'k', 'L', '%']) await owner.get(`${path}?search=${encodeURIComponent(text)}`)
    }
    expect(await compiledBy(searches), path).toEqual([])
  }
})

describe('SQLite counts lists through indexes', () => {
  test.for([
    ['issues', 'SEARCH issue USING COVERING INDEX issue_confidential (project_id=?)'],
    ['merge_requests', 'SEARCH merge_request USING INDEX merge_request_deleted (target_project_id=?)'],
    ['events', 'SEARCH on_issue USING COVERING INDEX event_by_issue_id (issue_id=?)'],
  ])(
    'the total of %s: records are counted from an index, and hidden ones searched',
    async ([list, step], { forge }) => {
      const { owner, project } = await createRecords(forge)
      for (const title of ['One', 'Two']) await owner.post(`/projects/${project}/issues`, { title })
      for (const name of ['one', 'two']) {
        await branchWith(owner, project, name)
        await openMergeRequest(owner, project, name)
      }
      const plans = await plansOf(owner, `/projects/${project}/${list}?per_page=1`)
      expect(plans).toContain(step)
      const counts = plans.filter((plan) =>
        /^SEARCH (issue|merge_request|event) USING COVERING INDEX \w+ \(\w*project_id=\?\)$/.test(plan),
      )
      expect(counts).not.toEqual([])
    },
  )
})

test.for([
  ['events of a project', 'project_id=?'],
  ['events of the caller', 'project_id=? AND author_id=?'],
] as const)('SQLite reads the total of the %s from counters', async ([list, condition], { forge }) => {
  const { owner, project } = await createRecords(forge)
  await owner.post(`/projects/${project}/issues`, { title: 'Loops' })
  const plans = await plansOf(owner, `${eventReads[list]?.(project)}?per_page=1`)
  expect(plans).toContain(`SEARCH event_count USING INDEX sqlite_autoindex_event_count_1 (${condition})`)
})

test('SQLite counts the issues of the caller by projects', async ({ forge }) => {
  const { owner, project } = await createRecords(forge)
  await owner.post(`/projects/${project}/issues`, { title: 'Loops' })
  const plans = await plansOf(owner, '/issues?per_page=1')
  expect(plans).toContain('SEARCH issue_count USING INDEX issue_count_by_author_id (author_id=?)')
  expect(plans.filter((step) => / issue USING COVERING INDEX/.test(step))).toEqual([])
  expect(await plansOf(owner, '/issues?per_page=1&search=o')).toContain(
    'SEARCH issue USING INDEX issue_by_author_id_created_at (author_id=?)',
  )
})

test('SQLite counts users from an index', async ({ forge }) => {
  const plans = await plansOf(forge.admin, '/users?per_page=1')
  expect(plans).toContain('SCAN user USING INDEX user_listed')
})

describe('SQLite writes without a scan', () => {
  test('the creation of a project: names are looked up, however many the namespace has', async ({
    forge,
  }) => {
    const { owner } = await createRecords(forge)
    const plans = await plansOfWork(async () => {
      expect((await owner.post('/projects', { name: 'heddle' })).status).toBe(201)
    })
    expect(plans).toContain('SEARCH project USING INDEX project_by_name_id (name=?)')
    expect(plans).toContain(
      'SEARCH project USING INDEX project_by_namespace_id_path (namespace_id=? AND <expr>=?)',
    )
    expect(plans).not.toContain('SEARCH project USING INDEX project_by_namespace_id_path (namespace_id=?)')
  })

  test('the deletion of a user', async ({ forge }) => {
    const user = await forge.newUser('shuttle')
    const plans = await plansOfWork(async () => {
      expect((await forge.admin.send('DELETE', `/users/${user.id}`)).status).toBe(200)
    })
    const ghost = plans.filter((step) => step.startsWith('SCAN user '))
    expect(ghost).not.toEqual([])
    for (const step of ghost) expect(step).toMatch(/^SCAN user USING (COVERING )?INDEX user_ghost$/)
  })
})

test.for(['issue', 'merge_request', 'milestone', 'note', 'snippet'])(
  'SQLite finds what refers to a removed %s through indexes',
  async (table) => {
    const { db, close } = await schema()
    try {
      const program = CompiledQuery.raw(`explain delete from "${table}" where id = 1`)
      const { rows } = await db.executeQuery<Instruction>(program)
      expect(rows.filter(({ opcode }) => opcode === 'OpenRead')).not.toEqual([])
      expect(fullScansIn(rows)).toEqual([])
    } finally {
      await close()
    }
  },
)

/** An instruction of SQLite's virtual machine; those of triggers and foreign keys follow, each numbered from 0. */
interface Instruction {
  addr: number
  opcode: string
  /** The cursor that it opens or moves. */
  p1: number
}

/** The instructions that begin to read all rows of a table or index of the schema. */
function fullScansIn(instructions: readonly Instruction[]): readonly Instruction[] {
  const stored = new Set<number>()
  return instructions.filter(({ addr, opcode, p1 }) => {
    if (addr === 0) stored.clear()
    if (/^Open(Read|Write)$/.test(opcode)) stored.add(p1)
    return opcode === 'Rewind' && stored.has(p1)
  })
}

/** The steps of SQLite's plans for the statements of a request, on an empty database with the same schema. */
async function plansOf(owner: Pick<User, 'get'>, path: string): Promise<string[]> {
  return plansOfWork(async () => {
    expect((await owner.get(path)).status).toBe(200)
  })
}

async function plansOfWork(work: () => Promise<void>): Promise<string[]> {
  const statements = (await statementsOf(work)).filter((sql) => !/^(begin|commit)/.test(sql))
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
