/** From the attributes of a write to the columns of a merge request. */
import { keptId } from '../../access/identifier.ts'
import { toFlag } from '../../database/flag.ts'
import { elsewhere, type Columns } from '../../http/attributes.ts'
import {
  requireValid,
  presenceViolation,
  lengthViolation,
  type ValidationMessage,
} from '../../http/validation-messages.ts'
import { invalid } from '../../http/errors.ts'
import type { BodyOf } from '../../http/handler.ts'
import { textLengthViolation } from '../../http/text-attributes.ts'
import type { Services } from '../../services.ts'
import { labelsViolations, milestoneViolation } from '../labels/index.ts'
import type { Project } from '../projects/record.ts'
import { usersWhoSee } from '../todos/index.ts'
import { usersById } from '../users/index.ts'
import type { Branches, MergeRequestChange } from './queries/writes.ts'

type Creation = BodyOf<'createMergeRequest'>
type Update = BodyOf<'updateMergeRequest'>

/** The columns of each property that updating a merge request accepts. */
export const mergeRequestColumns = {
  target_branch: (target_branch) => ({ target_branch }),
  title: (title) => ({ title: title.trim() }),
  // 0 means no assignee and no milestone.
  assignee_id: (id) => ({ assignee_id: id || null }),
  description: (description) => ({ description }),
  // The state and what depends on it, in commands/update.ts.
  state_event: elsewhere,
  // Rows of another table.
  labels: elsewhere,
  milestone_id: (id) => ({ milestone_id: id || null }),
  remove_source_branch: (isRemoved) => ({ force_remove_source_branch: toFlag(isRemoved) }),
} satisfies Columns<Update, MergeRequestChange>

const { state_event: _, ...shared } = mergeRequestColumns

/** The columns of each property that creating a merge request accepts. */
export const newMergeRequestColumns = {
  ...shared,
  source_branch: (source_branch) => ({ source_branch }),
  // The target project, found by the handler.
  target_project_id: elsewhere,
} satisfies Columns<Creation, MergeRequestChange>

/** Throws 400 with all that is wrong with the attributes; `target` is the target project. */
export async function validateMergeRequest(
  { title, description, target_branch, assignee_id, milestone_id, labels }: Partial<Creation & Update>,
  target: Project,
  services: Services,
): Promise<void> {
  requireValid({
    title: [presenceViolation(title), lengthViolation(title)],
    description: [textLengthViolation(description)],
    target_branch: [await missingBranch(target_branch, target, services)],
    assignee_id: [await invalidAssignee(assignee_id, target, services)],
    milestone_id: [await milestoneViolation(milestone_id, target, services)],
    labels: labelsViolations(labels),
  })
}

/** Throws 400 if source and target are the same branch. */
export function requireDifferentBranches(branches: Branches): void {
  const isSameProject = branches.source_project_id === branches.target_project_id
  if (isSameProject && branches.source_branch === branches.target_branch)
    throw invalid({ target_branch: ['must be another than the source branch'] })
}

async function missingBranch(
  name: string | undefined,
  { id }: Project,
  { git }: Services,
): Promise<ValidationMessage> {
  return name !== undefined && (await git(id).branch(name)) === undefined && 'does not exist'
}

/** The assignee has to see the project. */
async function invalidAssignee(
  id: number | undefined,
  project: Project,
  services: Services,
): Promise<ValidationMessage> {
  if (id === undefined || id === 0) return undefined
  const users = await usersById(services.db, [keptId(id)])
  const able = await usersWhoSee(services, project, [...users.values()])
  return able.length === 0 && 'is not a user who can see the project'
}
