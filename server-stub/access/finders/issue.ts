import { notFound } from '../../http/errors.ts'
import { assigneesOf, issueLabelsOf, issueNumbered } from '../../resources/issues/queries.ts'
import { milestonesById } from '../../resources/milestones/queries.ts'
import { userNoteCountsOf } from '../../resources/notes/queries.ts'
import type { IssueRow } from '../../database/tables.ts'
import { usersById } from '../../resources/users/user-rows.ts'
import type { QueryContext } from '../viewer.ts'
import { keptId } from '../identifier.ts'
import { canSeeIssue } from '../issue-rules.ts'
import { projectsById } from '../../resources/projects/index.ts'
import type { Issue } from '../../resources/issues/record.ts'
import type { Project } from '../../resources/projects/record.ts'

/** An issue of the project, by its number; confidential ones are hidden from most users. */
export async function findIssue(seeker: QueryContext, project: Project, iid: number): Promise<Issue> {
  const row = await issueNumbered(seeker.db, project.id, keptId(iid))
  const [found] = row === undefined ? [] : await issuesWithRelations(seeker, [project], [row])
  if (found === undefined || !canSeeIssue(seeker.caller, found)) throw notFound('Issue')
  return found
}

/** Rows of a list, from any number of projects. */
export async function issuesFound(seeker: QueryContext, rows: readonly IssueRow[]): Promise<Issue[]> {
  if (rows.length === 0) return []
  const ids = [...new Set(rows.map((row) => row.project_id))]
  return issuesWithRelations(seeker, await projectsById(seeker, ids), rows)
}

/** Joins to issues their project, people, labels, milestone and number of notes: six queries, however many rows. */
async function issuesWithRelations(
  { db }: QueryContext,
  projects: readonly Project[],
  rows: readonly IssueRow[],
): Promise<Issue[]> {
  const ids = rows.map(({ id }) => id)
  const places = new Map(projects.map((project) => [project.id, project]))
  const [labels, assigned, notes] = [
    await issueLabelsOf(db, ids),
    await assigneesOf(db, ids),
    await userNoteCountsOf(db, 'issue', ids),
  ]
  const milestones = await milestonesById(
    db,
    rows.map((row) => row.milestone_id),
  )
  const users = await usersById(db, [...rows.map((row) => row.author_id), ...[...assigned.values()].flat()])
  return rows.flatMap((row) => {
    const [project, author] = [places.get(row.project_id), users.get(row.author_id)]
    if (project === undefined || author === undefined) return []
    const assignees = (assigned.get(row.id) ?? []).flatMap((id) => users.get(id) ?? [])
    const milestone = (row.milestone_id !== null && milestones.get(row.milestone_id)) || null
    const company = { project, author, assignees, milestone, labels: labels.get(row.id) ?? [] }
    return [{ ...row, ...company, notes: notes.get(row.id) ?? 0 }]
  })
}
