/** Views of a project. Spec: document 2, "Project". */
import type { Schema } from '../../../generated/schemas.ts'
import type { Can } from '../../access/policy.ts'
import type { Project, ProjectRecord } from './record.ts'
import type { Membership } from '../../access/roles.ts'
import type { DeployKeyRow, Flag } from '../../database/tables.ts'
import { textList } from '../../access/text-list.ts'

/** The caller, and the base URL of links. */
export interface Viewer {
  can: Can
  origin: string
}

/** ID, URLs, names and paths. */
export function simpleProject({ project }: ProjectRecord, viewer: Viewer): Schema<'SimpleProject'> {
  return { id: project.id, name: project.name, path: project.path, ...urlsAndNames(project, viewer) }
}

/** In few words, as other records embed it. */
export function projectReference({
  id,
  name,
  path,
  full_path,
  namespace: { full_name },
}: Pick<Project, 'id' | 'name' | 'path' | 'full_path'> & {
  namespace: Pick<Project['namespace'], 'full_name'>
}): Schema<'ProjectReference'> {
  return {
    id,
    name,
    name_with_namespace: `${full_name} / ${name}`,
    path,
    path_with_namespace: full_path,
  }
}

/** A project within a group: without owner, permissions and statistics. */
export function groupProject(record: ProjectRecord, viewer: Viewer): Schema<'GroupProject'> {
  const { project, figures } = record
  return {
    id: project.id,
    description: project.description,
    name: project.name,
    path: project.path,
    ...urlsAndNames(project, viewer),
    ...switches(project),
    default_branch: project.default_branch ?? 'master',
    visibility: project.visibility,
    tag_list: textList(project.tag_list),
    open_issues_count: project.open_issues,
    forks_count: figures.forks,
    star_count: figures.stars,
    creator_id: project.creator_id,
    created_at: project.created_at,
    last_activity_at: project.last_activity_at,
    namespace: namespace(project),
    import_status: project.import_status,
    import_error: project.import_error,
    avatar_url: project.avatar_url,
    shared_with_groups: figures.sharedWith,
    ...(viewer.can('see-runners-token', project) ? { runners_token: project.runners_token } : {}),
  }
}

/** All properties that are visible to the viewer. */
export function project(record: ProjectRecord, viewer: Viewer): Schema<'Project'> {
  const { owner, membership } = record.project
  return {
    ...groupProject(record, viewer),
    ...(owner === null ? {} : { owner: { id: owner.id, name: owner.name, created_at: owner.created_at } }),
    ...(membership.project === null && membership.group === null
      ? {}
      : { permissions: permissions(membership) }),
    ...(record.statistics === undefined ? {} : { statistics: statistics(record.statistics) }),
  }
}

function urlsAndNames({ namespace, full_path, name }: Project, { origin }: Viewer) {
  return {
    name_with_namespace: `${namespace.full_name} / ${name}`,
    path_with_namespace: full_path,
    web_url: `${origin}/${full_path}`,
    http_url_to_repo: `${origin}/${full_path}.git`,
    ssh_url_to_repo: sshUrl(full_path, origin),
  }
}

/** Where the repository is reached over SSH. */
export function sshUrl(fullPath: string, origin: string): string {
  const host = origin.replace(/^https?:\/\//, '').replace(/:\d+$/, '')
  return `git@${host}:${fullPath}.git`
}

function switches(project: Project) {
  return {
    issues_enabled: on(project.issues_enabled),
    merge_requests_enabled: on(project.merge_requests_enabled),
    jobs_enabled: on(project.jobs_enabled),
    wiki_enabled: on(project.wiki_enabled),
    snippets_enabled: on(project.snippets_enabled),
    container_registry_enabled: on(project.container_registry_enabled),
    shared_runners_enabled: on(project.shared_runners_enabled),
    public_jobs: on(project.public_jobs),
    archived: on(project.archived),
    request_access_enabled: on(project.request_access_enabled),
    only_allow_merge_if_pipeline_succeeds: on(project.only_allow_merge_if_pipeline_succeeds),
    only_allow_merge_if_all_discussions_are_resolved: on(
      project.only_allow_merge_if_all_discussions_are_resolved,
    ),
  }
}

function namespace({ namespace: { id, name, path, kind, full_path } }: Project): Schema<'Namespace'> {
  return { id, name, path, kind, full_path }
}

function permissions({ project, group }: Project['membership']): Schema<'ProjectPermissions'> {
  return { project_access: access(project), group_access: access(group) }
}

function access(membership: Membership | null): Schema<'ProjectAccess'> | null {
  if (membership === null) return null
  return { access_level: membership.access_level, notification_level: membership.notification_level }
}

/** Large files are stored in the repository, so they have no size of their own. */
function statistics({
  commitCount,
  repositorySize,
  artifactsSize,
}: NonNullable<ProjectRecord['statistics']>): Schema<'ProjectStatistics'> {
  return {
    commit_count: commitCount,
    storage_size: repositorySize + artifactsSize,
    repository_size: repositorySize,
    lfs_objects_size: 0,
    job_artifacts_size: artifactsSize,
  }
}

function on(flag: Flag): boolean {
  return flag === 1
}

/** A deploy key; the specification does not list its properties. */
export function deployKey({ id, title, key, can_push, created_at }: DeployKeyRow) {
  return { id, title, key, can_push: can_push === 1, created_at }
}
