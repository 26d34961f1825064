import { invalid, unlessMissing } from '../../../http/errors.ts'
import { accepted, created, ok, type Area, type BodyOf } from '../../../http/handler.ts'
import type { Project } from '../record.ts'
import { project } from '../presenter/project.ts'
import type { Repository } from '../../../git/repository.ts'
import type { Services } from '../../../services.ts'
import { deleteProject } from '../deletion.ts'
import { changeProject, removeStar, type ProjectNames } from '../queries.ts'
import { projectRecord } from '../relations.ts'
import { checkProject, projectChange } from '../attributes.ts'
import { checkNamesAreFree, makeFork, makeProject } from '../commands.ts'

export const writing = {
  async createProject(request, services) {
    const { body } = request
    const { find, authorize, currentUser } = services
    const { namespace_id: id } = body
    const namespace = id === undefined ? await find.namespaceOf(currentUser()) : await find.namespace(id)
    authorize('create-project', namespace)
    const made = await makeProject(services, namespace, currentUser(), body)
    return created(project(await projectRecord(services, made), services))
  },

  async createProjectForUser(request, services) {
    const { path, body } = request
    const { find, authorize } = services
    authorize('create-project-for-user')
    const owner = await find.user(path.user_id)
    const { namespace_id: id } = body
    const namespace = id === undefined ? await find.namespaceOf(owner) : await find.namespace(id)
    const made = await makeProject(services, namespace, owner, body)
    return created(project(await projectRecord(services, made), services))
  },

  async updateProject(request, services) {
    const { path, body } = request
    const { db, find, authorize, now } = services
    const before = await find.project(path.id)
    authorize('update-project', before)
    if (moves(before, body)) authorize('move-project', before)
    await checkProject(body, services)
    await checkDefaultBranch(body.default_branch, services.git(before.id))
    const change = { ...projectChange(body), updated_at: now().toISOString() }
    await db.transaction().execute(async (tx) => {
      await checkNamesAreFree(tx, before.namespace_id, changedNames(before, body))
      await changeProject(tx, before.id, change)
    })
    return ok(project(await projectRecord(services, await find.project(before.id)), services))
  },

  async forkProject(request, services) {
    const { path, body } = request
    const { find, authorize, currentUser } = services
    const source = await find.project(path.id)
    authorize('fork-project', source)
    const target = targetOf(body)
    const namespace =
      target === undefined ? await find.namespaceOf(currentUser()) : await find.namespace(target)
    authorize('create-project', namespace)
    const fork = await makeFork(services, source, namespace, currentUser())
    return created(project(await projectRecord(services, fork), services))
  },

  async unstarProject(request, services) {
    const { path } = request
    const { db, find, authorize, currentUser } = services
    const found = await find.project(path.id)
    authorize('star-project', found)
    await removeStar(db, currentUser().id, found.id)
    return created(project(await projectRecord(services, found), services))
  },

  async deleteProject({ path }, { db, find, authorize }) {
    const found = await unlessMissing(find.project(path.id))
    if (found === undefined) return ok()
    authorize('delete-project', found)
    await deleteProject(db, found.id)
    return accepted({ message: '202 Accepted' })
  },
} satisfies Partial<Area<'projects', Services>>

/** The new name and path, undefined where they stay as they are. */
function changedNames(before: Project, { name, path }: BodyOf<'updateProject'>): ProjectNames {
  return {
    name: name?.trim() === before.name ? undefined : name?.trim(),
    path: path?.toLowerCase() === before.path.toLowerCase() ? undefined : path,
  }
}

/** Whether the change gives the project another address or other readers. */
function moves(before: Project, { path, visibility }: BodyOf<'updateProject'>): boolean {
  return (path ?? before.path) !== before.path || (visibility ?? before.visibility) !== before.visibility
}

/** A repository without branches takes any; its first push may bring it. */
async function checkDefaultBranch(name: string | undefined, repository: Repository): Promise<void> {
  if (name === undefined) return
  const branches = await repository.branches()
  if (branches.length > 0 && !branches.some((branch) => branch.name === name))
    throw invalid({ default_branch: ['does not exist'] })
}

/** ID or path of the namespace that a fork goes to; undefined: the caller's own. */
function targetOf({ namespace }: BodyOf<'forkProject'>): number | string | undefined {
  if (namespace === undefined || namespace === null || namespace === '') return undefined
  if (typeof namespace === 'number' || typeof namespace === 'string') return namespace
  throw invalid({ namespace: ['is not the ID or path of a namespace'] })
}
