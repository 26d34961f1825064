/** Actors of tests: users with roles, created at first use through the API. */
import {
  createForgeClient,
  unwrap,
  type BodyOf,
  type DataOf,
  type ForgeClient,
} from '../../generated/client.ts'
import { accessLevels } from '../database/access-levels.ts'
import { api } from '../http/api.ts'
import { requireAccepted, requireKnownOptions, requireOptions } from './options.ts'

/** Roles in the projects that `project()` makes. The owner has them in the own namespace. */
export type Role = 'guest' | 'reporter' | 'developer' | 'master' | 'owner'

/** The caller of a request: the administrator, a role, a user without role, or no user. */
export type Actor = Role | 'admin' | 'nonMember' | 'anonymous'

const memberRoles = ['guest', 'reporter', 'developer', 'master'] as const

/** @internal */
export const actorNames = [
  'admin',
  'owner',
  ...memberRoles.toReversed(),
  'nonMember',
  'anonymous',
] as const satisfies Actor[]

/** A user and the private token that proves it. */
export interface Account {
  id: number
  username: string
  token: string
}

/** Attributes of a project: those of the API, and files for its first commit, by path. */
export type ProjectAttributes = Partial<BodyOf<'createProject'>> & { files?: Record<string, string> }

export interface Actors {
  /** A typed client with the actor's token; with `in`, guest to master become members of that project. */
  as(actor: Actor, where?: { in: number | string }): Promise<ForgeClient>
  /** Id, username and token of the actor, for other clients. */
  account(actor: Exclude<Actor, 'anonymous'>): Promise<Account>
  /** A new project of the owner with a member in every role; private by default. */
  project(attributes?: ProjectAttributes): Promise<DataOf<'getProject'>>
}

/** The actors that exist already. @internal */
export interface CreatedActors {
  accounts: Map<Actor, Promise<Account>>
  projects: number
}

interface World {
  baseUrl: string
  adminToken: string
  /** Sends requests that are not recorded as those of the test. */
  admin: () => ForgeClient
  created: () => CreatedActors
  /** Sends requests that are not recorded as those of the test. */
  fetch: (request: Request) => Promise<Response>
}

/** @internal */
export function createActors({ baseUrl, adminToken, admin, created, fetch }: World): Actors {
  const client = (token?: string): ForgeClient => createForgeClient({ baseUrl, token })
  const unrecordedClient = (token: string): ForgeClient => createForgeClient({ baseUrl, token, fetch })

  const account = (actor: Exclude<Actor, 'anonymous'>): Promise<Account> => {
    const { accounts } = created()
    const known =
      accounts.get(actor) ??
      (actor === 'admin' ? ownAccount(admin(), adminToken) : newAccount(admin(), actor))
    accounts.set(actor, known)
    known.catch(() => accounts.delete(actor))
    return known
  }
  return {
    async account(actor) {
      requireAccepted('The actor of account()', actor, {
        allowed: actorNames.filter((name) => name !== 'anonymous'),
      })
      return account(actor)
    },
    async as(actor: Actor, where?: { in: number | string }) {
      requireAccepted('The actor of as()', actor, { allowed: actorNames })
      if (where !== undefined) requireLocation(where)
      if (actor === 'anonymous') return client()
      const { id, token } = await account(actor)
      if (where !== undefined) await join(admin(), where.in, id, levelOf(actor))
      return client(token)
    },
    async project(given = {}) {
      requireProject(given)
      const { files, ...attributes } = given
      const owner = await account('owner')
      const made = unrecordedClient(owner.token)
      const name = `Project ${++created().projects}`
      const body = { name, visibility: 'private', ...attributes } as const
      const id = idOf(await unwrap(made.createProject({ body })))
      for (const role of memberRoles) await join(admin(), id, (await account(role)).id, accessLevels[role])
      if (files !== undefined) await commit(made, id, files)
      return unwrap(made.getProject({ path: { id } }))
    },
  }
}

/** Throws `TypeError` if it does not name a project. */
function requireLocation(where: { in: number | string }): void {
  requireOptions('as()', where, { in: ['number', 'string'] })
  requireAccepted("The option 'in' of as()", where.in, ['number', 'string'])
}

/** Throws `TypeError` for a property that the contract does not declare. The API validates the values. */
function requireProject(attributes: ProjectAttributes): void {
  const declared = api.operations.get('createProject')?.declared.body ?? new Map<string, unknown>()
  requireKnownOptions('project()', attributes, ['files', ...declared.keys()])
  if (attributes.files !== undefined)
    requireAccepted("The option 'files' of project()", attributes.files, ['object'])
}

function levelOf(actor: Actor): (typeof accessLevels)[(typeof memberRoles)[number]] {
  const role = memberRoles.find((name) => name === actor)
  if (role === undefined) throw new TypeError(`The actor ${actor} is not a member of projects`)
  return accessLevels[role]
}

/** The API returns the private token only under sudo, so not the administrator's own. */
async function ownAccount(client: ForgeClient, known?: string): Promise<Account> {
  const user = await unwrap(client.getCurrentUser())
  const token = known ?? ('private_token' in user ? user.private_token : undefined)
  if (token === undefined) throw new Error(`${user.username} cannot read the private token`)
  return { id: user.id, username: user.username, token }
}

/** A user called like the actor. */
async function newAccount(admin: ForgeClient, actor: Actor): Promise<Account> {
  const name = actor[0]?.toUpperCase() + actor.slice(1)
  const body = { username: actor, name, email: `${actor}@example.com`, reset_password: true }
  return ownAccount(admin.as(idOf(await unwrap(admin.createUser({ body })))))
}

/** The contract does not specify the response of a creation; this server returns the record. */
function idOf({ id }: { id?: number }): number {
  if (id === undefined) throw new Error('What was created has no id')
  return id
}

async function join(
  admin: ForgeClient,
  project: number | string,
  user: number,
  access_level: BodyOf<'addProjectMember'>['access_level'],
): Promise<void> {
  const added = await admin.addProjectMember({
    path: { id: project },
    body: { user_id: user, access_level },
  })
  if (added.status === 404) throw new Error(`as(): there is no project ${JSON.stringify(project)}.`)
  if (added.status === 409)
    await unwrap(admin.updateProjectMember({ path: { id: project, user_id: user }, body: { access_level } }))
  else await unwrap(Promise.resolve(added))
}

async function commit(client: ForgeClient, id: number, files: Record<string, string>): Promise<void> {
  const actions = Object.entries(files).map(([file_path, content]) => {
    return { action: 'create' as const, file_path, content }
  })
  const body = { branch: 'master', commit_message: 'Begin', actions }
  await unwrap(client.createCommit({ path: { id }, body }))
}
