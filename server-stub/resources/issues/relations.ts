/** Loads issues with what authorization and presenters need. */
import { keptId } from '../../access/identifier.ts'
import type { QueryContext } from '../../access/viewer.ts'
import { authorizedBy } from '../../authorized.ts'
import { parseRows } from '../../database/json-rows.ts'
import type { MilestoneRow } from '../../database/tables.ts'
import { notFound } from '../../http/errors.ts'
import { withProjects } from '../projects/index.ts'
import type { Project } from '../projects/record.ts'
import { authorOf } from '../users/index.ts'
import type { UserReference } from '../users/record.ts'
import { findIssueByNumber, loadIssues, type LoadedIssue } from './queries/issues.ts'
import type { Issue } from './record.ts'

/** Wraps operations on the issue of the path; the permission concerns its project. */
export const inIssue = authorizedBy(
  ({ id }: { id: number | string; issue_iid: number }, { find }) => find.project(id),
  (project, { issue_iid }, { find }) => find.issue(project, issue_iid),
)

/** The issue of this number in the project. Throws 404 unless the caller sees it. */
export async function findIssue(context: QueryContext, project: Project, iid: number): Promise<Issue> {
  const row = await findIssueByNumber(context, project.id, keptId(iid))
  if (row === undefined) throw notFound('Issue')
  return toIssue(row, project)
}

/** The issues of these ids, in the same order, whether the caller sees them or not; `known` are loaded projects. */
export async function issuesById(
  context: QueryContext,
  ids: readonly number[],
  known: readonly Project[] = [],
): Promise<Issue[]> {
  const rows = await loadIssues(context.db, ids)
  const loaded = await withProjects(context, 'issue', rows, (row) => row.project_id, known)
  const issues = new Map(loaded.map(({ row, project }) => [row.id, toIssue(row, project)]))
  return ids.flatMap((id) => issues.get(id) ?? [])
}

function toIssue(row: LoadedIssue, project: Project): Issue {
  return {
    ...row,
    project,
    author: authorOf(row),
    assignees: parseRows<UserReference>(row.assignee_rows),
    milestone: parseRows<MilestoneRow>(row.milestone_rows)[0] ?? null,
    labels: parseRows<{ name: string }>(row.label_rows).map((label) => label.name),
    notes: row.notes ?? 0,
  }
}
