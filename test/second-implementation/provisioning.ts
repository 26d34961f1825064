/** Creates tokens, sessions, milestones and snippets, and closes issues, which the API cannot, at `/provisioning`, for an administrator. */
import { day, oneOf, positive, text, visibility, type Attributes } from './attributes.ts'
import type { Caller } from './caller.ts'
import { contentsOf, type Milestone, type Snippet } from './contents.ts'
import { forbidden, notFound, unauthenticated, unknownRoute } from './request-error.ts'
import type { RouteResponse } from './routes.ts'
import type { Container, CredentialKind, State, User } from './state.ts'

export interface Provisioning {
  readonly method: string
  /** Below `/provisioning`. */
  readonly path: string
  readonly caller: Caller | null
  readonly attributes: Attributes
  readonly state: State
  readonly secret: () => string
  readonly now: Date
}

export function provision({
  method,
  path,
  caller,
  attributes,
  state,
  secret,
  now,
}: Provisioning): RouteResponse {
  if (caller === null) throw unauthenticated()
  if (!caller.user.admin) throw forbidden()
  if (method === 'GET' && path === '')
    return {
      status: 200,
      body: { resources: Object.fromEntries([...resources.keys()].map((name) => [name, {}])) },
    }
  const create = resources.get(path.slice(1))
  if (method !== 'POST' || create === undefined) throw unknownRoute()
  return { status: 201, body: create({ attributes, state, secret, now, administrator: caller.user }) }
}

interface Creation extends Pick<Provisioning, 'attributes' | 'state' | 'secret' | 'now'> {
  readonly administrator: User
}

/** What is created, by the name of its resource. */
const resources: ReadonlyMap<string, (creation: Creation) => object> = new Map([
  ['tokens', (creation: Creation) => credential(creation, creation.attributes.required('kind', tokenKind))],
  ['sessions', (creation: Creation) => credential(creation, 'session')],
  ['milestones', milestone],
  ['snippets', snippet],
  ['issue_states', changeIssue],
])

function credential({ attributes, state, secret }: Creation, kind: CredentialKind): object {
  const user = state.users.get(attributes.required('user_id', positive))
  if (user === undefined) throw notFound('User')
  const made = secret()
  state.addCredential(made, { kind, user })
  return { id: state.nextId(), [kind === 'session' ? 'cookie' : 'token']: made }
}

function milestone({ attributes, state, now }: Creation): object {
  const project = projectNamed(attributes, state)
  const { milestones } = contentsOf(project)
  const made: Milestone = {
    id: state.nextId(),
    iid: milestones.size + 1,
    project,
    title: attributes.required('title', text),
    description: attributes.optional('description', text) ?? null,
    state: attributes.optional('state', oneOf(['active', 'closed'])) ?? 'active',
    due: attributes.optional('due_date', day) ?? null,
    createdAt: now,
  }
  milestones.set(made.id, made)
  const { id, iid, title } = made
  return { id, iid, title, project_id: project.id }
}

function snippet({ attributes, state, administrator }: Creation): object {
  const project = projectNamed(attributes, state)
  const author = state.users.get(attributes.optional('author_id', positive) ?? administrator.id)
  if (author === undefined) throw notFound('User')
  const id = state.nextId()
  const shown = attributes.optional('visibility', visibility) ?? 'private'
  const common = { notes: new Map(), awards: new Map(), subscribers: new Set<User>() }
  const made: Snippet = { kind: 'snippets', id, iid: id, project, author, visibility: shown, ...common }
  contentsOf(project).snippets.set(id, made)
  return { id, title: attributes.required('title', text), project_id: project.id }
}

function changeIssue({ attributes, state }: Creation): object {
  const id = attributes.required('issue_id', positive)
  const changed = attributes.required('state', oneOf(['opened', 'closed']))
  for (const project of state.containers.projects.values()) {
    const { issues } = contentsOf(project)
    const issue = [...issues.values()].find((each) => each.id === id)
    if (issue !== undefined) issues.set(issue.iid, { ...issue, state: changed })
  }
  return { id, state: changed }
}

function projectNamed(attributes: Attributes, state: State): Container {
  const project = state.containers.projects.get(attributes.required('project_id', positive))
  if (project === undefined) throw notFound('Project')
  return project
}

const tokenKinds: readonly CredentialKind[] = ['oauth', 'personal', 'impersonation']
const tokenKind = {
  read: (value: unknown) => tokenKinds.find((kind) => kind === value),
  words: `is none of ${tokenKinds.join(', ')}`,
}
