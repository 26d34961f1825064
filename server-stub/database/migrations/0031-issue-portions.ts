import { sql, type RawBuilder } from 'kysely'
import { createPostgresTriggers, createSqliteTriggers } from './0029-author-issue-counts.ts'
import { createTable, partOf, type Migration } from './schema.ts'

/**
 * A version for each portion of 1000 issues of a project instead of one for all of them: after a change, a search is counted
 * again in this portion only. Each issue belongs to the portion `iid / 1000`.
 */
export const issuePortions: Migration = async (db, dialect) => {
  const triggers =
    dialect === 'sqlite'
      ? ['issue_added', 'issue_removed', 'issue_counted', 'issue_changed']
      : ['issue_insert', 'issue_delete', 'issue_update']
  for (const name of triggers)
    await (
      dialect === 'sqlite' ? sql`drop trigger ${sql.id(name)}` : sql`drop function ${sql.id(name)}() cascade`
    ).execute(db)
  await db.schema.dropTable('issue_version').execute()
  await createTable(
    [db, dialect],
    'issue_version',
    { project_id: partOf('project'), portion: 'integer', version: 'text' },
    { primary: ['project_id', 'portion'] },
  )
  const version = dialect === 'sqlite' ? sql`hex(randomblob(16))` : sql`cast(gen_random_uuid() as text)`
  const renew = (portions: RawBuilder<unknown>) => sql`
    insert into issue_version (project_id, portion, version)
    select project_id, portion, ${version} from (${portions}) as each where true order by project_id, portion
    on conflict (project_id, portion) do update set version = excluded.version;`
  await renew(sql`select distinct project_id, iid / 1000 as portion from issue`).execute(db)
  // A portion whose issues are deleted with their project must not be added again.
  const remove = (portions: RawBuilder<unknown>) =>
    sql`update issue_version set version = ${version} where (project_id, portion) in (${portions});`
  if (dialect === 'sqlite') {
    const before = sql`select old.project_id as project_id, old.iid / 1000 as portion`
    const after = sql`select new.project_id as project_id, new.iid / 1000 as portion`
    await createSqliteTriggers(db, {
      added: renew(after),
      changed: renew(sql`${before} union ${after}`),
      removed: remove(before),
    })
  } else {
    const before = sql`select project_id, iid / 1000 as portion from removed`
    const after = sql`select project_id, iid / 1000 as portion from added`
    await createPostgresTriggers(db, {
      added: renew(sql`select distinct * from (${after}) as added_portion`),
      changed: renew(sql`${before} union ${after}`),
      removed: remove(before),
    })
  }
}
