/** The words that the policy is written in. */
import type { Caller } from './caller.ts'
import type { Authored, Project } from '../resources/projects/record.ts'
import type { BranchSubject } from '../resources/branches/record.ts'
import type { Namespace } from '../resources/groups/record.ts'
import type { Role } from './roles.ts'

/** Yes, no, or no with a reason that the caller is told. */
export type Verdict = boolean | string

export type Rule<Subject> = (caller: Caller, subject: Subject) => Verdict
/** A rule about the instance, not about one thing in it. */
export type GeneralRule = (caller: Caller) => Verdict

/** A rule that says in words what it requires, for readers of the documentation. */
export type Described<R> = R & { readonly requirement: string }

/** Adds to a rule what it requires, in words that follow "requires". */
export function described<R extends (...given: never) => Verdict>(
  requirement: string,
  rule: R,
): Described<R> {
  return Object.assign(rule, { requirement })
}

const roles = { guest: 10, reporter: 20, developer: 30, master: 40, owner: 50 } as const satisfies Record<
  string,
  Role
>
export type RoleName = keyof typeof roles

export const anyone = described<GeneralRule>('nothing', () => true)
export const signedIn = described<GeneralRule>('authentication', (caller) => caller.kind === 'user')
export const administrator = described<GeneralRule>('an administrator', (caller) => isAdministrator(caller))
/** An administrator who acts as somebody. */
export const underSudo = described<GeneralRule>(
  'an administrator who uses sudo',
  (caller) => caller.kind === 'user' && caller.sudoer !== null,
)

/** Users who were given the right to make groups. */
export const mayCreateGroups = described<GeneralRule>(
  'a user with `can_create_group`, or an administrator',
  (caller) => isAdministrator(caller) || (caller.kind === 'user' && caller.user.can_create_group === 1),
)

/** At least this role in the project. */
export function from(role: RoleName): Described<Rule<Project>> {
  return described(
    `the role ${role} or higher in the project`,
    (caller, project) => isAdministrator(caller) || project.role >= roles[role],
  )
}

/** At least this role in the namespace; its user is the owner of a user's namespace. */
export function inNamespace(role: RoleName): Described<Rule<Namespace>> {
  return described(
    `the role ${role} or higher in the group, or the user's own namespace`,
    (caller, namespace) => isAdministrator(caller) || namespace.role >= roles[role],
  )
}

/** Whoever can see the project. */
export const visible = described<Rule<Project>>('that the caller can see the project', (caller, project) =>
  canSee(caller, project),
)
/** Whoever can see the group or user's namespace. */
export const visibleNamespace = described<Rule<Namespace>>(
  'that the caller can see the group',
  (caller, namespace) => canSee(caller, namespace),
)

/** At least this role in a private project; in others everybody who can see it. */
export function readable(role: RoleName): Described<Rule<Project>> {
  return described(
    `the role ${role} or higher in a private project; that the caller can see any other project`,
    (caller, project) =>
      project.visibility === 'private' ? from(role)(caller, project) : canSee(caller, project),
  )
}

/** Who wrote it, or at least this role in its project; nobody while the project is archived. */
export function authorOr(role: RoleName): Described<Rule<Authored>> {
  return described(
    `the author, or the role ${role} or higher in the project`,
    (caller, { author_id: author, project }) => {
      const wrote = caller.kind === 'user' && caller.user.id === author
      return unlessArchived(wrote ? visible : from(role))(caller, project)
    },
  )
}

/** Who made it, and administrators. */
export const authorOrAdministrator = described<Rule<Pick<Authored, 'author_id'>>>(
  'the author or an administrator',
  (caller, { author_id: author }) =>
    isAdministrator(caller) || (caller.kind === 'user' && caller.user.id === author),
)

/** An archived project can be read, not written: whoever asks. */
export function unlessArchived(rule: Described<Rule<Project>>): Described<Rule<Project>> {
  return described(`${rule.requirement}; the project is not archived`, (caller, project) => {
    const verdict = rule(caller, project)
    return verdict === true && project.archived === 1 ? 'The project is archived' : verdict
  })
}

/** Merge requests into the project: nobody's business while they are turned off. */
export function withMergeRequests(rule: Described<Rule<Project>>): Described<Rule<Project>> {
  return described(`${rule.requirement}; merge requests are turned on`, (caller, project) =>
    project.merge_requests_enabled === 1 ? rule(caller, project) : 'Merge requests are turned off',
  )
}

/** Masters; developers too where nothing protects the branch, or its protection lets them do one of these. */
export function unlessProtected(
  ...open: (keyof NonNullable<BranchSubject['protection']>)[]
): Described<Rule<BranchSubject>> {
  const requirement = 'the role developer or higher in the project, master on a protected branch'
  return described(requirement, (caller, { project, protection }) => {
    const least = protection === null || open.some((flag) => protection[flag] === 1) ? 'developer' : 'master'
    const verdict = unlessArchived(from(least))(caller, project)
    return verdict === false && from('developer')(caller, project) ? 'The branch is protected' : verdict
  })
}

export function isAdministrator(caller: Caller): boolean {
  return caller.kind === 'user' && caller.user.admin === 1
}

/** Internal things are open to every signed-in user except external ones. */
export function canSee(caller: Caller, thing: { visibility: Project['visibility']; role: Role }): boolean {
  if (thing.visibility === 'public' || thing.role > 0 || isAdministrator(caller)) return true
  return thing.visibility === 'internal' && caller.kind === 'user' && caller.user.external === 0
}
