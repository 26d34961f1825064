import type { Db } from '../store/database.ts'
import type { Belonging, Source } from '../store/members.ts'
import type {
  AccessRequestRow,
  EmailRow,
  MemberRow,
  MergeRequestRow,
  NamespaceRow,
  SshKeyRow,
  UserRow,
} from '../store/tables.ts'
import type { Caller } from './caller.ts'
import { findProject, withStanding } from './finders/project.ts'
import { findGroup, findNamespace, findNamespaceOf, namespacesWithStanding } from './finders/group.ts'
import { findAccessRequest, findMember } from './finders/member.ts'
import { findMergeRequest, withCompany } from './finders/merge-request.ts'
import { findEmail, findSshKey, findUser } from './finders/user.ts'
import type { FoundGroup, FoundMergeRequest, FoundNamespace, FoundProject } from './subjects.ts'
import type { ProjectRow } from '../store/tables.ts'

/** What finders work with. A new one is a function `(seeker, path) => Promise<Found>` in `finders/` and a line below. */
export interface Seeker {
  db: Db
  caller: Caller
  now: () => Date
}

/** One finder for each addressable thing. Each throws the one 404 for what is not there or hidden from the caller. */
export interface Find {
  /** By id or full path (letter case aside); digits alone are tried as an id first. */
  project(idOrPath: number | string): Promise<FoundProject>
  /** Rows of a list with what presenters need, in the same order; the rows must be visible to the caller. */
  projects(rows: readonly ProjectRow[]): Promise<FoundProject[]>
  group(idOrPath: number | string): Promise<FoundGroup>
  /** Rows of a list with what presenters need, in the same order; the rows must be visible to the caller. */
  groups(rows: readonly NamespaceRow[]): Promise<FoundGroup[]>
  /** A group or a user's namespace, where projects can lie. */
  namespace(idOrPath: number | string): Promise<FoundNamespace>
  /** The namespace that a user has from the start. */
  namespaceOf(user: UserRow): Promise<FoundNamespace>
  /** Somebody who belongs to this very project or group, by the user's id; who has ceased to is not found. */
  member(source: Source, userId: number): Promise<Belonging<MemberRow>>
  /** The pending request of a user to become a member of this project or group. */
  accessRequest(source: Source, userId: number): Promise<Belonging<AccessRequestRow>>
  /** A merge request into the project, by its number; deleted ones are not found. */
  mergeRequest(project: FoundProject, iid: number): Promise<FoundMergeRequest>
  /** Rows of a list of merge requests into the project with what presenters need, in the same order. */
  mergeRequests(project: FoundProject, rows: readonly MergeRequestRow[]): Promise<FoundMergeRequest[]>
  /** By id. */
  user(id: number | string): Promise<UserRow>
  /** One of the user's public keys, by id. */
  sshKey(owner: UserRow, id: number): Promise<SshKeyRow>
  /** One of the user's addresses, by id. */
  email(owner: UserRow, id: number): Promise<EmailRow>
}

export function createFind(seeker: Seeker): Find {
  return {
    project: (idOrPath) => findProject(seeker, idOrPath),
    projects: (rows) => withStanding(seeker, rows),
    group: (idOrPath) => findGroup(seeker, idOrPath),
    groups: (rows) => namespacesWithStanding(seeker, rows),
    namespace: (idOrPath) => findNamespace(seeker, idOrPath),
    namespaceOf: (user) => findNamespaceOf(seeker, user),
    member: (source, userId) => findMember(seeker, source, userId),
    accessRequest: (source, userId) => findAccessRequest(seeker, source, userId),
    mergeRequest: (project, iid) => findMergeRequest(seeker, project, iid),
    mergeRequests: (project, rows) => withCompany(seeker, project, rows),
    user: (id) => findUser(seeker, id),
    sshKey: (owner, id) => findSshKey(seeker, owner, id),
    email: (owner, id) => findEmail(seeker, owner, id),
  }
}
