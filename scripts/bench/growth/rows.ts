/** Fills a database: 100 projects, 1,000 issues and events, 10 groups, 50 merge requests and 10 branches at first. */
import { sql } from 'kysely'
import type { Db } from '../../../server-stub/database/connection.ts'

const time = '2026-01-01T00:00:00.000Z'

export interface Extent {
  size: number
  /** The member of all projects, and of every second group. */
  user: number
  /** The project that the issues belong to; it has one issue at most. */
  project: number
}

/** Adds rows to a new database. */
export async function grow(db: Db, { size, user, project }: Extent): Promise<void> {
  const groups = numbersTo(size * 10)
  await sql`
    insert into namespace (kind, name, path, full_path, full_name, visibility, created_at)
    ${groups} select 'group', 'g' || n, 'g' || n, 'g' || n, 'g' || n, 'private', ${time} from numbers
  `.execute(db)
  await sql`
    insert into namespace_ancestor (namespace_id, ancestor_id, depth)
    select id, id, 0 from namespace
    where id not in (select namespace_id from namespace_ancestor)
  `.execute(db)
  await sql`
    insert into member (user_id, access_level, created_at, group_id)
    select ${user}, 30, ${time}, id from namespace where kind = 'group' and id % 2 = 0
  `.execute(db)
  await sql`
    insert into project
      (namespace_id, creator_id, name, path, visibility, runners_token, last_activity_at, created_at, updated_at)
    ${numbersTo(size * 100)}
    select (select max(id) from namespace where kind = 'group') - n % 10, ${user}, 'p' || n, 'p' || n,
      case when n % 3 = 0 then 'public' else 'private' end, 'token' || n, ${time}, ${time}, ${time} from numbers
  `.execute(db)
  await sql`
    insert into member (user_id, access_level, created_at, project_id)
    select ${user}, 30, ${time}, id from project
    where id not in (select project_id from member where project_id is not null and user_id = ${user})
  `.execute(db)
  await sql`
    insert into issue (project_id, iid, title, description, author_id, created_at, updated_at)
    ${numbersTo(size * 1000)}
    select ${project}, n + 1, 'Knot ' || n, 'It comes undone.', ${user}, ${time}, ${time} from numbers
  `.execute(db)
  await sql`
    update project set issues = (select count(*) from issue where project_id = ${project}),
      open_issues = (select count(*) from issue where project_id = ${project})
    where id = ${project}
  `.execute(db)
  await sql`
    insert into event (project_id, author_id, action, target_type, target_title, issue_id, created_at)
    select project_id, author_id, 'created', 'issue', title, id, created_at from issue
  `.execute(db)
  await sql`
    insert into git_ref (project_id, name, oid)
    ${numbersTo(size * 10)}
    select ${project}, 'refs/heads/b' || n, (select oid from git_ref where project_id = ${project} limit 1) from numbers
  `.execute(db)
  await sql`
    insert into merge_request (iid, source_project_id, target_project_id, source_branch, target_branch, title, author_id,
      head_sha, created_at, updated_at)
    ${numbersTo(size * 50)}
    select n, ${project}, ${project}, 'b' || (1 + n % 10), 'master', 'Tie knot ' || n, ${user},
      (select oid from git_ref where project_id = ${project} limit 1), ${time}, ${time} from numbers
  `.execute(db)
  await sql`
    insert into "user" (username, name, email, private_token, created_at)
    ${numbersTo(size * 100)}
    select 'u' || n, 'User ' || n, 'u' || n || '@example.com', 'token' || n, ${time} from numbers
  `.execute(db)
}

/** A table `numbers` with `n` from 1 to `last`. */
function numbersTo(last: number) {
  return sql`with recursive numbers (n) as (
    select 1 union all select n + 1 from numbers where n < ${sql.lit(last)}
  )`
}
