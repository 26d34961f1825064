import { sql, type Kysely, type RawBuilder } from 'kysely'
import { createIndex, createTable, partOf, type Migration } from './schema.ts'

/**
 * The number of issues of each author in each project, and a version of the issues of each project, which every change replaces.
 * Triggers update both, because issues are deleted with their project and author. A version is random: after a rollback or
 * a restored backup, no other issues get the same one.
 */
export const authorIssueCounts: Migration = async (db, dialect) => {
  await createTable(
    [db, dialect],
    'issue_count',
    { project_id: partOf('project'), author_id: partOf('user'), issues: 'integer', open_issues: 'integer' },
    { primary: ['project_id', 'author_id'] },
  )
  await createIndex(db, 'issue_count', ['author_id'])
  await createTable(
    [db, dialect],
    'issue_version',
    { project_id: partOf('project'), version: 'text' },
    { primary: ['project_id'] },
  )
  await sql`
    insert into issue_count (project_id, author_id, issues, open_issues)
    select project_id, author_id, count(*), sum(case when state = 'opened' then 1 else 0 end)
    from issue group by project_id, author_id
  `.execute(db)
  const version = dialect === 'sqlite' ? sql`hex(randomblob(16))` : sql`cast(gen_random_uuid() as text)`
  await sql`
    insert into issue_version (project_id, version) select project_id, ${version} from issue group by project_id
  `.execute(db)
  await (dialect === 'sqlite'
    ? createSqliteTriggers(db, sqliteVersions(version))
    : createPostgresTriggers(db, postgresVersions(version)))
}

/** What triggers do about versions, apart from counting: when issues are added, changed and removed. */
interface VersionChanges {
  added: RawBuilder<unknown>
  changed: RawBuilder<unknown>
  removed: RawBuilder<unknown>
}

function sqliteVersions(version: RawBuilder<unknown>): VersionChanges {
  const change = (row: 'old' | 'new') =>
    sql`update issue_version set version = ${version} where project_id = ${sql.raw(row)}.project_id;`
  const added = sql`
    insert into issue_version (project_id, version) values (new.project_id, ${version})
    on conflict (project_id) do update set version = excluded.version;`
  return { added, changed: sql`${change('old')} ${change('new')}`, removed: change('old') }
}

function postgresVersions(version: RawBuilder<unknown>): VersionChanges {
  const added = sql`
    insert into issue_version (project_id, version)
    select project_id, ${version} from added group by project_id order by project_id
    on conflict (project_id) do update set version = excluded.version;`
  const change = (projects: RawBuilder<unknown>) =>
    sql`update issue_version set version = ${version} where project_id in (${projects});`
  const removed = sql`select project_id from removed`
  return {
    added,
    changed: change(sql`${removed} union select project_id from added`),
    removed: change(removed),
  }
}

export async function createSqliteTriggers(db: Kysely<unknown>, versions: VersionChanges): Promise<void> {
  const add = sql`
    insert into issue_count (project_id, author_id, issues, open_issues)
    values (new.project_id, new.author_id, 1, new.state = 'opened')
    on conflict (project_id, author_id) do update
    set issues = issues + 1, open_issues = open_issues + excluded.open_issues;`
  const remove = sql`
    update issue_count set issues = issues - 1, open_issues = open_issues - (old.state = 'opened')
    where project_id = old.project_id and author_id = old.author_id;`
  const triggers = {
    'issue_added after insert': sql`${add} ${versions.added}`,
    'issue_removed after delete': sql`${remove} ${versions.removed}`,
    'issue_counted after update of project_id, author_id, state': sql`${remove} ${add}`,
    'issue_changed after update of project_id, iid, state, title, description': versions.changed,
  }
  for (const [head, work] of Object.entries(triggers))
    await sql`create trigger ${sql.raw(head)} on issue begin ${work} end`.execute(db)
}

/** One change for all rows of a statement: PostgreSQL keeps each version of a row until the transaction has ended. */
export async function createPostgresTriggers(db: Kysely<unknown>, versions: VersionChanges): Promise<void> {
  const add = (rows: RawBuilder<unknown>) => sql`
    insert into issue_count (project_id, author_id, issues, open_issues)
    ${sums(rows)} order by project_id, author_id
    on conflict (project_id, author_id) do update
    set issues = issue_count.issues + excluded.issues, open_issues = issue_count.open_issues + excluded.open_issues;`
  const remove = sql`
    update issue_count as kept
    set issues = kept.issues + less.issues, open_issues = kept.open_issues + less.open_issues
    from (${sums(each('removed', -1))}) as less
    where kept.project_id = less.project_id and kept.author_id = less.author_id;`
  const triggers = [
    {
      operation: 'insert',
      tables: 'new table as added',
      work: sql`${add(each('added', 1))} ${versions.added}`,
    },
    { operation: 'delete', tables: 'old table as removed', work: sql`${remove} ${versions.removed}` },
    {
      operation: 'update',
      tables: 'old table as removed new table as added',
      work: sql`
        ${add(sql`${each('added', 1)} union all ${each('removed', -1)}`)}
        ${versions.changed}`,
    },
  ]
  for (const { operation, tables, work } of triggers) {
    const name = sql.id(`issue_${operation}`)
    await sql`
      create function ${name}() returns trigger language plpgsql as $$ begin ${work} return null; end $$
    `.execute(db)
    await sql`
      create trigger ${name} after ${sql.raw(operation)} on issue
      referencing ${sql.raw(tables)} for each statement execute function ${name}()
    `.execute(db)
  }
}

/** The number of issues among the rows of a trigger, each of which counts so much. */
function each(rows: 'added' | 'removed', one: 1 | -1): RawBuilder<unknown> {
  return sql`
    select project_id, author_id, ${sql.lit(one)} as issues,
      case when state = 'opened' then ${sql.lit(one)} else 0 end as open_issues from ${sql.raw(rows)}`
}

/** By project and author, without those whose number does not change. */
function sums(rows: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select project_id, author_id, sum(issues) as issues, sum(open_issues) as open_issues from (${rows}) as each
    group by project_id, author_id having sum(issues) <> 0 or sum(open_issues) <> 0`
}
