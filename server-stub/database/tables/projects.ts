/** Namespaces, projects, and who belongs to them. */
import type { Generated } from 'kysely'
import type { AccessLevel, DateText, Flag, JsonText, Timestamp, Visibility } from './columns.ts'

/** A group is a namespace of kind `group`; every user owns one of kind `user`. */
export interface NamespaceTable {
  id: Generated<number>
  /** `deleted` is the kind of one namespace: that of projects which are being deleted. */
  kind: 'user' | 'group' | 'deleted'
  name: string
  path: string
  /** Paths of all ancestors and its own, joined by `/`; unique, letter case aside. */
  full_path: string
  /** Names of all ancestors and its own, joined by ` / `. */
  full_name: Generated<string>
  parent_id: number | null
  /** The user of a namespace of kind `user`; groups have owners among their members instead. */
  owner_id: number | null
  description: Generated<string>
  visibility: Generated<Visibility>
  lfs_enabled: Generated<Flag>
  request_access_enabled: Generated<Flag>
  avatar_url: string | null
  created_at: Timestamp
}

/** A namespace and one of its ancestors; each namespace is also its own ancestor, of depth 0. */
export interface NamespaceAncestorTable {
  namespace_id: number
  ancestor_id: number
  /** Number of steps from the namespace up to the ancestor. */
  depth: number
}

export interface MemberTable {
  id: Generated<number>
  /** The project that it concerns; null where it concerns a group. */
  project_id: number | null
  /** The group (`namespace.id`) that it concerns; null where it concerns a project. */
  group_id: number | null
  user_id: number
  access_level: AccessLevel
  expires_at: DateText | null
  created_at: Timestamp
}

export interface AccessRequestTable {
  id: Generated<number>
  /** The project that it concerns; null where it concerns a group. */
  project_id: number | null
  /** The group (`namespace.id`) that it concerns; null where it concerns a project. */
  group_id: number | null
  user_id: number
  requested_at: Timestamp
}

export interface ProjectTable {
  id: Generated<number>
  namespace_id: number
  /** Handed to the ghost user before its creator is deleted. */
  creator_id: number
  name: string
  /** Unique within its namespace, letter case aside. */
  path: string
  description: string | null
  visibility: Generated<Visibility>
  /** Null until the repository has a first branch or one is chosen. */
  default_branch: string | null
  /** JSON list of strings. */
  tag_list: Generated<JsonText>
  issues_enabled: Generated<Flag>
  merge_requests_enabled: Generated<Flag>
  jobs_enabled: Generated<Flag>
  wiki_enabled: Generated<Flag>
  snippets_enabled: Generated<Flag>
  container_registry_enabled: Generated<Flag>
  shared_runners_enabled: Generated<Flag>
  lfs_enabled: Generated<Flag>
  request_access_enabled: Generated<Flag>
  public_jobs: Generated<Flag>
  only_allow_merge_if_pipeline_succeeds: Generated<Flag>
  only_allow_merge_if_all_discussions_are_resolved: Generated<Flag>
  archived: Generated<Flag>
  import_status: Generated<string>
  import_error: string | null
  import_url: string | null
  runners_token: string
  avatar_url: string | null
  forked_from_project_id: number | null
  /** Counters of `nextIid`: the last number given out. */
  last_issue_iid: Generated<number>
  last_merge_request_iid: Generated<number>
  last_milestone_iid: Generated<number>
  /** Number of issues, and of those that are open. */
  issues: Generated<number>
  open_issues: Generated<number>
  /** 1: hidden, since it is being deleted, or is a fork that is being copied. */
  pending_delete: Generated<Flag>
  /** The process (`worker_process.id`) that copies the objects of a fork; null for all other projects. */
  copying_process_id: string | null
  last_activity_at: Timestamp
  created_at: Timestamp
  updated_at: Timestamp
}

/** A project shared with a group. */
export interface ProjectGroupLinkTable {
  id: Generated<number>
  project_id: number
  group_id: number
  group_access: AccessLevel
  expires_at: DateText | null
  created_at: Timestamp
}

export interface StarTable {
  user_id: number
  project_id: number
  created_at: Timestamp
}
