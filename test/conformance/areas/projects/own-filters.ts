/** Queries of listProjects that list the projects of the caller. Spec: document 2, "Projects". */

/** Filters that a private project of the caller matches. */
const filters = [
  { membership: true },
  { owned: true },
  { visibility: 'private' },
  { archived: false },
  { with_issues_enabled: true },
  { with_merge_requests_enabled: true },
] as const

/** These filters, and another form of the items. */
export const queries = [...filters, { simple: true }] as const

/** How `search` matches is not specified: the text is the whole name. */
export const filtersOf = (name: string) => [...filters, { search: name }] as const
