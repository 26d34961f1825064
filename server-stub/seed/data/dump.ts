/** The present state of a server as seed data. */
import { roleOf } from '../../database/access-levels.ts'
import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import {
  createForgeClient,
  unwrap,
  type DataOf,
  type ForgeClient,
  type ItemOf,
} from '../../../generated/client.ts'
import { makeDirectory } from '../../database/make-directory.ts'
import { cloneRepository } from './repository.ts'
import type {
  SeedData,
  SeedGroup,
  SeedIssue,
  SeedMergeRequest,
  SeedProject,
  SeedRole,
  SeedUser,
} from './schema.ts'

/** The server that is read, through its API alone. */
export interface DumpSource {
  origin: string
  baseUrl: string
  adminToken: string
  /** Sends the requests. */
  fetch: (request: Request) => Promise<Response>
}

type Project = DataOf<'getProject'>
type Issue = ItemOf<'listProjectIssues'>
type MergeRequest = ItemOf<'listMergeRequests'>
type Note = ItemOf<'listIssueNotes'>
type Member = ItemOf<'listGroupMembers'>

const query = { per_page: 100 } as const

interface Dumping extends DumpSource {
  admin: ForgeClient
  folder: string
  /** Usernames of the users of the seed, and of the administrator. */
  known: ReadonlySet<string>
  /** Username of the administrator, who exists on every server. */
  administrator: string
}

/**
 * Writes `seed.yaml` and, for each project with commits, a bare repository in `repositories/` to a folder; returns the path of
 * `seed.yaml`. It has users, groups, members, projects, milestones in use, issues, open merge requests and notes. It omits what
 * the API cannot create again: ids, timestamps, events, passwords, tokens, merged merge requests, colours of labels and CI.
 */
export async function dumpSeed(source: DumpSource, folder: string): Promise<string> {
  const { baseUrl, adminToken, fetch } = source
  const admin = createForgeClient({ baseUrl, token: adminToken, fetch })
  const { username: administrator } = await unwrap(admin.getCurrentUser())
  const users = (await usersOf(admin)).filter(({ username }) => username !== administrator)
  const known = new Set([administrator, ...users.map(({ username }) => username)])
  const dumping: Dumping = { ...source, admin, folder, known, administrator }
  makeDirectory(folder)
  const data: SeedData = { users, groups: await groupsOf(dumping), projects: await projectsOf(dumping) }
  const file = join(folder, 'seed.yaml')
  const { stringify } = await import('yaml')
  await writeFile(file, stringify(data))
  return file
}

async function usersOf(admin: ForgeClient): Promise<SeedUser[]> {
  const users = await admin.paginate('listUsers', { query }).toArray()
  return users.toSorted(byId).map((user) => ({
    username: user.username,
    name: user.name,
    ...('email' in user ? { email: user.email } : {}),
    ...('is_admin' in user && user.is_admin ? { admin: true } : {}),
    ...(user.state === 'blocked' ? { state: 'blocked' } : {}),
  }))
}

async function groupsOf(dumping: Dumping): Promise<SeedGroup[]> {
  const { admin } = dumping
  const groups = await admin.paginate('listGroups', { query: { ...query, all_available: true } }).toArray()
  const sorted = groups.toSorted((left, right) => left.full_path.localeCompare(right.full_path))
  return Promise.all(
    sorted.map(async ({ id, full_path, name, description, visibility }) => {
      const members = await admin.paginate('listGroupMembers', { path: { id }, query }).toArray()
      return { path: full_path, name, ...text(description), visibility, members: membersOf(dumping, members) }
    }),
  )
}

function membersOf({ known, administrator }: Dumping, members: readonly Member[]): Record<string, SeedRole> {
  const listed = members.filter(({ username }) => known.has(username) && username !== administrator)
  return Object.fromEntries(listed.map(({ username, access_level }) => [username, roleOf(access_level)]))
}

async function projectsOf(dumping: Dumping): Promise<SeedProject[]> {
  const projects = await dumping.admin.paginate('listProjects', { query }).toArray()
  const dumped: SeedProject[] = []
  for (const { id } of projects.toSorted(byId))
    dumped.push(await projectOf(dumping, await unwrap(dumping.admin.getProject({ path: { id } }))))
  return dumped
}

async function projectOf(dumping: Dumping, project: Project): Promise<SeedProject> {
  const { admin } = dumping
  const { id, path_with_namespace: path, name, description, visibility } = project
  const members = await admin.paginate('listProjectMembers', { path: { id }, query }).toArray()
  const issues = await admin.paginate('listProjectIssues', { path: { id }, query }).toArray()
  const requests = await admin
    .paginate('listMergeRequests', { path: { id }, query: { ...query, state: 'opened' } })
    .toArray()
  const own = requests.filter(({ source_project_id }) => source_project_id === id)
  // The owner of a personal project is its member without being added.
  const added = members.filter(({ username }) => !path.startsWith(`${username}/`))
  const roleOf = Object.entries(membersOf(dumping, added))
  return {
    path,
    name,
    ...text(description),
    visibility,
    members: Object.fromEntries(roleOf.map(([user, role]) => [user, role === 'owner' ? 'master' : role])),
    ...(await repositoryOf(dumping, project)),
    milestones: milestonesOf([...issues, ...own]),
    issues: await Promise.all(issues.toSorted(byId).map((issue) => issueOf(dumping, id, issue))),
    merge_requests: await Promise.all(
      own.toSorted(byId).map((request) => mergeRequestOf(dumping, id, request)),
    ),
  }
}

async function repositoryOf(
  { admin, origin, adminToken, folder }: Dumping,
  { id, path_with_namespace: path }: Project,
): Promise<{ repository?: string }> {
  const branches = await unwrap(admin.listBranches({ path: { id }, query: { per_page: 1 } }))
  if (branches.length === 0) return {}
  const repository = `repositories/${path}.git`
  makeDirectory(join(folder, dirname(repository)))
  await cloneRepository(`${origin}/${path}.git`, adminToken, join(folder, repository))
  return { repository }
}

function milestonesOf(records: readonly (Issue | MergeRequest)[]): NonNullable<SeedProject['milestones']> {
  const byTitle = new Map(
    records.flatMap(({ milestone }) => (milestone === null ? [] : [[milestone.title, milestone] as const])),
  )
  return [...byTitle.values()].map(({ title, description, due_date, state }) => ({
    title,
    ...text(description),
    ...(due_date === null ? {} : { due_date }),
    ...(state === 'closed' ? { state } : {}),
  }))
}

async function issueOf(dumping: Dumping, id: number, issue: Issue): Promise<SeedIssue> {
  const path = { id, issue_iid: issue.iid }
  const notes = await dumping.admin.paginate('listIssueNotes', { path, query }).toArray()
  const state = issue.state === 'closed' ? { state: 'closed' as const } : {}
  return { ...discussionOf(dumping, issue, notes), ...state }
}

async function mergeRequestOf(
  dumping: Dumping,
  id: number,
  request: MergeRequest,
): Promise<SeedMergeRequest> {
  const path = { id, merge_request_iid: request.iid }
  const notes = await dumping.admin.paginate('listMergeRequestNotes', { path, query }).toArray()
  const { source_branch, target_branch } = request
  return { ...discussionOf(dumping, request, notes), source_branch, target_branch }
}

function discussionOf({ known }: Dumping, record: Issue | MergeRequest, notes: readonly Note[]) {
  const { title, description, author, assignee, labels, milestone } = record
  return {
    title,
    ...text(description),
    ...(known.has(author.username) ? { author: author.username } : {}),
    ...(assignee !== null && known.has(assignee.username) ? { assignee: assignee.username } : {}),
    ...(labels.length === 0 ? {} : { labels }),
    ...(milestone === null ? {} : { milestone: milestone.title }),
    notes: notes
      .filter(({ system }) => !system)
      .toSorted(byId)
      .map(({ body, author: { username } }) => ({
        ...(known.has(username) ? { author: username } : {}),
        body,
      })),
  }
}

/** Oldest first, as they are created again. */
function byId(left: { id: number }, right: { id: number }): number {
  return left.id - right.id
}

function text(description: string | null): { description?: string } {
  return description === null || description === '' ? {} : { description }
}
