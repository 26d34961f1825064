/** Groups and projects: the operations that members require. Spec: document 2, "Projects" and "Groups". */
import { levelOf, managedContainer, projectOf, visibleContainer } from './access.ts'
import { flag, integer, text, texts, visibility, type Attributes } from './attributes.ts'
import { signedIn, type Call, type Handler } from './call.ts'
import { addContents, contentsOf } from './contents.ts'
import type { Shape } from './contract.ts'
import { groupRecord, projectFlags, projectRecord } from './container-records.ts'
import { conflict, forbidden, missing, notFound } from './request-error.ts'
import type { Container, User } from './state.ts'
import { administrator } from './users.ts'

export const createProject: Handler<'createProject'> = (call) => {
  const creator = signedIn(call)
  const name = call.attributes.optional('name', text) ?? call.attributes.optional('path', text)
  if (name === undefined) throw missing('name')
  const path = call.attributes.optional('path', text) ?? pathFrom(name)
  const namespaceId = call.attributes.optional('namespace_id', integer) ?? creator.namespaceId
  const parent = namespaceId === creator.namespaceId ? null : groupToBuildIn(namespaceId, creator, call)
  const container: Container = {
    kind: 'projects',
    ...placed(`${parent?.fullPath ?? creator.username}/${path}`, parent, call),
    name,
    path,
    creator,
    description: call.attributes.optional('description', text) ?? null,
    takesRequests: call.attributes.optional('request_access_enabled', flag) ?? true,
    flags: flagsOf(call.attributes),
  }
  if (parent === null && call.choices.creatorIsMember) {
    container.members.set(creator.id, { level: 40, since: call.now, until: null })
  }
  call.state.containers.projects.set(container.id, container)
  return { status: 201, body: projectFor(container, call) }
}

export const getProject: Handler<'getProject'> = (call) => ({
  status: 200,
  body: projectFor(visibleContainer('projects', call), call),
})

export const updateProject: Handler<'updateProject'> = (call) => {
  const project = managedContainer('projects', call)
  const { attributes } = call
  const name = attributes.required('name', text)
  const path = attributes.optional('path', text) ?? project.path
  const fullPath = [...project.fullPath.split('/').slice(0, -1), path].join('/')
  if (fullPath !== project.fullPath && call.state.isTaken(fullPath))
    throw conflict('Path has already been taken')
  const flags = [...project.flags].map(
    ([each, before]) => [each, attributes.optional(each, flag) ?? before] as const,
  )
  const after = {
    name,
    path,
    fullPath,
    defaultBranch: attributes.optional('default_branch', text) ?? project.defaultBranch,
    description: attributes.optional('description', text) ?? project.description,
    visibility: attributes.optional('visibility', visibility) ?? project.visibility,
    takesRequests: attributes.optional('request_access_enabled', flag) ?? project.takesRequests,
    tags: attributes.optional('tag_list', texts) ?? project.tags,
    flags: new Map(flags),
  }
  return { status: 200, body: projectFor(Object.assign(project, after), call) }
}

export const forkProject: Handler<'forkProject'> = (call) => {
  const creator = signedIn(call)
  const origin = projectOf(call)
  const fullPath = `${creator.username}/${origin.path}`
  if (call.state.isTaken(fullPath)) throw conflict('Path has already been taken')
  const fork = { ...origin, id: call.state.nextId(), fullPath, parent: null, creator, createdAt: call.now }
  const members = new Map([[creator.id, { level: 40, since: call.now, until: null } as const]])
  const added: Container = { ...fork, members, requests: new Map() }
  call.state.containers.projects.set(added.id, added)
  addContents(added, contentsOf(origin).repository.copy())
  return { status: 201, body: projectFor(added, call) }
}

export const transferProject: Handler<'transferProject'> = (call) => {
  administrator(call)
  const parent = managedContainer('groups', call)
  const project = call.state.container('projects', call.path.required('project_id', text))
  if (project === undefined) throw notFound('Project')
  const fullPath = `${parent.fullPath}/${project.path}`
  if (call.state.isTaken(fullPath)) throw conflict('Path has already been taken')
  Object.assign(project, { parent, fullPath })
  return { status: 200, ...call.choices.afterRemoval }
}

export const deleteProject: Handler<'deleteProject'> = (call) => {
  call.state.removeContainer(managedContainer('projects', call))
  return { status: 202, body: '202 Accepted' }
}

export const createGroup: Handler<'createGroup'> = (call) => {
  const creator = signedIn(call)
  if (!creator.mayCreateGroups) throw forbidden()
  const name = call.attributes.required('name', text)
  const path = call.attributes.required('path', text)
  const parentId = call.attributes.optional('parent_id', integer)
  const parent = parentId === undefined ? null : groupToBuildIn(parentId, creator, call)
  const group: Container = {
    kind: 'groups',
    ...placed(parent === null ? path : `${parent.fullPath}/${path}`, parent, call),
    name,
    path,
    creator,
    description: call.attributes.optional('description', text) ?? '',
    takesRequests: call.attributes.optional('request_access_enabled', flag) ?? false,
    flags: new Map([['lfs_enabled', call.attributes.optional('lfs_enabled', flag) ?? true]]),
  }
  group.members.set(creator.id, { level: 50, since: call.now, until: null })
  call.state.containers.groups.set(group.id, group)
  return { status: 201, body: call.choices.returnsNewGroup ? groupRecord(group, call) : { id: group.id } }
}

export const getGroup: Handler<'getGroup'> = (call) => {
  signedIn(call)
  const group = visibleContainer('groups', call)
  const projects = [...call.state.containers.projects.values()].filter(({ parent }) => parent === group)
  const body: Shape<'GroupDetail'> = {
    ...groupRecord(group, call),
    projects: projects.map((project) => projectRecord(project, call)),
    shared_projects: [],
  }
  return { status: 200, body }
}

export const deleteGroup: Handler<'deleteGroup'> = (call) => {
  call.state.removeContainer(managedContainer('groups', call))
  return { status: 200 }
}

type Placed = Pick<
  Container,
  | 'id'
  | 'fullPath'
  | 'parent'
  | 'visibility'
  | 'tags'
  | 'defaultBranch'
  | 'createdAt'
  | 'members'
  | 'requests'
>

/** Initial properties of groups and projects. Throws a `RequestError` if the path is taken. */
function placed(fullPath: string, parent: Container | null, { state, attributes, now }: Call): Placed {
  const shown = attributes.optional('visibility', visibility) ?? 'private'
  const tags = attributes.optional('tag_list', texts) ?? []
  if (state.isTaken(fullPath)) throw conflict('Path has already been taken')
  return {
    id: state.nextId(),
    fullPath,
    parent,
    visibility: shown,
    tags,
    defaultBranch: attributes.optional('default_branch', text) ?? 'master',
    createdAt: now,
    members: new Map(),
    requests: new Map(),
  }
}

function groupToBuildIn(id: number, user: User, { state, now }: Call): Container {
  const group = state.containers.groups.get(id)
  const level = group === undefined ? 0 : levelOf(user, group, now)
  if (group === undefined || (level === 0 && !user.admin)) throw notFound('Namespace')
  if (level < 40 && !user.admin) throw forbidden()
  return group
}

/** Spec: generated lower-cased and with dashes from the name. */
function pathFrom(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replaceAll(/[^a-z0-9._-]+/g, '-')
}

function flagsOf(attributes: Attributes): ReadonlyMap<string, boolean> {
  return new Map(
    Object.entries(projectFlags).map(([name, usual]) => [name, attributes.optional(name, flag) ?? usual]),
  )
}

/** A project with what concerns the caller. */
function projectFor(project: Container, call: Call): Shape<'Project'> {
  const { creator, parent } = project
  const owner = { id: creator.id, name: creator.name, created_at: call.choices.time(creator.createdAt) }
  return { ...projectRecord(project, call), ...(parent === null ? { owner } : {}) }
}
