import { sql } from 'kysely'
import { createIndex, type Migration } from './schema.ts'

/**
 * Projects count their issues. Memberships of a user, the visibility of projects and confidential issues are
 * read from indexes alone.
 */
export const coveringIndexes: Migration = async (db) => {
  for (const column of ['issues', 'open_issues'])
    await db.schema
      .alterTable('project')
      .addColumn(column, 'integer', (kind) => kind.notNull().defaultTo(0))
      .execute()
  await sql`
    update project set
      issues = (select count(*) from issue where issue.project_id = project.id),
      open_issues = (select count(*) from issue where issue.project_id = project.id and issue.state = 'opened')
  `.execute(db)
  await db.schema.dropIndex('project_by_created_at_id').execute()
  await createIndex(db, 'project', ['created_at', 'id', 'pending_delete', 'visibility', 'namespace_id'])
  await db.schema.dropIndex('issue_confidential').execute()
  await db.schema
    .createIndex('issue_confidential')
    .on('issue')
    .columns(['project_id', 'author_id'])
    .where(sql.ref('confidential'), '=', sql.lit(1))
    .execute()
  for (const column of ['project_id', 'group_id'])
    await createIndex(db, 'member', ['user_id', column, 'access_level', 'expires_at'])
  await db.schema.dropIndex('member_by_user_id').execute()
}
