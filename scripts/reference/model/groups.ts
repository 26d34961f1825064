/** The areas of the sidebar by topic. An area that is in no group is listed under "More". */
const groups: readonly (readonly [title: string, areas: readonly string[]])[] = [
  ['Users and projects', ['projects', 'groups', 'members', 'access-requests', 'users']],
  ['Planning and review', ['issues', 'merge-requests', 'notes', 'award-emoji', 'boards', 'todos', 'events']],
  ['Repository', ['branches', 'commits', 'tags', 'files']],
  ['Continuous integration', ['jobs', 'runners', 'triggers', 'variables']],
  ['Instance', ['settings', 'broadcast-messages', 'notification-settings', 'worker-metrics']],
]

export interface Group<Entry> {
  readonly title: string
  readonly areas: readonly Entry[]
}

/** Sorts areas into their groups, in the order of the groups; empty groups are left out. */
export function grouped<Entry extends { readonly name: string }>(areas: readonly Entry[]): Group<Entry>[] {
  const known = new Set(groups.flatMap(([, names]) => names))
  const others = areas.flatMap(({ name }) => (known.has(name) ? [] : [name]))
  return [...groups, ['More', others] as const].flatMap(([title, names]) => {
    const members = names.flatMap((name) => areas.filter((area) => area.name === name))
    return members.length === 0 ? [] : [{ title, areas: members }]
  })
}
