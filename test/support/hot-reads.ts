/** Reads that have to be fast however many records there are: their query plans are tested on both databases. */
import type { Forge, User } from './forge.ts'
import { newRepository } from './repository.ts'
import { newTeam } from './team.ts'

/** Paths by name, for a project. */
export const hotReads: Readonly<Record<string, (project: number) => string>> = {
  'current user': () => '/user',
  project: (project) => `/projects/${project}`,
  issue: (project) => `/projects/${project}/issues/1`,
  'issues of a project': (project) => `/projects/${project}/issues`,
  'merge requests of a project': (project) => `/projects/${project}/merge_requests`,
  'issues of the caller': () => '/issues',
  groups: () => '/groups',
}

/** PostgreSQL decides by statistics whether it searches for what an event is about or reads all of it at once. */
export const eventReads: typeof hotReads = {
  'events of a project': (project) => `/projects/${project}/events`,
  'events of the caller': () => '/events',
}

/** A private project with an issue. */
export async function createRecords(forge: Forge): Promise<{ owner: User; project: number }> {
  const team = await newTeam(forge)
  const project = await newRepository(team, { visibility: 'private' })
  await team.owner.post(`/projects/${project}/issues`, { title: 'Knots' })
  return { owner: team.owner, project }
}
