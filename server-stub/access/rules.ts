/** The rules that the policy consists of. */
import type { Caller } from './caller.ts'
import type { Authored, Project } from '../resources/projects/record.ts'
import type { BranchSubject } from '../resources/branches/record.ts'
import type { Namespace } from '../resources/groups/record.ts'
import type { Role } from './roles.ts'
import { accessLevels, type RoleName } from '../database/access-levels.ts'

/** Permitted, denied, or denied with a reason for the caller. */
export type Verdict = boolean | string

export type Rule<Subject> = (caller: Caller, subject: Subject) => Verdict
/** A rule that concerns no record. */
export type GeneralRule = (caller: Caller) => Verdict

/** A rule with its requirement in words, for the documentation. */
export type Described<R> = R & { readonly requirement: string }

/** Adds the requirement of a rule, as a phrase that follows "requires". */
export function described<R extends (...given: never) => Verdict>(
  requirement: string,
  rule: R,
): Described<R> {
  return Object.assign(rule, { requirement })
}

/** The requirement of every rule that rejects writes to an archived project. */
export const notArchived = 'a project that is not archived'

export const anyone = described<GeneralRule>('nothing', () => true)
export const signedIn = described<GeneralRule>('authentication', (caller) => caller.kind === 'user')
export const administrator = described<GeneralRule>('an administrator', (caller) => isAdministrator(caller))
/** An administrator who acts as another user. */
export const underSudo = described<GeneralRule>(
  'an administrator who uses sudo',
  (caller) => caller.kind === 'user' && caller.sudoer !== null,
)

/** Users with `can_create_group`. */
export const mayCreateGroups = described<GeneralRule>(
  'a user with `can_create_group`, or an administrator',
  (caller) => isAdministrator(caller) || (caller.kind === 'user' && caller.user.can_create_group === 1),
)

/** At least this role in the project. */
export function from(role: RoleName): Described<Rule<Project>> {
  return described(
    `the role ${role} or higher in the project`,
    (caller, project) => isAdministrator(caller) || project.role >= accessLevels[role],
  )
}

/** At least this role in the namespace; users have the role owner in their own. */
export function inNamespace(role: RoleName): Described<Rule<Namespace>> {
  return described(
    `the role ${role} or higher in the group, or the user's own namespace`,
    (caller, namespace) => isAdministrator(caller) || namespace.role >= accessLevels[role],
  )
}

/** Every caller who sees the project. */
export const visible = described<Rule<Project>>('a caller who can see the project', (caller, project) =>
  canSee(caller, project),
)
/** Every caller who sees the group or user's namespace. */
export const visibleNamespace = described<Rule<Namespace>>(
  'a caller who can see the group',
  (caller, namespace) => canSee(caller, namespace),
)

/** At least this role in a private project; for others every caller who sees the project. */
export function readable(role: RoleName): Described<Rule<Project>> {
  return described(
    `the role ${role} or higher in a private project, or a caller who can see any other project`,
    (caller, project) =>
      project.visibility === 'private' ? from(role)(caller, project) : canSee(caller, project),
  )
}

/** The author, or at least this role in the project, unless the project is archived. */
export function authorOr(role: RoleName): Described<Rule<Authored>> {
  return described(
    `the author, or the role ${role} or higher in the project; ${notArchived}`,
    (caller, { author_id: author, project }) => {
      const isAuthor = caller.kind === 'user' && caller.user.id === author
      return unlessArchived(isAuthor ? visible : from(role))(caller, project)
    },
  )
}

/** The author, and administrators, unless the project is archived. */
export const authorOrAdministrator = described<Rule<Authored>>(
  `the author or an administrator; ${notArchived}`,
  (caller, { author_id: author, project }) => {
    const isAuthor = caller.kind === 'user' && caller.user.id === author
    return unlessArchived(isAuthor ? visible : administrator)(caller, project)
  },
)

/** Rejects every caller while the project is archived. */
export function unlessArchived(rule: Described<Rule<Project>>): Described<Rule<Project>> {
  return described(`${rule.requirement}; ${notArchived}`, (caller, project) => {
    const verdict = rule(caller, project)
    return verdict === true && project.archived === 1 ? 'The project is archived' : verdict
  })
}

/** Rejects every caller while merge requests are disabled. */
export function withMergeRequests(rule: Described<Rule<Project>>): Described<Rule<Project>> {
  return described(`${rule.requirement}; enabled merge requests`, (caller, project) =>
    project.merge_requests_enabled === 1 ? rule(caller, project) : 'Merge requests are disabled',
  )
}

/** Masters; developers if the branch is not protected, or if its protection has one of these flags. */
export function unlessProtected(
  ...flags: (keyof NonNullable<BranchSubject['protection']>)[]
): Described<Rule<BranchSubject>> {
  const requirement = `the role developer or higher in the project, master on a protected branch; ${notArchived}`
  return described(requirement, (caller, { project, protection }) => {
    const least = protection === null || flags.some((flag) => protection[flag] === 1) ? 'developer' : 'master'
    const verdict = unlessArchived(from(least))(caller, project)
    return verdict === false && from('developer')(caller, project) ? 'The branch is protected' : verdict
  })
}

export function isAdministrator(caller: Caller): boolean {
  return caller.kind === 'user' && caller.user.admin === 1
}

/** Internal records are visible to every authenticated user except external ones. */
function canSee(caller: Caller, record: { visibility: Project['visibility']; role: Role }): boolean {
  if (record.visibility === 'public' || record.role > 0 || isAdministrator(caller)) return true
  return record.visibility === 'internal' && caller.kind === 'user' && caller.user.external === 0
}
