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
  async listProjects(request) {
    const { query, paging, db, caller, now, may } = request
    may('list-projects')
    const matching = projectsMatching(db, query)
      .where((eb) => visibleProjects(eb, caller, now()))
      .where((eb) => relatedProjects(eb, caller, now(), query))
    const page = await pageOf(matching, paging)
    const rows = await projectRecords(request, page.rows, query)
    const view = query.simple === true ? simpleProject : project
    return list({ ...page, rows }, (record) => view(record, request))
  },

  async getProject(request) {
    const { path, query, find, may } = request
    const found = await find.project(path.id)
    may('read-project', found)
    return ok(project(await projectRecord(request, found, query), request))
  },

  async listProjectUsers({ path, query, paging, db, find, may, now, origin }) {
    const found = await find.project(path.id)
    may('read-project', found)
    const users = usersMatching(db, query).where((eb) => belongsTo(eb, found, now()))
    return list(await pageOf(users, paging), (user) => userSummary(user, origin))
  },
} satisfies Partial<Area<'projects', Services>>
