import { sql } from 'kysely'
import type { Migration } from './schema.ts'

/** Records the event of each membership that will expire, or has expired, in advance; before, reading events recorded it. */
export const expiryEvents: Migration = async (db) => {
  await sql`
    insert into event (project_id, author_id, action, target_type, created_at)
    select project_id, user_id, 'expired', 'user', expires_at || 'T00:00:00.000Z'
    from member where project_id is not null and expires_at is not null
  `.execute(db)
}
