/** Writes projects. */
import { sql, type InsertObject, type UpdateObject } from 'kysely'
import type { Db, Tx } from '../../../database/connection.ts'
import { RecordGoneError } from '../../../database/gone.ts'
import { prepareQuery } from '../../../database/prepared.ts'
import type { NewRow, ProjectGroupLinkRow, ProjectRow, Tables } from '../../../database/tables.ts'

/** A new project; undefined columns have their default. */
export type NewProject = InsertObject<Tables, 'project'>
/** Columns to set; undefined ones do not change. */
export type ProjectChange = UpdateObject<Tables, 'project'>

/** Adds a project with its board. In a user's namespace that user becomes a master of it. */
export async function addProject(tx: Tx, project: NewProject): Promise<ProjectRow> {
  const row = await tx.insertInto('project').values(project).returningAll().executeTakeFirstOrThrow()
  await addBoard(tx, { project_id: row.id, created_at: row.created_at })
  const { owner_id } = await tx
    .selectFrom('namespace')
    .where('id', '=', row.namespace_id)
    .select('owner_id')
    .executeTakeFirstOrThrow()
  if (owner_id !== null) {
    const member = { project_id: row.id, user_id: owner_id, access_level: 40 } as const
    await tx
      .insertInto('member')
      .values({ ...member, created_at: row.created_at })
      .execute()
  }
  return row
}

/** Adds a board without lists to a project and returns its id. */
export async function addBoard(tx: Tx, board: NewRow<'board'>): Promise<number> {
  const { id } = await tx.insertInto('board').values(board).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Name of the default branch; null until there is one. */
export async function defaultBranchOf(db: Db | Tx, id: number): Promise<string | null> {
  const row = await db.selectFrom('project').select('default_branch').where('id', '=', id).executeTakeFirst()
  return row?.default_branch ?? null
}

/** What is unique among the projects of a namespace; the path regardless of letter case. */
export interface ProjectNames {
  name?: string | undefined
  path?: string | undefined
}

/** Which of the given names other projects of the namespace have. */
export async function takenNames(
  tx: Tx,
  namespaceId: number,
  { name = '', path = '' }: ProjectNames,
): Promise<(keyof ProjectNames)[]> {
  const lower = path.toLowerCase()
  const rows = await tx
    .selectFrom('project')
    .where('namespace_id', '=', namespaceId)
    .where((eb) => eb.or([eb('name', '=', name), eb(eb.fn<string>('lower', ['path']), '=', lower)]))
    .select(['name', 'path'])
    .execute()
  const taken: (keyof ProjectNames)[] = []
  if (rows.some((row) => row.name === name)) taken.push('name')
  if (rows.some((row) => row.path.toLowerCase() === lower)) taken.push('path')
  return taken
}

/** Changes a project. */
export async function changeProject(db: Tx, id: number, change: ProjectChange): Promise<void> {
  await db.updateTable('project').set(change).where('id', '=', id).execute()
}

/** Makes a fork visible whose objects have been copied; false if it was deleted meanwhile. */
export async function showFork(tx: Tx, id: number, copyingProcessId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('project')
    .set({ pending_delete: 0, copying_process_id: null })
    .where('id', '=', id)
    .where('copying_process_id', '=', copyingProcessId)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Stars a project on behalf of a user; ignores an existing star. */
export async function addStar(db: Tx, star: NewRow<'star'>): Promise<void> {
  await db
    .insertInto('star')
    .values(star)
    .onConflict((conflict) => conflict.columns(['user_id', 'project_id']).doNothing())
    .execute()
}

/** Removes a user's star from a project, if it has one. */
export async function removeStar(db: Tx, user_id: number, project_id: number): Promise<void> {
  await db
    .deleteFrom('star')
    .where((eb) => eb.and({ user_id, project_id }))
    .execute()
}

/** Shares a project with a group. */
export async function addShare(tx: Tx, share: NewRow<'project_group_link'>): Promise<ProjectGroupLinkRow> {
  return tx.insertInto('project_group_link').values(share).returningAll().executeTakeFirstOrThrow()
}

const touch = prepareQuery((db, { id, at }: { id: number; at: string }, _shape: null) =>
  db.updateTable('project').set({ last_activity_at: at }).where('id', '=', id),
)

/**
 * Updates the last activity of the projects. Their rows are locked to the end of the transaction, so that writers of
 * one project take turns; in order of their ids, so that no two wait for each other.
 */
export async function touchProjects(tx: Tx, ids: readonly number[], at: string): Promise<void> {
  for (const id of [...new Set(ids)].toSorted((a, b) => a - b)) await touch.all(tx, { id, at }, null)
}

const iidColumns = {
  issue: 'last_issue_iid',
  merge_request: 'last_merge_request_iid',
  milestone: 'last_milestone_iid',
} as const

const nextNumber = prepareQuery((db, { id }: { id: number }, kind: keyof typeof iidColumns) => {
  const column = iidColumns[kind]
  return db
    .updateTable('project')
    .set({
      [column]: oneMore(column),
      ...(kind === 'issue' && { issues: oneMore('issues'), open_issues: oneMore('open_issues') }),
    })
    .where('id', '=', id)
    .returning(`${column} as iid`)
})

/**
 * Next number of a kind within a project: without gaps, since it rolls back with the transaction. A new issue is open, and
 * counted.
 */
export async function nextIid(tx: Tx, projectId: number, kind: keyof typeof iidColumns): Promise<number> {
  const row = await nextNumber.first(tx, { id: projectId }, kind)
  if (row === undefined) throw new RecordGoneError(`Project ${projectId}`)
  return row.iid
}

/** Adds to the numbers of issues, and of open issues, of a project. */
export async function changeIssueCounts(
  tx: Tx,
  projectId: number,
  { all = 0, open }: { all?: number; open: number },
): Promise<void> {
  await tx
    .updateTable('project')
    .set((eb) => ({ issues: eb('issues', '+', all), open_issues: eb('open_issues', '+', open) }))
    .where('id', '=', projectId)
    .execute()
}

function oneMore(column: string) {
  return sql<number>`${sql.ref(column)} + 1`
}
