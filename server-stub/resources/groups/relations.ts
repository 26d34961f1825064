import type { Schema } from '../../../generated/schemas.ts'
import type { Group } from './record.ts'
import { sharedWith, visibleProjects } from '../projects/visibility.ts'
import { groupDetail } from './presenter.ts'
import type { Services } from '../../services.ts'
import { projectsMatching } from '../projects/queries.ts'
import { projectRecords } from '../projects/relations.ts'

/** A group with those of its projects, and of the projects shared with it, that the caller can see. */
export async function detailOf(group: Group, services: Services): Promise<Schema<'GroupDetail'>> {
  const { db, caller, now } = services
  const visible = projectsMatching(db, {}).where((eb) => visibleProjects(eb, caller, now()))
  const own = await visible.where('project.namespace_id', '=', group.id).execute()
  const shared = await visible.where((eb) => sharedWith(eb, group.id, now())).execute()
  const records = { own: await projectRecords(services, own), shared: await projectRecords(services, shared) }
  return groupDetail(group, records, services)
}
