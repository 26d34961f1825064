/** Where the cells are tried: a project and a group of each visibility, with a member of every role that a cell names. */
import type { AccessActor, AccessVisibility } from '../../../../generated/access.ts'
import type { GivenRepositoryProject, GivenProject } from '../../fixtures/repository.ts'
import type { GivenGroup } from '../../fixtures/given.ts'
import type { DiscussedRecords } from '../../fixtures/discussed.ts'
import { onIssue, onMergeRequest, onSnippet } from '../../fixtures/issues.ts'
import type { Actor } from '../../fixtures/actor.ts'
import { levels, memberNames, type MemberName } from '../../fixtures/roles.ts'
import { Shared } from '../../fixtures/shared.ts'
import type { CheckContext } from '../../fixtures/context.ts'

/** The shared scopes of one visibility. Each is created when a check first needs it. */
interface Scope {
  readonly project: Shared<GivenProject>
  /** The project with a record of each kind. */
  readonly repository: Shared<GivenRepositoryProject>
  readonly group: Shared<GivenGroup>
  readonly discussed: SharedDiscussed
  readonly memberships: Readonly<Record<'project' | 'group', Readonly<Record<MemberName, Shared<null>>>>>
}

/** Shared fixtures of records on which many requests have a note of their own. */
type SharedDiscussed = {
  readonly [Kind in keyof DiscussedRecords]: Shared<Awaited<ReturnType<DiscussedRecords[Kind]>>>
}

const scopes: Readonly<Record<AccessVisibility, Scope>> = {
  private: scopeOf('private'),
  internal: scopeOf('internal'),
  public: scopeOf('public'),
}

/** Makes the check use the project and group of a visibility. */
export function useSharedScope(context: CheckContext, visibility: AccessVisibility): void {
  const { project, repository, group, discussed } = scopes[visibility]
  const { owner } = context
  context.given.useShared({
    visibility,
    project: () => context.use(project),
    repository: () => context.use(repository),
    group: () => context.use(group),
    discussed: {
      issue: async () => ({ ...(await context.use(discussed.issue)), owner }),
      mergeRequest: async () => ({ ...(await context.use(discussed.mergeRequest)), owner }),
      snippet: async () => ({ ...(await context.use(discussed.snippet)), owner }),
    },
    join: (role) => joinSharedScope(context, visibility, 'project', role),
  })
}

/** Makes an actor a member of the shared project or group in their role. */
export async function joinSharedScope(
  context: CheckContext,
  visibility: AccessVisibility,
  within: 'project' | 'group',
  role: MemberName,
): Promise<void> {
  await context.use(scopes[visibility].memberships[within][role])
}

/** As `useSharedScope`, for a request that changes the scope: a new one of the check's own, with a member of every role. */
export async function useOwnScope(
  context: CheckContext,
  visibility: AccessVisibility,
  within: 'project' | 'group',
): Promise<void> {
  context.given.useShared(null)
  if (within === 'group') {
    const group = await groupOf(context, visibility)
    context.given.useShared({ visibility, group: async () => group })
  } else {
    const project = await projectOf(context, visibility)
    context.given.useShared({ visibility, project: async () => project, repository: async () => project })
  }
}

function scopeOf(visibility: AccessVisibility): Scope {
  const options = { visibility, request_access_enabled: true }
  const project = new Shared(`project, ${visibility}`, ({ given }) => given.project(options))
  const group = new Shared(`group, ${visibility}`, ({ given }) => given.group(options))
  const repository = new Shared(`repository, ${visibility}`, (context) => {
    context.given.useShared({ visibility, project: () => context.use(project) })
    return context.given.repository(options)
  })
  const inRepository = <Value>(what: string, make: (context: CheckContext) => Promise<Value>) =>
    new Shared(`${what}, ${visibility}`, (context) => {
      context.given.useShared({
        visibility,
        project: () => context.use(project),
        repository: () => context.use(repository),
      })
      return make(context)
    })
  const discussed = {
    issue: inRepository('issue with notes', (context) => onIssue.given(context, { visibility })),
    mergeRequest: inRepository('merge request with notes', (context) =>
      onMergeRequest.given(context, { visibility }),
    ),
    snippet: inRepository('snippet with notes', (context) => onSnippet.given(context, { visibility })),
  }
  const inProject = (role: MemberName) =>
    new Shared(`${role} of the project, ${visibility}`, async (context) => {
      const { owner, given } = context
      await given.member({ ...(await context.use(project)), owner }, context[role], levels[role])
      return null
    })
  const inGroup = (role: MemberName) =>
    new Shared(`${role} of the group, ${visibility}`, async (context) => {
      const { owner, given } = context
      await given.groupMember({ ...(await context.use(group)), owner }, context[role], levels[role])
      return null
    })
  const memberships = { project: ofEveryRole(inProject), group: ofEveryRole(inGroup) }
  return { project, repository, group, discussed, memberships }
}

function ofEveryRole<Value>(make: (role: MemberName) => Value): Readonly<Record<MemberName, Value>> {
  return {
    guest: make('guest'),
    reporter: make('reporter'),
    developer: make('developer'),
    master: make('master'),
  }
}

function projectOf({ given }: CheckContext, visibility: AccessVisibility): Promise<GivenRepositoryProject> {
  return given.repository({ visibility, request_access_enabled: true, members: memberNames })
}

async function groupOf(context: CheckContext, visibility: AccessVisibility): Promise<GivenGroup> {
  const group = await context.given.group({ visibility, request_access_enabled: true })
  for (const role of memberNames) await context.given.groupMember(group, context[role], levels[role])
  return group
}

const external = new Shared('external user', ({ given }) => given.user({ external: true }, 'external'))

/** The actor of a column; the author is the user who created the record. */
export async function actorOf(context: CheckContext, actor: AccessActor, author: Actor): Promise<Actor> {
  if (actor === 'author') return context.as(author)
  if (actor === 'external') return context.as(await context.use(external))
  if (actor === 'administrator') return context.admin
  return actor === 'anonymous' ? context.anonymous : context.actor(actor)
}
