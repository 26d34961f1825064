import { notFound } from '../../http/errors.ts'
import { labelsOf, mergeRequestNumbered } from '../../resources/merge-requests/queries.ts'
import { milestonesById } from '../../resources/milestones/index.ts'
import type { MergeRequestRow } from '../../database/tables.ts'
import { usersById } from '../../resources/users/index.ts'
import type { QueryContext } from '../viewer.ts'
import { keptId } from '../identifier.ts'
import type { MergeRequest } from '../../resources/merge-requests/record.ts'
import type { Project } from '../../resources/projects/record.ts'

/** A merge request into the project, by its number. */
export async function findMergeRequest(
  seeker: QueryContext,
  project: Project,
  iid: number,
): Promise<MergeRequest> {
  const row = await mergeRequestNumbered(seeker.db, project.id, keptId(iid))
  const [found] = row === undefined ? [] : await mergeRequestsWithRelations(seeker, project, [row])
  if (found === undefined) throw notFound('Merge Request')
  return found
}

/** Joins to merge requests into one project their people, labels and milestones: three queries, however many rows. */
export async function mergeRequestsWithRelations(
  { db }: QueryContext,
  project: Project,
  rows: readonly MergeRequestRow[],
): Promise<MergeRequest[]> {
  const ids = rows.map(({ id }) => id)
  const [labels, milestones, users] = [
    await labelsOf(db, ids),
    await milestonesById(
      db,
      rows.map((row) => row.milestone_id),
    ),
    await usersById(
      db,
      rows.flatMap((row) => [row.author_id, row.assignee_id]),
    ),
  ]
  return rows.flatMap((row) => {
    const author = users.get(row.author_id)
    if (author === undefined) return []
    const assignee = (row.assignee_id !== null && users.get(row.assignee_id)) || null
    const milestone = (row.milestone_id !== null && milestones.get(row.milestone_id)) || null
    return [{ ...row, project, author, assignee, milestone, labels: labels.get(row.id) ?? [] }]
  })
}
