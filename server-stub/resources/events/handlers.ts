/** Events. Spec: document 1, "Events". */
import { authorizedBy, onInstance, type AuthorizedArea } from '../../authorized.ts'
import { list, type Incoming } from '../../http/handler.ts'
import { loadedPage } from '../../http/loaded-page.ts'
import type { Services } from '../../services.ts'
import type { Project } from '../projects/record.ts'
import { event } from './presenter.ts'
import { pageOfEvents, type EventScope } from './queries/events.ts'
import { eventRecords } from './relations.ts'

const ofProject = authorizedBy(({ project_id: id }: { project_id: number | string }, { find }) =>
  find.project(id),
)

export const events = {
  listEvents: onInstance(async (request, services) =>
    listOf(request, services, { author: services.currentUser().id }),
  ),

  listUserEvents: onInstance(async (request, services) =>
    listOf(request, services, { author: (await services.find.userByIdOrUsername(request.path.id)).id }),
  ),

  listProjectEvents: ofProject(async (request, services, project) =>
    listOf(request, services, { project: project.id }, [project]),
  ),

  listProjectEventsAtRoot: ofProject(async (request, services, project) =>
    listOf(request, services, { project: project.id }, [project]),
  ),
} satisfies AuthorizedArea<'events'>

type Listing = Pick<Incoming<'listEvents'>, 'query' | 'paging'>

async function listOf(
  { query, paging }: Listing,
  services: Services,
  scope: EventScope,
  known: readonly Project[] = [],
) {
  const page = await loadedPage(
    () => pageOfEvents(services, scope, query, paging),
    (rows) => eventRecords(services, rows, known),
  )
  return list(page, (record) => event(record, services.origin))
}
