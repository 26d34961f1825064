/** Things as the caller stands to them: what finders give and the policy judges. */
import type {
  AccessLevel,
  AwardEmojiRow,
  EnvironmentRow,
  IssueRow,
  MergeRequestRow,
  MilestoneRow,
  NamespaceRow,
  NoteRow,
  ProjectRow,
  ProtectedBranchRow,
  RunnerRow,
  UserRow,
} from '../database/tables.ts'

/** 0 stranger, 10 guest, 20 reporter, 30 developer, 40 master, 50 owner. */
export type Role = 0 | AccessLevel

/** A membership that has not expired, and the group or project it is in. */
export interface Membership {
  access_level: AccessLevel
  /** How much the member wants to hear of it, as a number. */
  notification_level: number
}

/** A namespace, and its display name after those of all that it lies in: `Atelier / Dyes`. */
export interface NamedNamespace extends NamespaceRow {
  full_name: string
}

/** A project, with what its presenters need and the role the caller has in it. */
export interface FoundProject extends ProjectRow {
  namespace: NamedNamespace
  /** The user whose namespace it lies in; null in a group. */
  owner: UserRow | null
  /** `namespace/project`. */
  full_path: string
  /** The highest of all the ways to belong: member of the project, of a group above it, of a group it is shared with. */
  role: Role
  /** The caller's memberships, as `permissions` shows them. */
  membership: { project: Membership | null; group: Membership | null }
}

/** A group or a user's namespace, with the role the caller has in it: 50 in the own one. */
export interface FoundNamespace extends NamedNamespace {
  role: Role
}

/** A group, with the role the caller has in it. */
export type FoundGroup = FoundNamespace

/** What has an author and belongs to a project. */
export interface Authored {
  author_id: number
  project: FoundProject
}

/** A runner, and how the caller stands to the projects that it works for. */
export interface FoundRunner extends RunnerRow {
  /** Those that the caller can see. */
  projects: FoundProject[]
  /** The caller's lowest and highest role in all of them. */
  least: Role
  most: Role
}

/** Where jobs deploy to. */
export interface FoundEnvironment extends EnvironmentRow {
  project: FoundProject
}

/** A merge request, with what its presenters need. */
export interface FoundMergeRequest extends MergeRequestRow {
  /** The one it would go into. */
  project: FoundProject
  author: UserRow
  assignee: UserRow | null
  milestone: MilestoneRow | null
  /** Names, sorted. */
  labels: string[]
}

/** Where a branch is or is to be, and what protects it. */
export interface BranchPlace {
  project: FoundProject
  protection: Pick<ProtectedBranchRow, 'developers_can_push' | 'developers_can_merge'> | null
}

/** An issue, with what its presenters need. */
export interface FoundIssue extends IssueRow {
  project: FoundProject
  author: UserRow
  /** In the order in which they were given. */
  assignees: UserRow[]
  milestone: MilestoneRow | null
  /** Names, sorted. */
  labels: string[]
  /** How many notes users wrote on it. */
  notes: number
}

/** A note and who wrote it. */
export interface WrittenNote extends NoteRow {
  author: UserRow
}

/** An emoji and who gave it. */
export interface Award extends AwardEmojiRow {
  user: UserRow
}
