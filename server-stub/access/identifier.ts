/** Largest integer that both databases store as an id. */
const largestId = 2_147_483_647

/** A text of digits or a number as an id; undefined if no record can have that id. */
export function asId(value: number | string): number | undefined {
  if (typeof value === 'string' && !/^[1-9][0-9]{0,9}$/.test(value)) return undefined
  const id = Number(value)
  return Number.isInteger(id) && id >= 1 && id <= largestId ? id : undefined
}

/** The id, or 0, which no record has, if the databases cannot store it. */
export function keptId(id: number | string): number {
  return asId(id) ?? 0
}

/** `group/sub` and `project` of `group/sub/project`; undefined without a slash. */
export function splitPath(fullPath: string): { namespace: string; path: string } | undefined {
  const slash = fullPath.lastIndexOf('/')
  if (slash < 1) return undefined
  return { namespace: fullPath.slice(0, slash), path: fullPath.slice(slash + 1) }
}
