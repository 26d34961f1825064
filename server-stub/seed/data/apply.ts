/** Creates the records of seed data through the API, as the users whom the data names. */
import { accessLevels } from '../../database/access-levels.ts'
import {
  createForgeClient,
  ForgeError,
  unwrap,
  type BodyOf,
  type ForgeClient,
} from '../../../generated/client.ts'
import type { Provision } from '../../provisioning/index.ts'
import type { AppContext } from '../../services.ts'
import { requireWholeSeed, seedWhole } from '../seeding.ts'
import { pushRepository } from './repository.ts'
import {
  SeedError,
  type SeedData,
  type SeedGroup,
  type SeedIssue,
  type SeedMergeRequest,
  type SeedProject,
  type SeedRole,
  type SeedUser,
} from './schema.ts'

/** The server that is filled. */
export interface SeedTarget {
  origin: string
  baseUrl: string
  adminToken: string
  provision: Provision
  /** Sends the requests; those of the seed are not recorded. */
  fetch: (request: Request) => Promise<Response>
}

interface Seeding extends SeedTarget {
  admin: ForgeClient
  /** Ids of users by username. */
  users: Map<string, number>
  /** Ids of groups by full path. */
  groups: Map<string, number>
  /** Ids of users to block. They may be authors of records, so they are blocked last. */
  blocked: number[]
}

/**
 * Creates everything, in the order of the data; does nothing on a server that has records other than the administrator. Throws `SeedError`
 * with the path of the first record that the API rejects, and on a
 * database that an earlier seed has not filled completely.
 */
export async function applySeed(
  data: SeedData,
  target: SeedTarget,
  { db, now }: Pick<AppContext, 'db' | 'now'>,
): Promise<void> {
  const { baseUrl, adminToken, fetch } = target
  const admin = createForgeClient({ baseUrl, token: adminToken, fetch })
  await requireWholeSeed(db)
  if (await hasRecords(admin)) return
  await seedWhole(db, now, () => fill(data, target, admin))
}

async function fill(data: SeedData, target: SeedTarget, admin: ForgeClient): Promise<void> {
  const { id, username } = await unwrap(admin.getCurrentUser())
  const seeding: Seeding = {
    ...target,
    admin,
    users: new Map([[username, id]]),
    groups: new Map(),
    blocked: [],
  }
  await each('users', data.users, (user) => addUser(seeding, user))
  await each('groups', data.groups, (group) => addGroup(seeding, group))
  await each('projects', data.projects, (project, dataPath) => addProject(seeding, project, dataPath))
  for (const user of seeding.blocked) await unwrap(admin.blockUser({ path: { id: user } }))
}

async function hasRecords(admin: ForgeClient): Promise<boolean> {
  const query = { per_page: 2 }
  const users = await unwrap(admin.listUsers({ query }))
  const projects = await unwrap(admin.listProjects({ query }))
  return users.length > 1 || projects.length > 0
}

async function addUser({ admin, provision, users, blocked }: Seeding, user: SeedUser): Promise<void> {
  const { token, state, ...attributes } = user
  const { username } = user
  const generated = { name: username, email: `${username}@example.com`, skip_confirmation: true }
  const secret = user.password === undefined ? { reset_password: true } : {}
  const body = { ...generated, ...secret, ...attributes }
  const { id } = await unwrap(admin.createUser({ body }))
  users.set(username, id)
  if (state === 'blocked') blocked.push(id)
  if (token !== undefined) await provision.token({ user_id: id, kind: 'personal', name: 'Seed', token })
}

async function addGroup({ admin, users, groups }: Seeding, group: SeedGroup): Promise<void> {
  const { path, members = {}, ...attributes } = group
  const { parent, last } = splitPath(path)
  const parent_id = groups.get(parent)
  if (parent !== '' && parent_id === undefined)
    throw new SeedError(`its parent ${parent} does not precede it`)
  const within = parent_id === undefined ? {} : { parent_id }
  const body = { name: last, visibility: 'private', ...attributes, path: last, ...within } as const
  const { id } = await unwrap(admin.createGroup({ body }))
  groups.set(path, id)
  for (const [username, role] of Object.entries(members)) {
    const member = { user_id: userId(users, username), access_level: accessLevels[role] }
    await unwrap(admin.addGroupMember({ path: { id }, body: member }))
  }
}

async function addProject(seeding: Seeding, project: SeedProject, dataPath: string): Promise<void> {
  const { admin, users, groups } = seeding
  const { parent, last } = splitPath(project.path)
  const { name = last, description, visibility = 'private', members = {} } = project
  const namespace_id = groups.get(parent)
  if (namespace_id === undefined) userId(users, parent)
  const creator = namespace_id === undefined ? admin.as(parent) : admin
  const within = namespace_id === undefined ? {} : { namespace_id }
  const described = description === undefined ? {} : { description }
  const body = { name, path: last, visibility, ...described, ...within }
  const { id } = await unwrap(creator.createProject({ body }))
  for (const [username, role] of Object.entries(members))
    await addMember(admin, id, userId(users, username), role)
  await addRepository(seeding, project, id, creator)
  const context = { ...seeding, id, milestones: await addPlanning(seeding, project, id) }
  await each(`${dataPath}.issues`, project.issues, (issue) => addIssue(context, issue))
  await each(`${dataPath}.merge_requests`, project.merge_requests, (request) =>
    addMergeRequest(context, request),
  )
}

/** Labels and milestones; returns the ids of the milestones by title. */
async function addPlanning(
  { provision }: Seeding,
  { labels = [], milestones = [] }: SeedProject,
  project_id: number,
): Promise<Map<string, number>> {
  for (const label of labels) await provision.label({ ...label, project_id })
  const ids = new Map<string, number>()
  for (const milestone of milestones)
    ids.set(milestone.title, (await provision.milestone({ ...milestone, project_id })).id)
  return ids
}

async function addMember(
  admin: ForgeClient,
  id: number,
  user_id: number,
  role: Exclude<SeedRole, 'owner'>,
): Promise<void> {
  await unwrap(admin.addProjectMember({ path: { id }, body: { user_id, access_level: accessLevels[role] } }))
}

async function addRepository(
  { origin, adminToken }: Seeding,
  { path, repository, files }: SeedProject,
  id: number,
  creator: ForgeClient,
): Promise<void> {
  if (repository !== undefined && files !== undefined) throw new SeedError('has both repository and files')
  if (repository !== undefined) await pushRepository(repository, `${origin}/${path}.git`, adminToken)
  if (files !== undefined) await commitFiles(creator, id, 'master', files)
}

interface InProject extends Seeding {
  id: number
  /** Ids of milestones by title. */
  milestones: ReadonlyMap<string, number>
}

async function addIssue(context: InProject, issue: SeedIssue): Promise<void> {
  const { admin, provision, users, id } = context
  const { author, assignee, labels = [], milestone, notes = [], state, ...attributes } = issue
  const body = {
    ...attributes,
    ...milestoneOf(context, milestone),
    ...(assignee === undefined ? {} : { assignee_ids: [userId(users, assignee)] }),
    ...(labels.length === 0 ? {} : { labels: labels.join(',') }),
  }
  const created = await unwrap(as(admin, users, author).createIssue({ path: { id }, body }))
  if (created.labels.length < labels.length) throw new SeedError(`its author ${author} may not set labels`)
  for (const note of notes) {
    const path = { id, issue_iid: created.iid }
    await unwrap(as(admin, users, note.author).createIssueNote({ path, body: { body: note.body } }))
  }
  if (state === 'closed') await provision.issueState({ issue_id: created.id, state })
}

async function addMergeRequest(context: InProject, request: SeedMergeRequest): Promise<void> {
  const { admin, users, id } = context
  const { author, assignee, labels = [], milestone, notes = [], state, files, ...attributes } = request
  const { source_branch } = request
  const target_branch = request.target_branch ?? (await defaultBranch(admin, id))
  const client = as(admin, users, author)
  if (files !== undefined) {
    const branch = await admin.getBranch({ path: { id, branch: source_branch } })
    const start = { branch: source_branch, ref: target_branch }
    if (!branch.ok) await unwrap(client.createBranch({ path: { id }, body: start }))
    await commitFiles(client, id, source_branch, files)
  }
  const body = {
    ...attributes,
    target_branch,
    ...milestoneOf(context, milestone),
    ...(assignee === undefined ? {} : { assignee_id: userId(users, assignee) }),
    ...(labels.length === 0 ? {} : { labels: labels.join(',') }),
  }
  const { iid: merge_request_iid } = await unwrap(client.createMergeRequest({ path: { id }, body }))
  const path = { id, merge_request_iid }
  for (const note of notes)
    await unwrap(as(admin, users, note.author).createMergeRequestNote({ path, body: { body: note.body } }))
  if (state === 'closed') await unwrap(admin.updateMergeRequest({ path, body: { state_event: 'close' } }))
  if (state === 'merged') await unwrap(admin.acceptMergeRequest({ path, body: {} }))
}

async function commitFiles(
  client: ForgeClient,
  id: number,
  branch: string,
  files: Record<string, string>,
): Promise<void> {
  const actions: BodyOf<'createCommit'>['actions'] = []
  for (const [file_path, content] of Object.entries(files)) {
    const known = await client.getFile({ path: { id, file_path }, query: { ref: branch } })
    actions.push({ action: known.ok ? 'update' : 'create', file_path, content })
  }
  const body = { branch, commit_message: 'Add seed files', actions }
  await unwrap(client.createCommit({ path: { id }, body }))
}

async function defaultBranch(admin: ForgeClient, id: number): Promise<string> {
  const { default_branch } = await unwrap(admin.getProject({ path: { id } }))
  return default_branch ?? 'master'
}

function as(admin: ForgeClient, users: ReadonlyMap<string, number>, username?: string): ForgeClient {
  return username === undefined ? admin : admin.as(userId(users, username))
}

function userId(users: ReadonlyMap<string, number>, username: string): number {
  const id = users.get(username)
  if (id === undefined) throw new SeedError(`there is no user or group ${username} in the data`)
  return id
}

function milestoneOf({ milestones }: InProject, title: string | undefined): { milestone_id?: number } {
  if (title === undefined) return {}
  const milestone_id = milestones.get(title)
  if (milestone_id === undefined) throw new SeedError(`there is no milestone ${title} in the project`)
  return { milestone_id }
}

function splitPath(path: string): { parent: string; last: string } {
  const slash = path.lastIndexOf('/')
  return { parent: path.slice(0, Math.max(slash, 0)), last: path.slice(slash + 1) }
}

/** Calls `add` with each record and its path in the data; an error names the path. */
async function each<Item>(
  dataPath: string,
  items: readonly Item[] | undefined,
  add: (item: Item, dataPath: string) => Promise<void>,
): Promise<void> {
  for (const [index, item] of (items ?? []).entries()) {
    const here = `${dataPath}[${index}]`
    try {
      await add(item, here)
    } catch (error) {
      if (error instanceof SeedError && /^(users|groups|projects)\[/.test(error.message)) throw error
      if (error instanceof SeedError || error instanceof ForgeError)
        throw new SeedError(`${here}: ${error.message}`, { cause: error })
      throw error
    }
  }
}
