/** Projects. Spec: document 2, "Projects", and document 1, "Changes from v3 to v4". */
import { keptId } from '../../access/identifier.ts'
import { authorizesItself, onInstance, type AuthorizedArea } from '../../authorized.ts'
import { invalid, undefinedIfNotFound } from '../../http/errors.ts'
import { accepted, created, list, ok, type BodyOf } from '../../http/handler.ts'
import { loadedPage } from '../../http/loaded-page.ts'
import { userSummary } from '../users/index.ts'
import { updateProject } from './commands/change.ts'
import { createProject, forkProject } from './commands/create.ts'
import { deleteProject } from './commands/delete.ts'
import { deployKey, project, simpleProject } from './presenter.ts'
import { pageOfDeployKeys, removeDeployKey } from './queries/deploy-keys.ts'
import { pageOfProjects } from './queries/lists.ts'
import { pageOfParticipants } from './queries/participants.ts'
import { removeStar } from './queries/writes.ts'
import { inProject, projectRecord, projectRecords } from './relations.ts'
import { templates } from './templates.ts'

export const projects = {
  listProjects: onInstance(async ({ query, paging }, services) => {
    const page = await loadedPage(
      () => pageOfProjects(services, query, paging),
      async (ids) => projectRecords(services, await services.find.projects(ids), query),
    )
    const view = query.simple === true ? simpleProject : project
    return list(page, (record) => view(record, services))
  }),

  getProject: inProject(async ({ query }, services, found) =>
    ok(project(await projectRecord(services, found, query), services)),
  ),

  createProject: authorizesItself('The permission concerns the namespace.', async ({ body }, services) => {
    const { find, authorize, currentUser } = services
    const { namespace_id: id } = body
    const namespace = id === undefined ? await find.namespaceOf(currentUser()) : await find.namespace(id)
    authorize('create-project', namespace)
    const made = await createProject(services, namespace, currentUser(), body)
    return created(project(await projectRecord(services, made), services))
  }),

  createProjectForUser: onInstance(async ({ path, body }, services) => {
    const { find } = services
    const owner = await find.user(path.user_id)
    const { namespace_id: id } = body
    const namespace = id === undefined ? await find.namespaceOf(owner) : await find.namespace(id)
    const made = await createProject(services, namespace, owner, body)
    return created(project(await projectRecord(services, made), services))
  }),

  updateProject: inProject(async ({ body }, services, before) => {
    const isMoved = (body.path ?? before.path) !== before.path
    const isPublished = (body.visibility ?? before.visibility) !== before.visibility
    if (isMoved || isPublished) services.authorize('move-project', before)
    const updated = await updateProject(services, before, body)
    return ok(project(await projectRecord(services, updated), services))
  }),

  forkProject: inProject(async ({ body }, services, source) => {
    const { find, authorize, currentUser } = services
    const target = targetOf(body)
    const namespace =
      target === undefined ? await find.namespaceOf(currentUser()) : await find.namespace(target)
    authorize('create-project', namespace)
    const fork = await forkProject(services, source, namespace)
    return created(project(await projectRecord(services, fork), services))
  }),

  unstarProject: inProject(async (_request, services, found) => {
    await services.transaction((tx) => removeStar(tx.db, tx.currentUser().id, found.id))
    return created(project(await projectRecord(services, found), services))
  }),

  deleteProject: authorizesItself('A missing project is no error.', async ({ path }, services) => {
    const found = await undefinedIfNotFound(services.find.project(path.id))
    if (found === undefined) return ok()
    services.authorize('delete-project', found)
    await deleteProject(services.db, found.id)
    return accepted({ message: '202 Accepted' })
  }),

  listProjectUsers: inProject(async ({ query, paging }, services, found) =>
    list(await pageOfParticipants(services, found, query, paging), (user) =>
      userSummary(user, services.origin),
    ),
  ),

  listDeployKeys: inProject(async ({ paging }, { db }, { id }) =>
    list(await pageOfDeployKeys(db, id, paging), (row) => deployKey(row)),
  ),

  deleteDeployKey: inProject(async ({ path }, services, { id }) => {
    await services.transaction((tx) => removeDeployKey(tx.db, id, keptId(path.key_id)))
    return ok()
  }),

  ...templates,
} satisfies AuthorizedArea<'projects'>

/** ID or path of the namespace that a fork is created in; undefined: the caller's own. */
function targetOf({ namespace }: BodyOf<'forkProject'>): number | string | undefined {
  if (namespace === undefined || namespace === null || namespace === '') return undefined
  if (typeof namespace === 'number' || typeof namespace === 'string') return namespace
  throw invalid({ namespace: ['is not the ID or path of a namespace'] })
}
