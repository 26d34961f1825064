import { listedGroups } from '../visibility.ts'
import { relatedProjects, visibleProjects } from '../../projects/visibility.ts'
import { list, ok, type Area } from '../../../http/handler.ts'
import { group } from '../presenter.ts'
import { groupProject, simpleProject } from '../../projects/presenter/project.ts'
import type { Services } from '../../../services.ts'
import { groupSizesOf, groupsMatching } from '../queries.ts'
import { pageOf } from '../../../database/paging.ts'
import { projectsMatching } from '../../projects/queries.ts'
import { projectRecords } from '../../projects/relations.ts'
import { detailOf } from '../relations.ts'

export const reading = {
  async listGroups({ query, paging, origin }, { db, caller, find, authorize, can, now }) {
    authorize('list-groups')
    const matching = groupsMatching(db, query).where((eb) => listedGroups(eb, caller, now(), query))
    const page = await pageOf(matching, paging)
    const found = await find.groups(page.rows)
    if (query.statistics !== true || !can('see-private-details'))
      return list({ ...page, rows: found }, (row) => group({ group: row }, origin))
    const sizes = await groupSizesOf(
      db,
      found.map(({ id }) => id),
    )
    return list({ ...page, rows: found }, (row) =>
      group({ group: row, statistics: { repositorySize: sizes.get(row.id) ?? 0 } }, origin),
    )
  },

  async getGroup(request, services) {
    const found = await services.find.group(request.path.id)
    services.authorize('read-group', found)
    return ok(await detailOf(found, services))
  },

  async listGroupProjects(request, services) {
    const { path, query, paging } = request
    const { db, caller, find, authorize, now } = services
    const found = await find.group(path.id)
    authorize('read-group', found)
    const matching = projectsMatching(db, query)
      .where('project.namespace_id', '=', found.id)
      .where((eb) => visibleProjects(eb, caller, now()))
      .where((eb) => relatedProjects(eb, caller, now(), query))
    const page = await pageOf(matching, paging)
    const rows = await projectRecords(services, page.rows)
    const view = query.simple === true ? simpleProject : groupProject
    return list({ ...page, rows }, (record) => view(record, services))
  },
} satisfies Partial<Area<'groups', Services>>
