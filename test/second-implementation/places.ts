/** Groups and projects: the operations that members require. Spec: document 2, "Projects" and "Groups". */
import { levelOf, managedPlace, seenPlace } from './access.ts'
import { flag, integer, text, texts, visibility, type Attributes } from './attributes.ts'
import { signedIn, type Call, type Handler } from './call.ts'
import type { Shape } from './contract.ts'
import { groupRecord, projectFlags, projectRecord } from './place-records.ts'
import { conflict, forbidden, missing, notFound } from './request-error.ts'
import type { Place, User } from './state.ts'

export const createProject: Handler<'createProject'> = (call) => {
  const creator = signedIn(call)
  const name = call.attributes.optional('name', text) ?? call.attributes.optional('path', text)
  if (name === undefined) throw missing('name')
  const path = call.attributes.optional('path', text) ?? pathFrom(name)
  const namespaceId = call.attributes.optional('namespace_id', integer) ?? creator.namespaceId
  const parent = namespaceId === creator.namespaceId ? null : groupToBuildIn(namespaceId, creator, call)
  const place: Place = {
    kind: 'projects',
    ...placed(`${parent?.fullPath ?? creator.username}/${path}`, parent, call),
    name,
    path,
    creator,
    description: call.attributes.optional('description', text) ?? null,
    takesRequests: call.attributes.optional('request_access_enabled', flag) ?? true,
    flags: flagsOf(call.attributes),
  }
  if (parent === null && call.habits.creatorBelongs) {
    place.members.set(creator.id, { level: 40, since: call.now, until: null })
  }
  call.state.places.projects.set(place.id, place)
  return { status: 201, body: projectFor(place, call) }
}

export const getProject: Handler<'getProject'> = (call) => ({
  status: 200,
  body: projectFor(seenPlace('projects', call), call),
})

export const deleteProject: Handler<'deleteProject'> = (call) => {
  call.state.removePlace(managedPlace('projects', call))
  return { status: 202, body: '202 Accepted' }
}

export const createGroup: Handler<'createGroup'> = (call) => {
  const creator = signedIn(call)
  if (!creator.mayCreateGroups) throw forbidden()
  const name = call.attributes.required('name', text)
  const path = call.attributes.required('path', text)
  const parentId = call.attributes.optional('parent_id', integer)
  const parent = parentId === undefined ? null : groupToBuildIn(parentId, creator, call)
  const group: Place = {
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
  call.state.places.groups.set(group.id, group)
  return { status: 201, body: call.habits.showsNewGroup ? groupRecord(group, call) : { id: group.id } }
}

export const getGroup: Handler<'getGroup'> = (call) => {
  signedIn(call)
  const group = seenPlace('groups', call)
  const projects = [...call.state.places.projects.values()].filter(({ parent }) => parent === group)
  const body: Shape<'GroupDetail'> = {
    ...groupRecord(group, call),
    projects: projects.map((project) => projectRecord(project, call)),
    shared_projects: [],
  }
  return { status: 200, body }
}

export const deleteGroup: Handler<'deleteGroup'> = (call) => {
  call.state.removePlace(managedPlace('groups', call))
  return { status: 200 }
}

type Placed = Pick<
  Place,
  'id' | 'fullPath' | 'parent' | 'visibility' | 'tags' | 'createdAt' | 'members' | 'requests'
>

/** Initial properties of groups and projects. Throws a `RequestError` if the path is taken. */
function placed(fullPath: string, parent: Place | null, { state, attributes, now }: Call): Placed {
  const shown = attributes.optional('visibility', visibility) ?? 'private'
  const tags = attributes.optional('tag_list', texts) ?? []
  if (state.isTaken(fullPath)) throw conflict('Path has already been taken')
  return {
    id: state.nextId(),
    fullPath,
    parent,
    visibility: shown,
    tags,
    createdAt: now,
    members: new Map(),
    requests: new Map(),
  }
}

function groupToBuildIn(id: number, user: User, { state, now }: Call): Place {
  const group = state.places.groups.get(id)
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
function projectFor(project: Place, call: Call): Shape<'Project'> {
  const { creator, parent } = project
  const owner = { id: creator.id, name: creator.name, created_at: call.habits.time(creator.createdAt) }
  return { ...projectRecord(project, call), ...(parent === null ? { owner } : {}) }
}
