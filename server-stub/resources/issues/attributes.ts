/** Validation of an issue beyond its schema. */
import { keptId } from '../../access/identifier.ts'
import type { Project } from '../projects/record.ts'
import {
  requireValid,
  presenceViolation,
  lengthViolation,
  type ValidationMessage,
} from '../../http/validation-messages.ts'
import { elsewhere, type Columns } from '../../http/attributes.ts'
import type { BodyOf } from '../../http/handler.ts'
import { toFlag } from '../../database/flag.ts'
import type { NewRow } from '../../database/tables.ts'
import type { Services } from '../../services.ts'
import { usersById } from '../users/index.ts'
import { usersWhoSee } from '../todos/index.ts'
import { labelsViolations, milestoneViolation } from '../labels/index.ts'
import { textLengthViolation, toTimestamp } from '../../http/text-attributes.ts'

const mostAssignees = 100

/** The columns of each property that creating an issue accepts. */
export const issueColumns = {
  title: (title) => ({ title: title.trim() }),
  description: (description) => ({ description }),
  confidential: (confidential) => ({ confidential: toFlag(confidential) }),
  // 0 means no milestone.
  milestone_id: (id) => ({ milestone_id: id || null }),
  due_date: (due_date) => ({ due_date }),
  created_at: (time) => ({ created_at: toTimestamp('created_at', time) }),
  // Rows of other tables, in commands.ts.
  labels: elsewhere,
  assignee_ids: elsewhere,
  merge_request_to_resolve_discussions_of: elsewhere,
  discussion_to_resolve: elsewhere,
} satisfies Columns<BodyOf<'createIssue'>, Partial<NewRow<'issue'>>>

/** Throws 400 with all that is wrong with the attributes. */
export async function validateIssue(
  given: BodyOf<'createIssue'>,
  project: Project,
  services: Services,
): Promise<void> {
  requireValid({
    title: [presenceViolation(given.title), lengthViolation(given.title)],
    description: [textLengthViolation(given.description)],
    assignee_ids: [await unfitAssignees(given.assignee_ids ?? [], project, services)],
    milestone_id: [await milestoneViolation(given.milestone_id, project, services)],
    labels: labelsViolations(given.labels),
    discussion_to_resolve: [
      given.discussion_to_resolve !== undefined &&
        given.merge_request_to_resolve_discussions_of === undefined &&
        'needs merge_request_to_resolve_discussions_of',
    ],
  })
}

/** Assignees must be able to see the project. */
async function unfitAssignees(
  ids: readonly number[],
  project: Project,
  services: Services,
): Promise<ValidationMessage> {
  if (ids.length > mostAssignees) return `are too many (maximum is ${mostAssignees})`
  const users = await usersById(services.db, ids.map(keptId))
  const fit = new Set((await usersWhoSee(services, project, [...users.values()])).map(({ id }) => id))
  const unfit = ids.filter((id) => !fit.has(id))
  return unfit.length > 0 && `includes users who cannot see the project: ${unfit.join(', ')}`
}
