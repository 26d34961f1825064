/** Who can be drawn into a matter: only those who can see the project it is in. */
import type { FoundProject } from '../../access/subjects.ts'
import { unlessMissing } from '../../contract/errors.ts'
import type { Services } from '../../services.ts'
import type { UserRow } from '../../store/tables.ts'

/** Those of the users who can see the project, in the same order; nobody who is blocked. */
export async function seeing(
  { as }: Services,
  project: FoundProject,
  users: readonly UserRow[],
): Promise<UserRow[]> {
  const seen: UserRow[] = []
  for (const user of users) {
    const found = user.state === 'active' && (await unlessMissing(as(user).find.project(project.id)))
    if (found) seen.push(user)
  }
  return seen
}
