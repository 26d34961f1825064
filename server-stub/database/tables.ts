/** All tables by name, and the types of their rows. */
import type { Insertable, Selectable, Updateable } from 'kysely'
import type { EventCountTable, EventTable, TodoTable } from './tables/activity.ts'
import type { BroadcastMessageTable, NotificationSettingTable } from './tables/announcements.ts'
import type {
  BuildVariableTable,
  DeployKeyTable,
  EnvironmentTable,
  JobFileChunkTable,
  JobFileTable,
  JobTable,
  PipelineTable,
  PipelineTriggerTable,
  RunnerProjectTable,
  RunnerTable,
  WorkCountTable,
} from './tables/ci.ts'
import type {
  ApplicationSettingTable,
  RequestCountTable,
  SeedingTable,
  WorkerProcessTable,
} from './tables/instance.ts'
import type {
  BoardListTable,
  BoardTable,
  IssueAssigneeTable,
  IssueLabelTable,
  IssueCountTable,
  IssueTable,
  IssueVersionTable,
} from './tables/issues.ts'
import type { AwardEmojiTable, NoteTable, SnippetTable } from './tables/notes.ts'
import type {
  AccessTokenTable,
  EmailTable,
  IdentityTable,
  SessionTable,
  SignInAttemptTable,
  SshKeyTable,
  UserTable,
} from './tables/users.ts'
import type {
  LabelTable,
  MergeRequestLabelTable,
  MergeRequestTable,
  MilestoneTable,
  SubscriptionTable,
} from './tables/planning.ts'
import type {
  AccessRequestTable,
  MemberTable,
  NamespaceAncestorTable,
  NamespaceTable,
  ProjectGroupLinkTable,
  ProjectTable,
  StarTable,
} from './tables/projects.ts'
import type {
  CommitCommentTable,
  CommitStatusTable,
  GitObjectTable,
  GitRefTable,
  ProtectedBranchTable,
  ReleaseTable,
} from './tables/repository.ts'

export type { AccessLevel, DateText, Flag, JsonText, Timestamp, Visibility } from './tables/columns.ts'
export type { JobState } from './tables/ci.ts'
export type { CommitStatusState } from './tables/repository.ts'

/** The schema for the query builder. @internal */
export interface Tables {
  user: UserTable
  identity: IdentityTable
  access_token: AccessTokenTable
  session: SessionTable
  sign_in_attempt: SignInAttemptTable
  request_count: RequestCountTable
  ssh_key: SshKeyTable
  email: EmailTable
  namespace: NamespaceTable
  namespace_ancestor: NamespaceAncestorTable
  member: MemberTable
  access_request: AccessRequestTable
  project: ProjectTable
  project_group_link: ProjectGroupLinkTable
  star: StarTable
  git_object: GitObjectTable
  git_ref: GitRefTable
  protected_branch: ProtectedBranchTable
  commit_comment: CommitCommentTable
  commit_status: CommitStatusTable
  release: ReleaseTable
  label: LabelTable
  milestone: MilestoneTable
  merge_request: MergeRequestTable
  merge_request_label: MergeRequestLabelTable
  subscription: SubscriptionTable
  issue: IssueTable
  issue_count: IssueCountTable
  issue_version: IssueVersionTable
  issue_assignee: IssueAssigneeTable
  issue_label: IssueLabelTable
  board: BoardTable
  board_list: BoardListTable
  snippet: SnippetTable
  note: NoteTable
  award_emoji: AwardEmojiTable
  event: EventTable
  event_count: EventCountTable
  todo: TodoTable
  broadcast_message: BroadcastMessageTable
  notification_setting: NotificationSettingTable
  pipeline: PipelineTable
  job: JobTable
  job_file: JobFileTable
  job_file_chunk: JobFileChunkTable
  runner: RunnerTable
  runner_project: RunnerProjectTable
  pipeline_trigger: PipelineTriggerTable
  build_variable: BuildVariableTable
  environment: EnvironmentTable
  deploy_key: DeployKeyTable
  work_count: WorkCountTable
  application_setting: ApplicationSettingTable
  worker_process: WorkerProcessTable
  seeding: SeedingTable
}

/** A row as it is read: `Row<'project'>`. @internal */
export type Row<Name extends keyof Tables> = Selectable<Tables[Name]>
/** A row as it is inserted: columns with a default are optional, and have it when they are undefined. @internal */
export type NewRow<Name extends keyof Tables> = OrUndefined<Insertable<Tables[Name]>>
type OrUndefined<Columns> = {
  [Name in keyof Columns]: Columns[Name] | (object extends Pick<Columns, Name> ? undefined : never)
}
/** The columns an update may set. @internal */
export type RowChange<Name extends keyof Tables> = Updateable<Tables[Name]>

/** @internal */
export type UserRow = Row<'user'>
/** @internal */
export type IdentityRow = Row<'identity'>
/** @internal */
export type AccessTokenRow = Row<'access_token'>
/** @internal */
export type SshKeyRow = Row<'ssh_key'>
/** @internal */
export type EmailRow = Row<'email'>
/** @internal */
export type NamespaceRow = Row<'namespace'>
/** @internal */
export type MemberRow = Row<'member'>
/** @internal */
export type AccessRequestRow = Row<'access_request'>
/** @internal */
export type ProjectRow = Row<'project'>
/** @internal */
export type ProjectGroupLinkRow = Row<'project_group_link'>
/** @internal */
export type ProtectedBranchRow = Row<'protected_branch'>
/** @internal */
export type CommitCommentRow = Row<'commit_comment'>
/** @internal */
export type CommitStatusRow = Row<'commit_status'>
/** @internal */
export type ReleaseRow = Row<'release'>
/** @internal */
export type LabelRow = Row<'label'>
/** @internal */
export type MilestoneRow = Row<'milestone'>
/** @internal */
export type MergeRequestRow = Row<'merge_request'>
/** @internal */
export type SubscriptionRow = Row<'subscription'>
/** @internal */
export type IssueRow = Row<'issue'>
/** @internal */
export type BoardRow = Row<'board'>
/** @internal */
export type BoardListRow = Row<'board_list'>
/** @internal */
export type SnippetRow = Row<'snippet'>
/** @internal */
export type NoteRow = Row<'note'>
/** @internal */
export type AwardEmojiRow = Row<'award_emoji'>
/** @internal */
export type EventRow = Row<'event'>
/** @internal */
export type TodoRow = Row<'todo'>
/** @internal */
export type BroadcastMessageRow = Row<'broadcast_message'>
/** @internal */
export type NotificationSettingRow = Row<'notification_setting'>
/** @internal */
export type PipelineRow = Row<'pipeline'>
/** @internal */
export type JobRow = Row<'job'>
/** @internal */
export type JobFileRow = Row<'job_file'>
/** @internal */
export type RunnerRow = Row<'runner'>
/** @internal */
export type PipelineTriggerRow = Row<'pipeline_trigger'>
/** @internal */
export type BuildVariableRow = Row<'build_variable'>
/** @internal */
export type EnvironmentRow = Row<'environment'>
/** @internal */
export type DeployKeyRow = Row<'deploy_key'>
