import type { CheckContext } from '../../../fixtures/context.ts'
import { createState } from '../../../fixtures/provisioning.ts'
import { excludedBy, none, type Create, type Filtered } from './filtered.ts'

export async function projects(context: CheckContext): Promise<Filtered> {
  const { admin, given, guest, nonMember } = context
  const by = await given.user()
  const word = context.uniqueName('project')
  const project = await given.project({ by, name: word, visibility: 'public' })
  await given.member(project, guest, 10)
  const withoutIssues = await given.project({
    by,
    name: `${word}-2`,
    visibility: 'public',
    issues_enabled: false,
  })
  const withoutRequests = await given.project({
    by,
    name: `${word}-3`,
    visibility: 'public',
    merge_requests_enabled: false,
  })
  return {
    by,
    path: {},
    query: {
      search: word,
      owned: true,
      membership: true,
      visibility: 'public',
      archived: false,
      with_issues_enabled: true,
      with_merge_requests_enabled: true,
    },
    value: project.id,
    excluding: [
      ...excludedBy({ search: none }, { visibility: 'private' }, { archived: true }, { starred: true }),
      { by: guest },
      { by: admin },
      { by: nonMember, query: { owned: undefined } },
      { value: withoutIssues.id },
      { value: withoutRequests.id },
    ],
  }
}

export async function projectsOfGroup(context: CheckContext): Promise<Filtered> {
  const { admin, given, nonMember } = context
  const group = await given.group({ visibility: 'public' })
  const { id, name } = await given.projectIn(group, { visibility: 'public' })
  return {
    by: group.owner,
    path: group.path,
    query: { search: name, owned: true, visibility: 'public', archived: false },
    value: id,
    excluding: [
      ...excludedBy({ search: none }, { visibility: 'private' }, { archived: true }, { starred: true }),
      { by: nonMember },
      { by: admin },
    ],
  }
}

/** The same projects with a star of each caller, which only the provisioning creates. */
export const starred =
  (create: Create): Create =>
  async (context) => {
    const { by, query, value, excluding, ...rest } = await create(context)
    const others = excluding.filter(({ query: changed = {} }) => !('starred' in changed))
    const given = others.filter((each) => each.by !== undefined || each.value !== undefined)
    for (const { by: user = by, value: project = value } of [{}, ...given]) {
      await createState(context, 'stars', { project_id: project, user_id: user.id })
    }
    return { ...rest, by, query: { ...query, starred: true }, value, excluding: others }
  }

/** Which groups of other users are available is not specified. */
export async function availableGroups(context: CheckContext): Promise<Filtered> {
  const { query, excluding, ...rest } = await groups(context)
  return {
    ...rest,
    query: { ...query, owned: undefined, all_available: true },
    excluding: excluding.filter(({ by }) => by === undefined),
  }
}

export async function groups({ admin, given, guest }: CheckContext): Promise<Filtered> {
  const by = await given.user({ can_create_group: true })
  const [group, other] = [await given.group({ by }), await given.group({ by })]
  await given.groupMember(group, guest, 10)
  return {
    by,
    path: {},
    query: { search: group.ownPath, owned: true, skip_groups: [other.id] },
    value: group.id,
    excluding: [
      ...excludedBy(
        { search: none },
        { skip_groups: [group.id] },
        { skip_groups: [other.id, group.id] },
        { skip_groups: [group.id, other.id] },
      ),
      { by: guest },
      { by: admin },
    ],
  }
}

export async function users(context: CheckContext): Promise<Filtered> {
  const { admin, given } = context
  const word = context.uniqueName('crowd')
  const provider = 'ldap'
  const user = async (number: number, attributes: { readonly external: boolean }) => {
    const [username, extern_uid] = [`${word}-${number}`, `${word}-uid-${number}`]
    const { id, account } = await given.user({ username, provider, extern_uid, ...attributes })
    return { id, email: account.email, filters: { username, extern_uid } }
  }
  const external = await user(1, { external: true })
  const internal = await user(2, { external: false })
  const blocked = await user(3, { external: true })
  const blockedInternal = await user(4, { external: false })
  for (const { id } of [blocked, blockedInternal]) await admin.call('blockUser', { path: { id } })
  const ofBlocked = { active: undefined, blocked: true }
  return {
    by: admin,
    path: {},
    query: { search: word, external: true, active: true, provider, ...external.filters },
    value: external.id,
    including: [{ search: external.email }],
    excluding: [
      ...excludedBy(
        { search: none },
        { username: none },
        { extern_uid: none },
        { provider: none },
        ofBlocked,
      ),
      // The beginning of an identity identifies no user.
      ...excludedBy({ extern_uid: `${word}-uid-` }),
      { value: internal.id, query: internal.filters },
      { value: blocked.id, query: blocked.filters },
      ...[{ search: none }, { provider: none }, { extern_uid: none }].map((changed) => ({
        value: blocked.id,
        query: { ...ofBlocked, ...blocked.filters, ...changed },
      })),
      { value: blockedInternal.id, query: { ...ofBlocked, ...blockedInternal.filters } },
    ],
  }
}
