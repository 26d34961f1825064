/** Finds the operation of a path in which the slashes of a branch, tag, commit or file are not escaped. */

/** The contract's path that a request's path matches, and its path parameters, decoded. */
export interface PathMatch {
  path: string
  params: Record<string, string>
  /** Name of the parameter whose slashes were not escaped. */
  unescaped?: string
}

/** A path of the contract, cut at the parameter whose value may have slashes. */
interface Template {
  path: string
  head: readonly string[]
  name: string
  tail: readonly string[]
}

/** A parameter that follows one of these may have slashes. */
const collections: ReadonlySet<string | undefined> = new Set([
  'artifacts',
  'branches',
  'commits',
  'files',
  'statuses',
  'tags',
])

/**
 * Creates the function that matches such a path, in time linear to its length. Of several paths the one with the longest
 * literal end matches: `…/branches/a/b/protect` is the protection of `a/b`, never the branch `a/b/protect`.
 */
export function createSlashMatcher(
  basePath: string,
  paths: Iterable<string>,
): (target: string) => PathMatch | undefined {
  const templates = [...paths]
    .flatMap((path) => templateOf(path))
    .toSorted((a, b) => b.tail.length - a.tail.length)
  return (target) => {
    if (!target.startsWith(`${basePath}/`)) return undefined
    const segments = target.slice(basePath.length).replace(/\/$/, '').split('/')
    for (const template of templates) {
      const params = paramsOf(template, segments)
      if (params !== undefined) return { path: template.path, unescaped: template.name, params }
    }
    return undefined
  }
}

function templateOf(path: string): Template[] {
  const segments = path.split('/')
  const at = segments.findIndex(
    (segment, index) => isParameter(segment) && collections.has(segments[index - 1]),
  )
  if (at < 0) return []
  return [{ path, head: segments.slice(0, at), name: nameOf(segments[at]), tail: segments.slice(at + 1) }]
}

function paramsOf(
  { head, name, tail }: Template,
  segments: readonly string[],
): Record<string, string> | undefined {
  const end = segments.length - tail.length
  const value = segments.slice(head.length, end)
  if (value.length < 2 || tail.some((literal, index) => literal !== segments[end + index])) return undefined
  const params: Record<string, string> = { [name]: decodeURIComponent(value.join('/')) }
  for (const [index, part] of head.entries()) {
    const segment = segments[index] ?? ''
    if (isParameter(part) && segment !== '') params[nameOf(part)] = decodeURIComponent(segment)
    else if (part !== segment) return undefined
  }
  return params
}

function isParameter(segment: string | undefined): boolean {
  return segment?.startsWith('{') === true
}

function nameOf(parameter: string | undefined): string {
  return (parameter ?? '').slice(1, -1)
}
