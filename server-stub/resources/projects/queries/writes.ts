/** Writes projects. */
import { accessLevels } from '../../../database/access-levels.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../database/connection.ts'
import { RecordGoneError } from '../../../database/gone.ts'
import { prepareQuery } from '../../../database/prepared.ts'
import { addRow, insertRow, updateRow } from '../../../database/rows.ts'
import type {
  NamespaceRow,
  NewRow,
  ProjectGroupLinkRow,
  ProjectRow,
  RowChange,
} from '../../../database/tables.ts'

/** A new project; undefined columns have their default. */
export type NewProject = NewRow<'project'>
/** Columns to set; undefined ones do not change. */
export type ProjectChange = RowChange<'project'>

/** Adds a project with its board. In a user's namespace that user becomes a master of it. */
export async function addProject(
  tx: Tx,
  project: Omit<NewProject, 'namespace_id'>,
  { id: namespace_id, owner_id }: Pick<NamespaceRow, 'id' | 'owner_id'>,
): Promise<ProjectRow> {
  const row = await insertRow(tx, 'project', { ...project, namespace_id })
  await addBoard(tx, { project_id: row.id, created_at: row.created_at })
  if (owner_id !== null) {
    const member = { project_id: row.id, user_id: owner_id, access_level: accessLevels.master } as const
    await addRow(tx, 'member', { ...member, created_at: row.created_at })
  }
  return row
}

/** Adds a board without lists to a project and returns its id. */
export async function addBoard(tx: Tx, board: NewRow<'board'>): Promise<number> {
  const { id } = await insertRow(tx, 'board', board)
  return id
}

/** Name of the default branch; null until there is one. */
export async function defaultBranchOf(db: Db | Tx, id: number): Promise<string | null> {
  return (await defaultBranch.first(db, { id }, null))?.default_branch ?? null
}

const defaultBranch = prepareQuery((db, { id }: { id: number }, _shape: null) =>
  db.selectFrom('project').select('default_branch').where('id', '=', id),
)

/** What is unique among the projects of a namespace; the path regardless of letter case, and also among its subgroups. */
export interface ProjectNames {
  name?: string | undefined
  path?: string | undefined
}

/** Which of the given names other projects of the namespace have, or, as to the path, its subgroups. */
export async function takenNames(
  tx: Tx,
  namespaceId: number,
  { name, path }: ProjectNames,
): Promise<(keyof ProjectNames)[]> {
  const lower = path?.toLowerCase()
  const rows = await rowsNamed.all(tx, { namespaceId, name: name ?? '', lower: lower ?? '' }, null)
  const taken: (keyof ProjectNames)[] = []
  if (rows.some((row) => row.name === name)) taken.push('name')
  if (rows.some((row) => row.path.toLowerCase() === lower)) taken.push('path')
  return taken
}

/** Each of the alternatives has an index; without it in both, all projects of the namespace are read. */
const rowsNamed = prepareQuery(
  (db, values: { namespaceId: number; name: string; lower: string }, _shape: null) =>
    db
      .selectFrom('project')
      .where((eb) => {
        const isInNamespace = eb('namespace_id', '=', values.namespaceId)
        return eb.or([
          isInNamespace.and('name', '=', values.name),
          isInNamespace.and(eb.fn<string>('lower', ['path']), '=', values.lower),
        ])
      })
      .select(['name', 'path'])
      .unionAll(
        db
          .selectFrom('namespace')
          .where('parent_id', '=', values.namespaceId)
          .where((eb) => eb(eb.fn<string>('lower', ['path']), '=', values.lower))
          .select([sql<string>`''`.as('name'), 'path']),
      ),
)

/** Changes a project. */
export async function changeProject(db: Tx, id: number, change: ProjectChange): Promise<void> {
  await updateRow(db, 'project', id, change)
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
  return insertRow(tx, 'project_group_link', share)
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
  merge_request: 'last_merge_request_iid',
  milestone: 'last_milestone_iid',
} as const

const nextNumber = prepareQuery((db, { id }: { id: number }, kind: keyof typeof iidColumns) => {
  const column = iidColumns[kind]
  return db
    .updateTable('project')
    .set({ [column]: oneMore(column) })
    .where('id', '=', id)
    .returning(`${column} as iid`)
})

/** Next number of a kind within a project: without gaps, since it rolls back with the transaction. */
export async function nextIid(tx: Tx, projectId: number, kind: keyof typeof iidColumns): Promise<number> {
  const row = await nextNumber.first(tx, { id: projectId }, kind)
  if (row === undefined) throw new RecordGoneError(`Project ${projectId}`)
  return row.iid
}

const newIssue = prepareQuery((db, { id, at }: { id: number; at: string }, _shape: null) =>
  db
    .updateTable('project')
    .set({
      last_activity_at: at,
      last_issue_iid: oneMore('last_issue_iid'),
      issues: oneMore('issues'),
      open_issues: oneMore('open_issues'),
    })
    .where('id', '=', id)
    .returning('last_issue_iid as iid'),
)

/**
 * Next number of an issue, like `nextIid`. Counts the issue, which is open, updates the last activity of the project and locks
 * its row, like `touchProjects`.
 */
export async function nextIssueIid(tx: Tx, projectId: number, at: string): Promise<number> {
  const row = await newIssue.first(tx, { id: projectId, at }, null)
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
