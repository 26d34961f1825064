/** A user in every role of a project. */
import type { TestResponse, Caller, Forge, User } from './forge.ts'
import { idOf } from './forge.ts'

const levels = { guest: 10, reporter: 20, developer: 30, master: 40 } as const

export interface Team {
  anonymous: Caller
  nonMember: User
  guest: User
  reporter: User
  developer: User
  master: User
  /** The project is in this user's namespace. */
  owner: User
  admin: User
}

export type Role = keyof Team

/** From fewest to most permissions. */
export const roles = [
  'anonymous',
  'nonMember',
  'guest',
  'reporter',
  'developer',
  'master',
  'owner',
  'admin',
] as const satisfies readonly Role[]

/** A new user for each role. */
export async function newTeam(forge: Forge): Promise<Team> {
  const [nonMember, guest, reporter, developer, master, owner] = await Promise.all([
    forge.newUser('nonMember'),
    forge.newUser('guest'),
    forge.newUser('reporter'),
    forge.newUser('developer'),
    forge.newUser('master'),
    forge.newUser('owner'),
  ])
  const { anonymous, admin } = forge
  return { anonymous, nonMember, guest, reporter, developer, master, owner, admin }
}

/** A new project of the owner with a member in each role; private by default. */
export async function newProject(team: Team, attributes: object = {}): Promise<number> {
  const name = `Project ${++projects}`
  const id = idOf(await team.owner.post('/projects', { name, visibility: 'private', ...attributes }))
  for (const role of ['guest', 'reporter', 'developer', 'master'] as const)
    await team.admin.post(`/projects/${id}/members`, { user_id: team[role].id, access_level: levels[role] })
  return id
}

let projects = 0

/** The status of each role in a private project: the given one from a role on, and the rejections of lower roles. */
export function permittedFrom(lowest: Role, status = 200): Record<string, number> {
  const rejections: Partial<Record<Role, number>> = { anonymous: 401, nonMember: 404 }
  return Object.fromEntries(
    roles.map((role, rank) => [role, rank < roles.indexOf(lowest) ? (rejections[role] ?? 403) : status]),
  )
}

/** The status that each role gets for a request, sent by one after the other. */
export async function statusByRole(
  team: Team,
  request: (caller: Caller, role: Role) => Promise<TestResponse>,
): Promise<Record<string, number>> {
  const statuses: Record<string, number> = {}
  for (const role of roles) statuses[role] = (await request(team[role], role)).status
  return statuses
}
