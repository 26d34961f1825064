/** Queries of listProjects that list the projects of the caller. Spec: document 2, "Projects". */
import type { Actor } from '../../fixtures/actor.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import { levels } from '../../fixtures/roles.ts'

/** Filters that a private project of the caller matches. */
const filters = [
  { membership: true },
  { owned: true },
  { visibility: 'private' },
  { archived: false },
  { with_issues_enabled: true },
  { with_merge_requests_enabled: true },
] as const

/** These filters, and another form of the items. */
export const queries = [...filters, { simple: true }] as const

/** How `search` matches is not specified: the text is the whole name. */
export const filtersOf = (name: string) => [...filters, { search: name }] as const

/** The IDs of projects of the owner, of which the user is a member, one in each role. */
export async function joinedProjects(
  { owner, given }: CheckContext,
  user: Actor,
): Promise<readonly number[]> {
  const joined: number[] = []
  for (const level of Object.values(levels)) {
    const project = await given.project({ by: owner })
    await given.member(project, user, level)
    joined.push(project.id)
  }
  return joined
}
