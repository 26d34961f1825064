/** Presents groups and projects. Spec: document 2, "Resources and their fields". */
import type { Call } from './call.ts'
import type { Shape } from './contract.ts'
import type { Container } from './state.ts'

/** The feature settings of a project, with their defaults. */
export const projectFlags = {
  issues_enabled: true,
  merge_requests_enabled: true,
  jobs_enabled: true,
  wiki_enabled: true,
  snippets_enabled: false,
  container_registry_enabled: true,
  shared_runners_enabled: true,
  public_jobs: true,
  only_allow_merge_if_pipeline_succeeds: false,
  only_allow_merge_if_all_discussions_are_resolved: false,
} as const

type Flags = Record<keyof typeof projectFlags, boolean>

export function groupRecord(group: Container, { url }: Call): Shape<'Group'> {
  return {
    id: group.id,
    name: group.name,
    path: group.path,
    description: group.description ?? '',
    visibility: group.visibility,
    lfs_enabled: group.flags.get('lfs_enabled') ?? true,
    avatar_url: null,
    web_url: new URL(`/groups/${group.fullPath}`, url).href,
    request_access_enabled: group.takesRequests,
    full_name: namesOf(group).join(' / '),
    full_path: group.fullPath,
    parent_id: group.parent?.id ?? null,
  }
}

export function projectRecord(project: Container, { url, choices: habits }: Call): Shape<'GroupProject'> {
  const created = habits.time(project.createdAt)
  const webUrl = new URL(`/${project.fullPath}`, url)
  return {
    id: project.id,
    description: project.description,
    default_branch: project.defaultBranch,
    visibility: project.visibility,
    ssh_url_to_repo: `git@${webUrl.hostname}:${project.fullPath}.git`,
    http_url_to_repo: `${webUrl.href}.git`,
    web_url: webUrl.href,
    tag_list: [...project.tags],
    name: project.name,
    name_with_namespace: namesOf(project).join(' / '),
    path: project.path,
    path_with_namespace: project.fullPath,
    ...flagsOf(project),
    archived: false,
    request_access_enabled: project.takesRequests,
    open_issues_count: 0,
    forks_count: 0,
    star_count: 0,
    creator_id: project.creator.id,
    created_at: created,
    last_activity_at: created,
    namespace: namespaceOf(project),
    import_status: 'none',
    import_error: null,
    avatar_url: null,
    shared_with_groups: [],
  }
}

function flagsOf({ flags }: Container): Flags {
  const is = (name: keyof Flags) => flags.get(name) ?? projectFlags[name]
  return {
    issues_enabled: is('issues_enabled'),
    merge_requests_enabled: is('merge_requests_enabled'),
    jobs_enabled: is('jobs_enabled'),
    wiki_enabled: is('wiki_enabled'),
    snippets_enabled: is('snippets_enabled'),
    container_registry_enabled: is('container_registry_enabled'),
    shared_runners_enabled: is('shared_runners_enabled'),
    public_jobs: is('public_jobs'),
    only_allow_merge_if_pipeline_succeeds: is('only_allow_merge_if_pipeline_succeeds'),
    only_allow_merge_if_all_discussions_are_resolved: is('only_allow_merge_if_all_discussions_are_resolved'),
  }
}

function namespaceOf({ parent, creator }: Container): Shape<'GroupProject'>['namespace'] {
  if (parent === null) {
    const { namespaceId: id, username } = creator
    return { id, name: username, path: username, kind: 'user', full_path: username }
  }
  const { id, name, path, fullPath } = parent
  return { id, name, path, kind: 'group', full_path: fullPath }
}

/** The names from the outermost group, or the owner, to the group or project itself. */
function namesOf({ kind, name, parent, creator }: Container): readonly string[] {
  if (parent !== null) return [...namesOf(parent), name]
  return kind === 'projects' ? [creator.name, name] : [name]
}
