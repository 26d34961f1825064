/** Views of a group. Spec: document 2, "Group". */
import type { Schema } from '../../../generated/schemas.ts'
import type { Group, GroupRecord } from './record.ts'
import { groupProject, type ProjectRecord, type Viewer } from '../projects/index.ts'

/** What `statistics` adds for administrators. */
type WithStatistics = { statistics?: Omit<Schema<'ProjectStatistics'>, 'commit_count'> }

/** A group in a list. */
export function group(
  { group: row, statistics }: GroupRecord,
  origin: string,
): Schema<'Group'> & WithStatistics {
  return {
    id: row.id,
    name: row.name,
    path: row.path,
    description: row.description,
    visibility: row.visibility,
    lfs_enabled: row.lfs_enabled === 1,
    avatar_url: row.avatar_url,
    web_url: `${origin}/groups/${row.full_path}`,
    request_access_enabled: row.request_access_enabled === 1,
    full_name: row.full_name,
    full_path: row.full_path,
    parent_id: row.parent_id,
    ...(statistics === undefined ? {} : { statistics: storage(statistics.repositorySize) }),
  }
}

/** A single group, with its projects and those that others share with it. */
export function groupDetail(
  row: Group,
  { own, shared }: { own: readonly ProjectRecord[]; shared: readonly ProjectRecord[] },
  viewer: Viewer,
): Schema<'GroupDetail'> {
  return {
    ...group({ group: row }, viewer.origin),
    projects: own.map((record) => groupProject(record, viewer)),
    shared_projects: shared.map((record) => groupProject(record, viewer)),
  }
}

/** The server stores repositories only. */
function storage(repositorySize: number): NonNullable<WithStatistics['statistics']> {
  return {
    storage_size: repositorySize,
    repository_size: repositorySize,
    lfs_objects_size: 0,
    job_artifacts_size: 0,
  }
}
