/** What statements change, as far as kept results of queries depend on it. */
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { sqliteSchema } from '../../../generated/sqlite-schema.ts'
import { Changes } from '../../../server-stub/database/changes.ts'

const database = new DatabaseSync(':memory:')
database.exec(sqliteSchema)
database.exec('pragma foreign_keys = on')

const tables = textsOf(`select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`)

function textsOf(query: string): string[] {
  return database
    .prepare(query)
    .all()
    .map(({ name }) => String(name))
}

/** Whether a kept result of the query is read again after the statement. */
function concerns(statement: string, query: string): boolean {
  const changes = new Changes(database)
  const { reads } = changes.compile(query)
  if (reads === undefined) throw new Error(`Not a query: ${query}`)
  const before = changes.lastChangeOf(reads)
  changes.record(changes.compile(statement).writes)
  return changes.lastChangeOf(reads) > before
}

test.for<[string, string, boolean]>([
  [`update user set bio = 'x'`, 'select bio from user', true],
  [`update user set bio = 'x'`, 'select count(*) from user where bio is null', true],
  [`update user set bio = 'x'`, 'select username from user', false],
  [`update user set bio = 'x'`, 'select count(*) from user', false],
  [`update user set bio = 'x'`, 'select * from project', false],
  [`insert into label (project_id, name) values (1, 'x')`, 'select count(*) from label', true],
  [`insert into label (project_id, name) values (1, 'x')`, 'select name from label where id = 1', true],
  [
    `delete from label where id = 1 returning name`,
    'select 1 from project where exists (select 1 from label)',
    true,
  ],
  ['delete from label where id = 1', 'with names as (select name from label) select * from names', true],
  ['delete from label where id = 1', 'select username from user', false],
  ['begin immediate', 'select bio from user', false],
  ['commit', 'select bio from user', false],
  ['rollback', 'select bio from user', true],
  ['savepoint before_it', 'select bio from user', true],
  ['alter table label add column size integer', 'select bio from user', true],
  ['pragma user_version = 1', 'select bio from user', true],
])('%s: %s is read again: %s', ([statement, query, expected]) => {
  expect(concerns(statement, query)).toBe(expected)
})

test('a deletion changes the tables and columns that foreign keys change', () => {
  const keys = tables.flatMap((table) =>
    database
      .prepare(
        `select "table" as parent, "from" as column, on_delete as action from pragma_foreign_key_list(?)`,
      )
      .all(table)
      .map(({ parent, column, action }) => ({
        table,
        parent: String(parent),
        column: String(column),
        action,
      })),
  )
  const changing = keys.filter(({ action }) => action === 'CASCADE' || action === 'SET NULL')
  expect(changing.length).toBeGreaterThan(50)
  for (const { table, parent, column, action } of changing) {
    const query = `select ${action === 'CASCADE' ? 'count(*)' : `"${column}"`} from "${table}"`
    expect(concerns(`delete from "${parent}" where 1 = 0`, query), `${parent}: ${query}`).toBe(true)
  }
})

test('a statement changes what its triggers change', () => {
  const triggers = textsOf(`select sql as name from sqlite_master where type = 'trigger'`)
  expect(triggers.length).toBeGreaterThan(5)
  for (const trigger of triggers) {
    const [, event = '', columns, table = ''] =
      /(insert|delete|update)(?: of ([\w", ]+?))? on "?(\w+)/i.exec(trigger) ?? []
    const [, changed = ''] =
      /\bbegin\b.*?(?:insert (?:or \w+ )?into|update|delete from) "?(\w+)/is.exec(trigger) ?? []
    const column = columns?.split(',')[0] ?? firstColumnOf(table)
    const statements: Readonly<Record<string, string>> = {
      insert: `insert into "${table}" (${column}) values (null)`,
      update: `update "${table}" set ${column} = null`,
      delete: `delete from "${table}" where 1 = 0`,
    }
    const statement = statements[event.toLowerCase()] ?? ''
    expect(concerns(statement, `select * from "${changed}"`), trigger).toBe(true)
  }
})

function firstColumnOf(table: string): string {
  return `"${textsOf(`select name from pragma_table_info('${table}')`)[0]}"`
}

test('where SQLite does not report what a statement changes, it can change anything', () => {
  const reporting = Object.getOwnPropertyDescriptor(DatabaseSync.prototype, 'setAuthorizer')
  Reflect.deleteProperty(DatabaseSync.prototype, 'setAuthorizer')
  try {
    expect(concerns(`update user set bio = 'x'`, 'select username from user')).toBe(true)
    expect(concerns('select bio from user', 'select username from user')).toBe(false)
  } finally {
    if (reporting !== undefined) Object.defineProperty(DatabaseSync.prototype, 'setAuthorizer', reporting)
  }
})
