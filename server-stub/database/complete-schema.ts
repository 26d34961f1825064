import { sql, type Kysely } from 'kysely'
import { DatabaseError, reasonOf } from './errors.ts'
import type { Tables } from './tables.ts'

/** Every table of the schema; the compiler reports one that is missing here. */
const tables = {
  user: true,
  identity: true,
  access_token: true,
  session: true,
  sign_in_attempt: true,
  request_count: true,
  ssh_key: true,
  email: true,
  namespace: true,
  namespace_ancestor: true,
  member: true,
  access_request: true,
  project: true,
  project_group_link: true,
  star: true,
  git_object: true,
  git_ref: true,
  protected_branch: true,
  commit_comment: true,
  commit_status: true,
  release: true,
  label: true,
  milestone: true,
  merge_request: true,
  merge_request_label: true,
  subscription: true,
  issue: true,
  issue_count: true,
  issue_version: true,
  issue_assignee: true,
  issue_label: true,
  board: true,
  board_list: true,
  snippet: true,
  note: true,
  award_emoji: true,
  event: true,
  event_count: true,
  todo: true,
  broadcast_message: true,
  notification_setting: true,
  pipeline: true,
  job: true,
  job_file: true,
  job_file_chunk: true,
  runner: true,
  runner_project: true,
  pipeline_trigger: true,
  build_variable: true,
  environment: true,
  deploy_key: true,
  work_count: true,
  application_setting: true,
  worker_process: true,
  seeding: true,
} satisfies Record<keyof Tables, true>

/** Throws `DatabaseError` when a table is missing: it is found at the start and not by the first request. */
export async function requireTables(db: Kysely<Tables>): Promise<void> {
  const empty = Object.keys(tables).map((table) => sql`select 1 from ${sql.table(table)} where 1 = 0`)
  try {
    await sql`${sql.join(empty, sql` union all `)}`.execute(db)
  } catch (error) {
    throw new DatabaseError(`The database is incomplete: ${reasonOf(error)}. Restore a backup.`, {
      cause: error,
    })
  }
}
