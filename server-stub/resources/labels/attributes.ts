/** Labels and milestones as properties of issues and merge requests. */
import { keptId } from '../../access/identifier.ts'
import type { Project } from '../projects/record.ts'
import { lengthViolation, type ValidationMessage } from '../../http/validation-messages.ts'
import type { Services } from '../../services.ts'
import { namesIn } from '../../http/text-attributes.ts'
import { milestoneOf } from '../milestones/index.ts'

const maxLabels = 100

/** Violations of a comma-separated list of label names. */
export function labelsViolations(text: string | undefined): ValidationMessage[] {
  const names = namesIn(text)
  return names.length > maxLabels
    ? [`are too many (maximum is ${maxLabels})`]
    : names.map((name) => lengthViolation(name))
}

/** The milestone must belong to the project; 0 means no milestone. */
export async function milestoneViolation(
  id: number | undefined,
  project: Project,
  { db }: Services,
): Promise<ValidationMessage> {
  if (id === undefined || id === 0) return undefined
  return (await milestoneOf(db, project.id, keptId(id))) === undefined && 'does not exist'
}

/** Attributes of issues and merge requests that plan the work of others. */
interface Details {
  assignee_id?: unknown
  assignee_ids?: unknown
  milestone_id?: unknown
  labels?: unknown
}

/** The attributes without those that require a role in the project, which are ignored for other callers. */
export function permittedDetails<Attributes extends Details>(
  { can }: Pick<Services, 'can'>,
  project: Project,
  given: Attributes,
): Attributes {
  if (can('set-item-details', project)) return given
  const permitted = { ...given }
  delete permitted.assignee_id
  delete permitted.assignee_ids
  delete permitted.milestone_id
  delete permitted.labels
  return permitted
}
