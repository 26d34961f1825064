/** Labels and milestones as properties of issues and merge requests. */
import { keptId } from '../../access/identifier.ts'
import type { Project } from '../projects/record.ts'
import { checkLength, type ValidationMessage } from '../../http/validation-messages.ts'
import type { Services } from '../../services.ts'
import { namesIn } from '../../http/text-attributes.ts'
import { milestoneOf } from '../milestones/index.ts'

const maxLabels = 100

/** Violations of a comma-separated list of label names. */
export function labelsViolations(text: string | undefined): ValidationMessage[] {
  const names = namesIn(text)
  return names.length > maxLabels
    ? [`are too many (maximum is ${maxLabels})`]
    : names.map((name) => checkLength(name))
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
