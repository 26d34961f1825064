import type { Schema } from '../../../generated/schemas.ts'
import type { MilestoneRow } from '../../database/tables.ts'

/** A milestone as issues and merge requests embed it. Spec: document 3, "Milestone (embedded)". */
export function milestone(row: MilestoneRow): Schema<'Milestone'> {
  return {
    id: row.id,
    iid: row.iid,
    project_id: row.project_id,
    title: row.title,
    description: row.description,
    state: row.state,
    created_at: row.created_at,
    updated_at: row.updated_at,
    due_date: row.due_date,
  }
}
