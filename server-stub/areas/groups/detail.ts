import type { Schema } from '../../../generated/schemas.ts'
import type { FoundGroup } from '../../access/subjects.ts'
import { sharedWith, visibleProjects } from '../../access/visibility.ts'
import { groupDetail } from '../../presenters/group.ts'
import type { Services } from '../../services.ts'
import { projectsMatching } from '../../store/projects.ts'
import { projectRecords } from '../shared/project-records.ts'

/** A group with those of its projects, and of the projects shared with it, that the caller can see. */
export async function detailOf(
  group: FoundGroup,
  services: Services & { origin: string },
): Promise<Schema<'GroupDetail'>> {
  const { db, caller, now } = services
  const visible = projectsMatching(db, {}).where((eb) => visibleProjects(eb, caller, now()))
  const own = await visible.where('project.namespace_id', '=', group.id).execute()
  const shared = await visible.where((eb) => sharedWith(eb, group.id, now())).execute()
  const records = { own: await projectRecords(services, own), shared: await projectRecords(services, shared) }
  return groupDetail(group, records, services)
}
