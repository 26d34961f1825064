import { belongsTo, relatedProjects, visibleProjects } from '../visibility.ts'
import { list, ok, type Area } from '../../../http/handler.ts'
import { project, simpleProject } from '../presenter/project.ts'
import { userSummary } from '../../users/presenter/user.ts'
import type { Services } from '../../../services.ts'
import { pageOf } from '../../../database/paging.ts'
import { projectsMatching } from '../queries.ts'
import { usersMatching } from '../../users/queries.ts'
import { projectRecord, projectRecords } from '../relations.ts'

export const reading = {
  async listProjects(request, services) {
    const { query, paging } = request
    const { db, caller, now, authorize } = services
    authorize('list-projects')
    const matching = projectsMatching(db, query)
      .where((eb) => visibleProjects(eb, caller, now()))
      .where((eb) => relatedProjects(eb, caller, now(), query))
    const page = await pageOf(matching, paging)
    const rows = await projectRecords(services, page.rows, query)
    const view = query.simple === true ? simpleProject : project
    return list({ ...page, rows }, (record) => view(record, services))
  },

  async getProject(request, services) {
    const { path, query } = request
    const { find, authorize } = services
    const found = await find.project(path.id)
    authorize('read-project', found)
    return ok(project(await projectRecord(services, found, query), services))
  },

  async listProjectUsers({ path, query, paging, origin }, { db, find, authorize, now }) {
    const found = await find.project(path.id)
    authorize('read-project', found)
    const users = usersMatching(db, query).where((eb) => belongsTo(eb, found, now()))
    return list(await pageOf(users, paging), (user) => userSummary(user, origin))
  },
} satisfies Partial<Area<'projects', Services>>
