/** Finds records as the caller sees them. */
import type { BoardList } from './resources/boards/record.ts'
import type { AccessRequest } from './resources/access-requests/record.ts'
import type { Member, MemberSource } from './resources/members/record.ts'
import type {
  BoardRow,
  BroadcastMessageRow,
  BuildVariableRow,
  EmailRow,
  PipelineRow,
  SnippetRow,
  SshKeyRow,
  UserRow,
} from './database/tables.ts'
import type { AwardableId, AwardEmoji } from './resources/award-emoji/record.ts'
import type { Environment, Job } from './resources/jobs/record.ts'
import type { Group, Namespace } from './resources/groups/record.ts'
import type { Issue } from './resources/issues/record.ts'
import type { LoadedTodo } from './resources/todos/record.ts'
import type { MergeRequest } from './resources/merge-requests/record.ts'
import type { Project } from './resources/projects/record.ts'
import type { Runner } from './resources/runners/record.ts'
import type { Note, NoteableId } from './resources/notes/record.ts'
import type { Trigger } from './resources/triggers/record.ts'

/**
 * One finder for each kind of record. A finder is the condition of the list plus the id; it throws 404 for what does not
 * exist or is not visible to the caller.
 */
export interface Find {
  /** By id or full path (letter case aside); digits alone are tried as an id first. */
  project(idOrPath: number | string): Promise<Project>
  /** The projects of these ids, in the same order; they must be visible to the caller. */
  projects(ids: readonly number[]): Promise<Project[]>
  group(idOrPath: number | string): Promise<Group>
  /** A group or a user's namespace, which can contain projects. */
  namespace(idOrPath: number | string): Promise<Namespace>
  /** The namespace that a user has from the start. */
  namespaceOf(user: UserRow): Promise<Namespace>
  /** A member of this very project or group, by user id; expired memberships are not found. */
  member(source: MemberSource, userId: number): Promise<Member>
  /** The pending request of a user to become a member of this project or group. */
  accessRequest(source: MemberSource, userId: number): Promise<AccessRequest>
  /** A merge request into the project, by its number. */
  mergeRequest(project: Project, iid: number): Promise<MergeRequest>
  /** The merge requests of these ids, in the same order; they must be visible to the caller. */
  mergeRequests(ids: readonly number[]): Promise<MergeRequest[]>
  /** An issue of the project, by its number; confidential ones only where the caller may see them. */
  issue(project: Project, iid: number): Promise<Issue>
  /** The issues of these ids, in the same order; they must be visible to the caller. */
  issues(ids: readonly number[]): Promise<Issue[]>
  /** A snippet of the project, by id. */
  snippet(project: Project, id: number): Promise<SnippetRow>
  /** A note on a record that the caller sees, by id. */
  note(on: NoteableId, id: number): Promise<Note>
  /** The notes of these ids, in the same order; they must be visible to the caller. */
  notes(ids: readonly number[]): Promise<Note[]>
  /** An award emoji on a record that the caller sees, by id. */
  award(on: AwardableId, id: number): Promise<AwardEmoji>
  /** An award emoji on a note of a record that the caller sees, by id. */
  awardOnNote(on: NoteableId, noteId: number, id: number): Promise<AwardEmoji>
  /** The award emoji of these ids, in the same order; they must be visible to the caller. */
  awards(ids: readonly number[]): Promise<AwardEmoji[]>
  /** A board of the project, by id. */
  board(project: Project, id: number): Promise<BoardRow>
  /** A list of the board, by id; deleted ones are not found. */
  boardList(board: BoardRow, id: number): Promise<BoardList>
  /** A broadcast message, by id. */
  broadcastMessage(id: number): Promise<BroadcastMessageRow>
  /** A pipeline of the project, by id. */
  pipeline(project: Project, id: number): Promise<PipelineRow>
  /** A job of the project, by id. */
  job(project: Project, id: number): Promise<Job>
  /** A runner, by id; specific runners are visible to members of their projects. */
  runner(id: number): Promise<Runner>
  /** A trigger of the project, by id. */
  trigger(project: Project, id: number): Promise<Trigger>
  /** A build variable of the project, by key. */
  variable(project: Project, key: string): Promise<BuildVariableRow>
  /** An environment by id, with its project. */
  environment(id: number | string): Promise<Environment>
  /** By id. */
  user(id: number | string): Promise<UserRow>
  /** By id or username (letter case aside); digits alone are tried as an id first. */
  userByIdOrUsername(idOrUsername: number | string): Promise<UserRow>
  /** One of the caller's todos, by id. */
  todo(id: number): Promise<LoadedTodo>
  /** An SSH key of the user, by id. */
  sshKey(owner: UserRow, id: number): Promise<SshKeyRow>
  /** An email address of the user, by id. */
  email(owner: UserRow, id: number): Promise<EmailRow>
}
