import type { Db } from '../database/connection.ts'
import type { Awarded } from '../resources/award-emoji/queries.ts'
import type { LabelledList } from '../resources/boards/queries.ts'
import type { PlacedJob } from '../resources/jobs/queries.ts'
import type { Belonging, Source } from '../resources/members/queries.ts'
import type { Noted } from '../resources/notes/queries.ts'
import type {
  AccessRequestRow,
  AwardEmojiRow,
  BoardRow,
  BroadcastMessageRow,
  BuildVariableRow,
  EmailRow,
  IssueRow,
  MemberRow,
  MergeRequestRow,
  NamespaceRow,
  NoteRow,
  PipelineRow,
  PipelineTriggerRow,
  SnippetRow,
  SshKeyRow,
  TodoRow,
  UserRow,
} from '../database/tables.ts'
import type { Caller } from './caller.ts'
import { findBoard, findBoardList } from './finders/board.ts'
import { findBroadcastMessage } from './finders/broadcast-message.ts'
import { findEnvironment, findJob, findPipeline, findTrigger, findVariable } from './finders/ci.ts'
import { findIssue, issuesFound } from './finders/issue.ts'
import { findAward, findNote, withAuthors, withGivers } from './finders/note.ts'
import { findSnippet } from './finders/snippet.ts'
import { findProject, projectsWithRelations } from './finders/project.ts'
import { findGroup, findNamespace, findNamespaceOf, namespacesWithRelations } from './finders/group.ts'
import { findAccessRequest, findMember } from './finders/member.ts'
import { findMergeRequest, mergeRequestsWithRelations } from './finders/merge-request.ts'
import { findRunner } from './finders/runner.ts'
import { findTodo } from './finders/todo.ts'
import { findEmail, findSshKey, findUser, findUserNamed } from './finders/user.ts'
import type { AwardEmoji } from '../resources/award-emoji/record.ts'
import type { Environment } from '../resources/jobs/record.ts'
import type { Group, Namespace } from '../resources/groups/record.ts'
import type { Issue } from '../resources/issues/record.ts'
import type { MergeRequest } from '../resources/merge-requests/record.ts'
import type { Project } from '../resources/projects/record.ts'
import type { Runner } from '../resources/runners/record.ts'
import type { Note } from '../resources/notes/record.ts'
import type { ProjectRow } from '../database/tables.ts'

/** What finders work with. A new one is a function `(seeker, path) => Promise<Found>` in `finders/` and a line below. */
export interface FinderContext {
  db: Db
  caller: Caller
  now: () => Date
}

/** One finder for each addressable thing. Each throws the one 404 for what is not there or hidden from the caller. */
export interface Find {
  /** By id or full path (letter case aside); digits alone are tried as an id first. */
  project(idOrPath: number | string): Promise<Project>
  /** Rows of a list with what presenters need, in the same order; the rows must be visible to the caller. */
  projects(rows: readonly ProjectRow[]): Promise<Project[]>
  group(idOrPath: number | string): Promise<Group>
  /** Rows of a list with what presenters need, in the same order; the rows must be visible to the caller. */
  groups(rows: readonly NamespaceRow[]): Promise<Group[]>
  /** A group or a user's namespace, where projects can lie. */
  namespace(idOrPath: number | string): Promise<Namespace>
  /** The namespace that a user has from the start. */
  namespaceOf(user: UserRow): Promise<Namespace>
  /** Somebody who belongs to this very project or group, by the user's id; who has ceased to is not found. */
  member(source: Source, userId: number): Promise<Belonging<MemberRow>>
  /** The pending request of a user to become a member of this project or group. */
  accessRequest(source: Source, userId: number): Promise<Belonging<AccessRequestRow>>
  /** A merge request into the project, by its number; deleted ones are not found. */
  mergeRequest(project: Project, iid: number): Promise<MergeRequest>
  /** Rows of a list of merge requests into the project with what presenters need, in the same order. */
  mergeRequests(project: Project, rows: readonly MergeRequestRow[]): Promise<MergeRequest[]>
  /** An issue of the project, by its number; confidential ones only where the caller may see them. */
  issue(project: Project, iid: number): Promise<Issue>
  /** Rows of a list with what presenters need, in the same order; the rows must be visible to the caller. */
  issues(rows: readonly IssueRow[]): Promise<Issue[]>
  /** A snippet of the project, by id. */
  snippet(project: Project, id: number): Promise<SnippetRow>
  /** A note on the thing, by id. */
  note(on: Noted, id: number): Promise<Note>
  /** Rows of a list with what presenters need, in the same order. */
  notes(rows: readonly NoteRow[]): Promise<Note[]>
  /** An emoji on the thing, by id. */
  award(on: Awarded, id: number): Promise<AwardEmoji>
  /** Rows of a list with what presenters need, in the same order. */
  awards(rows: readonly AwardEmojiRow[]): Promise<AwardEmoji[]>
  /** A board of the project, by id. */
  board(project: Project, id: number): Promise<BoardRow>
  /** A list of the board, by id; deleted ones are not found. */
  boardList(board: BoardRow, id: number): Promise<LabelledList>
  /** A message to everybody, by id. */
  broadcastMessage(id: number): Promise<BroadcastMessageRow>
  /** A pipeline of the project, by id. */
  pipeline(project: Project, id: number): Promise<PipelineRow>
  /** A job of the project, by id. */
  job(project: Project, id: number): Promise<PlacedJob>
  /** A runner by id; specific ones only where the caller belongs to a project of theirs. */
  runner(id: number): Promise<Runner>
  /** A trigger of the project, by id. */
  trigger(project: Project, id: number): Promise<PipelineTriggerRow>
  /** A build variable of the project, by key. */
  variable(project: Project, key: string): Promise<BuildVariableRow>
  /** An environment by id, with its project. */
  environment(id: number): Promise<Environment>
  /** By id. */
  user(id: number | string): Promise<UserRow>
  /** By id or username (letter case aside); digits alone are tried as an id first. */
  userNamed(idOrUsername: number | string): Promise<UserRow>
  /** One of the caller's todos, by id. */
  todo(id: number): Promise<TodoRow>
  /** One of the user's public keys, by id. */
  sshKey(owner: UserRow, id: number): Promise<SshKeyRow>
  /** One of the user's addresses, by id. */
  email(owner: UserRow, id: number): Promise<EmailRow>
}

export function createFind(seeker: FinderContext): Find {
  return {
    project: (idOrPath) => findProject(seeker, idOrPath),
    projects: (rows) => projectsWithRelations(seeker, rows),
    group: (idOrPath) => findGroup(seeker, idOrPath),
    groups: (rows) => namespacesWithRelations(seeker, rows),
    namespace: (idOrPath) => findNamespace(seeker, idOrPath),
    namespaceOf: (user) => findNamespaceOf(seeker, user),
    member: (source, userId) => findMember(seeker, source, userId),
    accessRequest: (source, userId) => findAccessRequest(seeker, source, userId),
    mergeRequest: (project, iid) => findMergeRequest(seeker, project, iid),
    mergeRequests: (project, rows) => mergeRequestsWithRelations(seeker, project, rows),
    issue: (project, iid) => findIssue(seeker, project, iid),
    issues: (rows) => issuesFound(seeker, rows),
    snippet: (project, id) => findSnippet(seeker, project, id),
    note: (on, id) => findNote(seeker, on, id),
    notes: (rows) => withAuthors(seeker, rows),
    award: (on, id) => findAward(seeker, on, id),
    awards: (rows) => withGivers(seeker, rows),
    board: (project, id) => findBoard(seeker, project, id),
    boardList: (board, id) => findBoardList(seeker, board, id),
    broadcastMessage: (id) => findBroadcastMessage(seeker, id),
    pipeline: (project, id) => findPipeline(seeker, project, id),
    job: (project, id) => findJob(seeker, project, id),
    runner: (id) => findRunner(seeker, id),
    trigger: (project, id) => findTrigger(seeker, project, id),
    variable: (project, key) => findVariable(seeker, project, key),
    environment: (id) => findEnvironment(seeker, id),
    user: (id) => findUser(seeker, id),
    userNamed: (name) => findUserNamed(seeker, name),
    todo: (id) => findTodo(seeker, id),
    sshKey: (owner, id) => findSshKey(seeker, owner, id),
    email: (owner, id) => findEmail(seeker, owner, id),
  }
}
