/** Users and records for requests to be about: a project in each visibility with one record of every kind. */
import type { Records } from './render.ts'

export const actors = [
  'anonymous',
  'non-member',
  'external',
  'guest',
  'reporter',
  'developer',
  'master',
  'owner',
  'blocked',
  'administrator',
] as const
export type Actor = (typeof actors)[number]

export const visibilities = ['private', 'internal', 'public'] as const
export type Visibility = (typeof visibilities)[number]

export interface World {
  /** Private tokens; the anonymous actor has none. */
  readonly tokens: ReadonlyMap<Actor, string>
  readonly records: Readonly<Record<Visibility, Records>>
}

const levels = { guest: 10, reporter: 20, developer: 30, master: 40 } as const
const key = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAI'

/** Calls the API as the administrator, or as a user by `sudo`; throws when that fails. */
type Call = (
  method: string,
  path: string,
  body?: object,
  sudo?: number,
) => Promise<Readonly<Record<string, unknown>>>

interface User {
  id: number
  username: string
  token: string
}

/** Creates a new world on the server. Names contain the number, so that worlds do not conflict. */
export async function makeWorld(origin: string, adminToken: string, number: number): Promise<World> {
  const call = caller(origin, adminToken)
  const users = new Map<Actor, User>()
  for (const actor of actors)
    if (actor !== 'anonymous' && actor !== 'administrator')
      users.set(actor, await makeUser(call, actor, number))
  const made: [Visibility, Records][] = []
  // A member whom others change and remove, since leaving has other rules.
  const member = await makeUser(call, 'reporter', number + 2e6)
  for (const visibility of visibilities)
    made.push([visibility, await makeRecords(call, users, member, visibility, number)])
  await call('POST', `/users/${idOf(users, 'blocked')}/block`)
  const tokens = new Map([...users].map(([actor, { token }]) => [actor, token] as const))
  return {
    tokens: tokens.set('administrator', adminToken),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- there is an entry for every visibility
    records: Object.fromEntries(made) as Record<Visibility, Records>,
  }
}

function caller(origin: string, token: string): Call {
  return async (method, path, body, sudo) => {
    const headers: Record<string, string> = { 'PRIVATE-TOKEN': token, 'Content-Type': 'application/json' }
    if (sudo !== undefined) headers['SUDO'] = String(sudo)
    const isProvisioning = path.startsWith('/provisioning/')
    const response = await fetch(origin + (isProvisioning ? '' : '/api/v4') + path, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path} returned ${response.status}: ${text}`)
    const value: unknown = text === '' ? {} : JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  }
}

function idOf(users: ReadonlyMap<Actor, User>, actor: Actor): number {
  return users.get(actor)?.id ?? 0
}

async function makeUser(call: Call, actor: Actor, number: number): Promise<User> {
  const username = `${actor}-${number}`
  const body = { username, name: actor, email: `${username}@example.com`, password: 'correct horse' }
  const { id } = await call('POST', '/users', { ...body, external: actor === 'external' })
  const { private_token: token } = await call('GET', '/user', undefined, Number(id))
  return { id: Number(id), username, token: String(token) }
}

async function makeRecords(
  call: Call,
  users: ReadonlyMap<Actor, User>,
  member: User,
  visibility: Visibility,
  number: number,
): Promise<Records> {
  const owner = idOf(users, 'owner')
  const as = (method: string, path: string, body?: object) => call(method, path, body, owner)
  const name = `${visibility}-${number}`
  const group = (await as('POST', '/groups', { name, path: name, visibility }))['id']
  const project = (await as('POST', '/projects', { name, visibility, namespace_id: group }))['id']
  const spare = (await as('POST', '/projects', { name: `spare-${name}`, visibility, namespace_id: group }))[
    'id'
  ]
  const spareGroup = (await as('POST', '/groups', { name: `s-${name}`, path: `s-${name}`, visibility }))['id']
  for (const [actor, access_level] of Object.entries(levels)) {
    const user_id = users.get(actorNamed(actor))?.id
    await as('POST', `/groups/${String(group)}/members`, { user_id, access_level })
    await as('POST', `/groups/${String(spareGroup)}/members`, { user_id, access_level })
  }
  await as('POST', `/groups/${String(group)}/members`, { user_id: member.id, access_level: 20 })
  return {
    group: Number(group),
    project: Number(project),
    spare: Number(spare),
    spareGroup: Number(spareGroup),
    path: `${name}/${name}`,
    user: member.id,
    username: member.username,
    spareUser: (
      await makeUser(call, actorNamed('non-member'), number * 10 + 1 + visibilities.indexOf(visibility) + 1e6)
    ).id,
    ...(await repositoryOf(as, Number(project))),
    ...(await planningOf(as, call, Number(project))),
    ...(await buildsOf(as, call, Number(project))),
  }
}

function actorNamed(name: string): Actor {
  return actors.find((actor) => actor === name) ?? 'anonymous'
}

type CallAs = (method: string, path: string, body?: object) => Promise<Readonly<Record<string, unknown>>>

const file = (name: string) => ({ action: 'create', file_path: name, content: `${name}\n` })

async function repositoryOf(as: CallAs, project: number): Promise<Records> {
  const path = `/projects/${project}/repository`
  const commit = { branch: 'master', commit_message: 'Begin', actions: [file('README.md'), file('lib/a.rb')] }
  const { id: sha } = await as('POST', `${path}/commits`, commit)
  await as('POST', `${path}/branches`, { branch: 'side', ref: 'master' })
  await as('POST', `${path}/branches`, { branch: 'free', ref: 'master' })
  await as('POST', `${path}/commits`, { branch: 'side', commit_message: 'Side', actions: [file('side.txt')] })
  await as('POST', `${path}/tags`, { tag_name: 'v1', ref: 'master', message: 'One' })
  return { sha: String(sha), branch: 'side', tag: 'v1', file: 'README.md' }
}

async function planningOf(as: CallAs, call: Call, project: number): Promise<Records> {
  const path = `/projects/${project}`
  const { id: assignee } = await as('GET', '/user')
  const issue = await as('POST', `${path}/issues`, { title: 'Knot', labels: 'bug', assignee_ids: [assignee] })
  // Only an assignment by another user creates a todo.
  await call('POST', `${path}/issues`, { title: 'Loop', assignee_ids: [assignee] })
  const request = await as('POST', `${path}/merge_requests`, {
    source_branch: 'side',
    target_branch: 'master',
    title: 'Weave',
  })
  const issuePath = `${path}/issues/${String(issue['iid'])}`
  const requestPath = `${path}/merge_requests/${String(request['iid'])}`
  const snippet = await call('POST', '/provisioning/snippets', {
    project_id: project,
    title: 'S',
    visibility: 'public',
  })
  const note = async (where: string) => Number((await as('POST', `${where}/notes`, { body: 'Hm' }))['id'])
  const snippetPath = `${path}/snippets/${String(snippet['id'])}`
  const notes = {
    issueNote: await note(issuePath),
    requestNote: await note(requestPath),
    snippetNote: await note(snippetPath),
  }
  const award = async (where: string) =>
    Number((await call('POST', `${where}/award_emoji`, { name: 'heart' }))['id'])
  const label = await call('POST', '/provisioning/labels', { project_id: project, name: 'loom' })
  const milestone = await call('POST', '/provisioning/milestones', { project_id: project, title: 'One' })
  const board = firstId(await as('GET', `${path}/boards`))
  const list = await as('POST', `${path}/boards/${board}/lists`, { label_id: label['id'] })
  return {
    issue: Number(issue['iid']),
    issueId: Number(issue['id']),
    mergeRequest: Number(request['iid']),
    snippet: Number(snippet['id']),
    ...notes,
    issueAward: await award(issuePath),
    requestAward: await award(requestPath),
    snippetAward: await award(snippetPath),
    issueNoteAward: await award(`${issuePath}/notes/${notes.issueNote}`),
    requestNoteAward: await award(`${requestPath}/notes/${notes.requestNote}`),
    label: Number(label['id']),
    milestone: Number(milestone['id']),
    board,
    list: Number(list['id']),
    todo: firstId(await as('GET', '/todos')),
  }
}

/** The id of the first record of a list. */
function firstId(list: Readonly<Record<string, unknown>>): number {
  const first = list['0']
  return typeof first === 'object' && first !== null && 'id' in first ? Number(first.id) : 0
}

async function buildsOf(as: CallAs, call: Call, project: number): Promise<Records> {
  const pipeline = await call('POST', '/provisioning/pipelines', { project_id: project, ref: 'master' })
  const job = await call('POST', '/provisioning/jobs', {
    pipeline_id: pipeline['id'],
    name: 'rspec',
    status: 'success',
    trace: 'ok',
    artifacts: { content: 'zip' },
  })
  const runner = await call('POST', '/provisioning/runners', { project_ids: [project], description: 'shed' })
  const environment = await call('POST', '/provisioning/environments', { project_id: project, name: 'live' })
  const path = `/projects/${project}`
  await as('POST', `${path}/variables`, { key: 'WARP', value: 'tight' })
  return {
    pipeline: Number(pipeline['id']),
    job: Number(job['id']),
    runner: Number(runner['id']),
    environment: Number(environment['id']),
    trigger: Number((await as('POST', `${path}/triggers`, { description: 'Nightly' }))['id']),
    variable: 'WARP',
    key,
  }
}
