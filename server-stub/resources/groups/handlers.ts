/** Groups. Spec: document 2, "Groups". */
import type { Schema } from '../../../generated/schemas.ts'
import { authorizesItself, onInstance, type AuthorizedArea } from '../../authorized.ts'
import { undefinedIfNotFound } from '../../http/errors.ts'
import { created, list, ok } from '../../http/handler.ts'
import { loadedPage } from '../../http/loaded-page.ts'
import type { Services } from '../../services.ts'
import {
  groupProject,
  pageOfProjectsIn,
  projectRecords,
  projectsOfGroup,
  simpleProject,
  toProjects,
} from '../projects/index.ts'
import { transferProject } from '../projects/commands/index.ts'
import { createGroup, deleteGroup, updateGroup } from './commands.ts'
import { group, groupDetail } from './presenter.ts'
import { pageOfGroups } from './queries/groups.ts'
import type { Group } from './record.ts'
import { groupRecords, inGroup } from './relations.ts'

export const groups = {
  listGroups: onInstance(async ({ query, paging }, services) => {
    const page = await pageOfGroups(services, query, paging)
    const statistics = query.statistics === true && services.can('see-private-details')
    const rows = await groupRecords(services, page.rows, { statistics })
    return list({ ...page, rows }, (record) => group(record, services.origin))
  }),

  getGroup: inGroup(async (_request, services, found) => ok(await detail(services, found))),

  createGroup: onInstance(async ({ body }, services) => {
    const { find, authorize, origin } = services
    const parent = body.parent_id === undefined ? undefined : await find.group(body.parent_id)
    if (parent !== undefined) authorize('create-subgroup', parent)
    return created(group({ group: await createGroup(services, parent, body) }, origin))
  }),

  updateGroup: inGroup(async ({ body }, services, before) =>
    ok(await detail(services, await updateGroup(services, before, body))),
  ),

  deleteGroup: authorizesItself('A missing group is no error.', async ({ path }, services) => {
    const found = await undefinedIfNotFound(services.find.group(path.id))
    if (found === undefined) return ok()
    services.authorize('delete-group', found)
    await deleteGroup(services, found.id)
    return ok()
  }),

  listGroupProjects: inGroup(async ({ query, paging }, services, { id }) => {
    const page = await loadedPage(
      () => pageOfProjectsIn(services, id, query, paging),
      async (ids) => projectRecords(services, await services.find.projects(ids)),
    )
    const view = query.simple === true ? simpleProject : groupProject
    return list(page, (record) => view(record, services))
  }),

  transferProject: onInstance(async ({ path }, services) => {
    const target = await services.find.group(path.id)
    const project = await services.find.project(path.project_id)
    await services.transaction((tx) => transferProject(tx, project, target))
    return ok(await detail(services, target))
  }),
} satisfies AuthorizedArea<'groups'>

/** A group with its projects, and those shared with it, that the caller sees. */
async function detail(services: Services, found: Group): Promise<Schema<'GroupDetail'>> {
  const { own, shared } = await projectsOfGroup(services, found.id)
  const records = await projectRecords(services, toProjects(services, [...own, ...shared]))
  return groupDetail(
    found,
    { own: records.slice(0, own.length), shared: records.slice(own.length) },
    services,
  )
}
