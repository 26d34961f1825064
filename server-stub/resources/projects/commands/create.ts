/** Creates and forks projects. */
import { isDeepStrictEqual } from 'node:util'
import type { Namespace } from '../../groups/record.ts'
import type { Project } from '../record.ts'
import { invalid } from '../../../http/errors.ts'
import { copyAllObjects, copyMissingObjects, holdSource } from '../../../git/copy.ts'
import { copyRefs, listAllRefs } from '../../../git/refs.ts'
import { columnsOf } from '../../../http/attributes.ts'
import type { Services, TransactionServices } from '../../../services.ts'
import type { Db, Tx } from '../../../database/connection.ts'
import { RecordGoneError } from '../../../database/gone.ts'
import { recordEvent } from '../../events/commands.ts'
import { projectCountIn } from '../queries/figures.ts'
import { deleteHiddenProject, hideProjects } from '../queries/removal.ts'
import { addProject, showFork, type NewProject, type ProjectNames } from '../queries/writes.ts'
import { settingsOf, visibilityOfFork } from '../../settings/index.ts'
import { projectsLimitOf } from '../../users/index.ts'
import type { ProjectRow, UserRow } from '../../../database/tables.ts'
import { countWork } from '../../worker-metrics/index.ts'
import { initialProtection, upsertProtection } from '../../branches/index.ts'
import { validateProject, pathFrom, projectColumns, type ProjectAttributes } from '../attributes.ts'
import { validateFreeNames } from './change.ts'

/** Creates a project; name and path follow from each other if one is missing. */
export async function createProject(
  services: Services,
  namespace: Namespace,
  creator: UserRow,
  attributes: ProjectAttributes,
): Promise<Project> {
  const { name = attributes.path ?? '', path = pathFrom(name) } = attributes
  const { default_project_visibility } = await settingsOf(services.db)
  const { visibility = default_project_visibility } = attributes
  await validateProject({ ...attributes, name, path, visibility }, services)
  const project = {
    ...columnsOf(attributes, projectColumns),
    visibility,
    name: name.trim(),
    path,
    creator_id: creator.id,
  }
  return services.transaction(async (tx) => {
    await validateFreeNames(tx.db, namespace.id, project)
    const { id } = await addTo(namespace, project, tx)
    return tx.find.project(id)
  })
}

/**
 * Copies a project with its repository into a namespace, on behalf of the caller. The objects are copied in portions, so
 * that other requests are handled in between; until then the fork is hidden.
 */
export async function forkProject(
  services: Services,
  source: Project,
  namespace: Namespace,
): Promise<Project> {
  const { db, processId, transaction } = services
  const attributes = {
    ...settingsOfFork(source),
    visibility: await visibilityOfFork(source.visibility, services),
    creator_id: services.currentUser().id,
    pending_delete: 1,
    copying_process_id: processId,
  } as const
  const { id } = await transaction(async (tx) => {
    await validateFreeNames(tx.db, namespace.id, attributes, 'conflict')
    return addTo(namespace, attributes, tx)
  })
  try {
    const refs = await listAllRefs(db, source.id)
    await copyAllObjects(db, source.id, id)
    return await transaction(async (tx) => {
      await holdSource(tx.db, source.id)
      // The objects that a ref leads to exist before the ref. To look for missing ones takes long, and pushes to the source wait.
      const areSame = isDeepStrictEqual(await listAllRefs(tx.db, source.id), refs)
      if (!areSame) await copyMissingObjects(tx.db, source.id, id)
      await completeFork(tx, source, id, processId)
      return tx.find.project(id)
    })
  } catch (error) {
    await discardFork(db, id)
    throw error
  }
}

/** Copies the refs, and makes the fork visible. */
async function completeFork(
  { db: tx }: TransactionServices,
  source: Project,
  id: number,
  processId: string,
): Promise<void> {
  await copyRefs(tx, source.id, id)
  if (!(await showFork(tx, id, processId))) throw new RecordGoneError(`Project ${id}`)
  await protectDefaultBranch(tx, id, source)
  await countWork(tx, 'repository_fork')
}

/** Deletes a fork that has failed. If the database is unavailable, the cleanup deletes it later. */
async function discardFork(db: Db, id: number): Promise<void> {
  try {
    await db.transaction().execute((tx) => hideProjects(tx, [id]))
    await deleteHiddenProject(db, id)
  } catch {
    // The cause of the failure is reported.
  }
}

type NewAttributes = Omit<
  NewProject,
  'namespace_id' | 'runners_token' | 'created_at' | 'updated_at' | 'last_activity_at'
> &
  ProjectNames

async function addTo(
  namespace: Namespace,
  project: NewAttributes,
  { db: tx, now, secrets }: TransactionServices,
): Promise<ProjectRow> {
  await requireProjectLimit(tx, namespace)
  const at = now().toISOString()
  const times = { created_at: at, updated_at: at, last_activity_at: at }
  const added = await addProject(tx, { ...project, ...times, runners_token: secrets.newToken() }, namespace)
  const event = { action: 'created', target: { kind: 'project' } } as const
  await recordEvent(tx, { ...event, project_id: added.id, author_id: added.creator_id, created_at: at })
  return added
}

/** Only projects in their own namespace count for users. The namespace is locked. */
async function requireProjectLimit(tx: Tx, { id, owner_id }: Namespace): Promise<void> {
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
async function protectDefaultBranch(
  tx: Tx,
  id: number,
  { default_branch, created_at }: Pick<ProjectRow, 'default_branch' | 'created_at'>,
): Promise<void> {
  const protection = initialProtection(await settingsOf(tx))
  if (default_branch === null || protection === null) return
  await upsertProtection(tx, { project_id: id, name: default_branch, ...protection, created_at })
}

function settingsOfFork(source: Project): Omit<NewAttributes, 'creator_id' | 'visibility'> {
  return {
    name: source.name,
    path: source.path,
    description: source.description,
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
