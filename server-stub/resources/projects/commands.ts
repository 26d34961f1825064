/** How projects come into being. */
import type { Namespace } from '../groups/record.ts'
import type { Project } from './record.ts'
import { Failure, invalid } from '../../http/errors.ts'
import { copyObjects, copyRefs } from '../../git/refs.ts'
import type { Services } from '../../services.ts'
import type { Tx } from '../../database/connection.ts'
import { recordEvent } from '../events/queries.ts'
import { projectCountIn } from './figures.ts'
import { lockNamespace } from '../../database/locks.ts'
import { addProject, takenNames, type NewProject, type ProjectNames } from './queries.ts'
import { protect } from '../branches/queries.ts'
import { settingsOf } from '../settings/queries.ts'
import { projectsLimitOf } from '../users/queries.ts'
import type { ProjectRow, UserRow } from '../../database/tables.ts'
import { countWork } from '../worker-metrics/queries.ts'
import { firstProtection } from '../branches/commands.ts'
import { checkProject, pathFrom, projectChange, type Attributes } from './attributes.ts'

/** Creates a project; name and path follow from each other where one is missing. */
export async function makeProject(
  services: Services,
  namespace: Namespace,
  creator: UserRow,
  attributes: Attributes,
): Promise<Project> {
  const { db } = services
  const { name = attributes.path ?? '', path = pathFrom(name) } = attributes
  await checkProject({ ...attributes, name, path }, services)
  const { default_project_visibility } = await settingsOf(db)
  const project = {
    ...projectChange(attributes),
    name: name.trim(),
    path,
    visibility: attributes.visibility ?? default_project_visibility,
    creator_id: creator.id,
  }
  const { id } = await db.transaction().execute(async (tx) => {
    await checkNamesAreFree(tx, namespace.id, project)
    return addTo(namespace, project, tx, services)
  })
  return services.find.project(id)
}

/** Copies a project with its repository into a namespace, all at once. */
export async function makeFork(
  services: Services,
  source: Project,
  namespace: Namespace,
  creator: UserRow,
): Promise<Project> {
  const project = { ...settingsOfFork(source), creator_id: creator.id }
  const { id } = await services.db.transaction().execute(async (tx) => {
    await checkNamesAreFree(tx, namespace.id, project, 'conflict')
    const fork = await addTo(namespace, project, tx, services)
    await copyObjects(tx, source.id, fork.id)
    await copyRefs(tx, source.id, fork.id)
    await protectDefaultBranch(tx, fork)
    await countWork(tx, 'repository_fork')
    return fork
  })
  return services.find.project(id)
}

/**
 * Throws when a project of the namespace has this name or path. Holds the namespace, so that both stay free until the
 * transaction ends. `kind` is `conflict` where the response is a 409.
 */
export async function checkNamesAreFree(
  tx: Tx,
  namespaceId: number,
  names: ProjectNames,
  kind: 'invalid' | 'conflict' = 'invalid',
): Promise<void> {
  if (names.name === undefined && names.path === undefined) return
  await lockNamespace(tx, namespaceId)
  const taken = await takenNames(tx, namespaceId, names)
  if (taken.length === 0) return
  throw new Failure(kind, {
    texts: Object.fromEntries(taken.map((name) => [name, ['has already been taken']])),
  })
}

type ProjectAttributes = Omit<
  NewProject,
  'namespace_id' | 'runners_token' | 'created_at' | 'updated_at' | 'last_activity_at'
> &
  ProjectNames

async function addTo(
  namespace: Namespace,
  project: ProjectAttributes,
  tx: Tx,
  { now, secrets }: Services,
): Promise<ProjectRow> {
  await refuseBeyondLimit(tx, namespace)
  const at = now().toISOString()
  const times = { created_at: at, updated_at: at, last_activity_at: at }
  const added = await addProject(tx, {
    ...project,
    ...times,
    namespace_id: namespace.id,
    runners_token: secrets.newToken(),
  })
  const event = { action: 'created', target: { kind: 'project' } } as const
  await recordEvent(tx, { ...event, project_id: added.id, author_id: added.creator_id, created_at: at })
  return added
}

/** Only projects in their own namespace count for users. The caller holds the namespace. */
async function refuseBeyondLimit(tx: Tx, { id, owner_id }: Namespace): Promise<void> {
  if (owner_id === null) return
  const limit = await projectsLimitOf(tx, owner_id)
  if ((await projectCountIn(tx, id)) < limit) return
  throw invalid({
    limit_reached: [
      `Your project limit is ${limit} projects! Please contact your administrator to increase it`,
    ],
  })
}

/** A fork has its branches from the start, and so never a first one that would be protected. */
async function protectDefaultBranch(tx: Tx, { id, default_branch, created_at }: ProjectRow): Promise<void> {
  const protection = firstProtection(await settingsOf(tx))
  if (default_branch === null || protection === null) return
  await protect(tx, { project_id: id, name: default_branch, ...protection, created_at })
}

function settingsOfFork(source: Project): Omit<ProjectAttributes, 'creator_id'> {
  return {
    name: source.name,
    path: source.path,
    description: source.description,
    visibility: source.visibility,
    default_branch: source.default_branch,
    tag_list: source.tag_list,
    issues_enabled: source.issues_enabled,
    merge_requests_enabled: source.merge_requests_enabled,
    jobs_enabled: source.jobs_enabled,
    wiki_enabled: source.wiki_enabled,
    snippets_enabled: source.snippets_enabled,
    container_registry_enabled: source.container_registry_enabled,
    shared_runners_enabled: source.shared_runners_enabled,
    lfs_enabled: source.lfs_enabled,
    public_jobs: source.public_jobs,
    import_status: 'finished',
    forked_from_project_id: source.id,
  }
}
