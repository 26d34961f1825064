/** What issues and merge requests are sorted by. */
import { keptId } from '../../access/identifier.ts'
import type { Project } from '../projects/record.ts'
import { short, type Complaint } from '../../http/check.ts'
import type { Services } from '../../services.ts'
import { namesIn } from '../merge-requests/queries.ts'
import { milestoneOf } from '../milestones/queries.ts'

const mostLabels = 100

/** What is wrong with a comma-separated list of label names. */
export function unfitLabels(text: string | undefined): Complaint[] {
  const names = namesIn(text)
  return names.length > mostLabels
    ? [`are too many (maximum is ${mostLabels})`]
    : names.map((name) => short(name))
}

/** A milestone has to be one of the project's; 0: none. */
export async function missingMilestone(
  id: number | undefined,
  project: Project,
  { db }: Services,
): Promise<Complaint> {
  if (id === undefined || id === 0) return undefined
  return (await milestoneOf(db, project.id, keptId(id))) === undefined && 'does not exist'
}
