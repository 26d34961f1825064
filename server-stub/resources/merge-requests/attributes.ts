/** From the attributes of a write to the columns of a merge request. */
import { keptId } from '../../access/identifier.ts'
import type { Project } from '../projects/record.ts'
import { check, filled, short, type Complaint } from '../../http/check.ts'
import type { Services } from '../../services.ts'
import { toFlag } from '../../database/flag.ts'
import type { MergeRequestChange } from './queries.ts'
import { usersById } from '../users/index.ts'
import { seeing } from '../todos/audience.ts'
import { milestoneViolation, labelsViolations } from '../labels/index.ts'
import { tooLong } from '../../http/text-attributes.ts'

/** What may be given of a merge request when it is created or changed. */
export interface Attributes {
  title?: string | undefined
  description?: string | undefined
  target_branch?: string | undefined
  /** 0: nobody. */
  assignee_id?: number | undefined
  /** 0: none. */
  milestone_id?: number | undefined
  /** Separated by commas. */
  labels?: string | undefined
  remove_source_branch?: boolean | undefined
}

/** The columns that the given attributes set; the others stay undefined. */
export function mergeRequestChange(given: Attributes): MergeRequestChange {
  return {
    title: given.title?.trim(),
    description: given.description,
    target_branch: given.target_branch,
    assignee_id: orNull(given.assignee_id),
    milestone_id: orNull(given.milestone_id),
    force_remove_source_branch: toFlag(given.remove_source_branch),
  }
}

/** Throws 400 with all that is wrong with the attributes; `target` is the project that it leads into. */
export async function checkMergeRequest(
  given: Attributes,
  target: Project,
  services: Services,
): Promise<void> {
  const { title, description, target_branch, assignee_id, milestone_id, labels } = given
  check({
    title: [filled(title), short(title)],
    description: [tooLong(description)],
    target_branch: [await missingBranch(target_branch, target, services)],
    assignee_id: [await unfitAssignee(assignee_id, target, services)],
    milestone_id: [await milestoneViolation(milestone_id, target, services)],
    labels: labelsViolations(labels),
  })
}

/** 0 takes away what was there. */
function orNull(id: number | undefined): number | null | undefined {
  return id === 0 ? null : id
}

async function missingBranch(
  name: string | undefined,
  { id }: Project,
  { git }: Services,
): Promise<Complaint> {
  return name !== undefined && (await git(id).branch(name)) === undefined && 'does not exist'
}

/** Whoever is assigned has to be able to see the project. */
async function unfitAssignee(
  id: number | undefined,
  project: Project,
  services: Services,
): Promise<Complaint> {
  if (id === undefined || id === 0) return undefined
  const users = await usersById(services.db, [keptId(id)])
  const fit = await seeing(services, project, [...users.values()])
  return fit.length === 0 && 'is not somebody who can see the project'
}
