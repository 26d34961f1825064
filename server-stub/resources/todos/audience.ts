/** Who can be drawn into a matter: only those who can see it. */
import type { Project } from '../projects/record.ts'
import { Failure } from '../../http/errors.ts'
import type { Services } from '../../services.ts'
import type { UserRow } from '../../database/tables.ts'

/** Looks at something; throws a refusal where it is hidden from the one for whom it looks. */
export type Look = (services: Services) => Promise<unknown>

/** Those of the users who can see the project, in the same order; nobody who is blocked. */
export function seeing(services: Services, project: Project, users: readonly UserRow[]): Promise<UserRow[]> {
  return whoSees(services, users, ({ find }) => find.project(project.id))
}

/** Those of the users to whom nothing is hidden of what is looked at, in the same order; nobody who is blocked. */
export async function whoSees(
  { actAs }: Services,
  users: readonly UserRow[],
  look: Look,
): Promise<UserRow[]> {
  const seen: UserRow[] = []
  for (const user of users) if (user.state === 'active' && (await sees(actAs(user), look))) seen.push(user)
  return seen
}

async function sees(services: Services, look: Look): Promise<boolean> {
  try {
    await look(services)
    return true
  } catch (error) {
    if (error instanceof Failure) return false
    throw error
  }
}
