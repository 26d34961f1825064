/** Finds the operation of a request by method and path. */
import createRouter from 'find-my-way'
import type { Contract, Operation } from './contract.ts'
import { HttpError } from './errors.ts'
import { createSlashMatcher, type PathMatch } from './unescaped-slashes.ts'

/** The operations of one path of the contract by method. */
type PathEntry<Op extends string> = Map<string, Operation<Op>>

interface Found<Op extends string> extends PathMatch {
  entry: PathEntry<Op>
}

/** The operation of a request, and its path parameters, decoded. */
export interface Route<Op extends string = string> {
  operation: Operation<Op>
  params: Readonly<Record<string, string>>
  /** Name of a path parameter whose slashes were not escaped as `%2F`. */
  unescaped?: string
}

export interface RouteTable<Op extends string> {
  /** Throws 404 for an unknown route, 405 with `Allow`, or 400 if the target cannot be decoded. */
  find(method: string, target: string): Route<Op>
  /** The methods of a path; throws as `find` does if it is unknown. */
  methods(target: string): string[]
}

export function createRouteTable<Op extends string>({ basePath, operations }: Contract<Op>): RouteTable<Op> {
  const entries = new Map<string, PathEntry<Op>>()
  for (const operation of operations.values()) {
    const { path, method } = operation.facts
    const entry: PathEntry<Op> = entries.get(path) ?? new Map()
    entries.set(path, entry.set(method, operation))
  }
  const find = routerOver(basePath, entries)
  return {
    find: (method, target) => {
      const { entry, params, unescaped } = find(target)
      const operation = entry.get(method === 'HEAD' ? 'GET' : method)
      if (operation === undefined) {
        throw new HttpError('method-not-allowed', { headers: { Allow: methodsOf(entry).join(', ') } })
      }
      return unescaped === undefined ? { operation, params } : { operation, params, unescaped }
    },
    methods: (target) => methodsOf(find(target).entry),
  }
}

function routerOver<Op extends string>(
  basePath: string,
  entries: ReadonlyMap<string, PathEntry<Op>>,
): (target: string) => Found<Op> {
  const matchers = [createMatcher(basePath, entries.keys()), createSlashMatcher(basePath, entries.keys())]
  return (target) => {
    rejectUndecodable(target)
    for (const match of matchers) {
      const found = match(target)
      const entry = found && entries.get(found.path)
      if (found !== undefined && entry !== undefined) return { ...found, entry }
    }
    throw new HttpError('unknown-route')
  }
}

/** Matches paths in which every slash of a parameter is escaped. */
function createMatcher(basePath: string, paths: Iterable<string>): (target: string) => PathMatch | undefined {
  const router = createRouter({ ignoreTrailingSlash: true, maxParamLength: 100_000 })
  for (const path of paths) {
    // All methods share one node, to distinguish a known path with another method from an unknown path.
    router.on('GET', basePath + path.replaceAll(/\{(\w+)\}/g, ':$1'), () => undefined, path)
  }
  return (target) => {
    const found = router.find('GET', target)
    if (found === null) return undefined
    const params = Object.entries(found.params).map(([name, value]) => [name, value ?? ''] as const)
    if (params.some(([, value]) => value === '')) return undefined
    return { path: String(found.store), params: Object.fromEntries(params) }
  }
}

function rejectUndecodable(target: string): void {
  if (!target.includes('%')) return
  try {
    if (!decodeURIComponent(target).includes('\0')) return
  } catch {
    // A broken % escape
  }
  throw new HttpError('malformed', { message: 'The URL cannot be decoded' })
}

function methodsOf(entry: ReadonlyMap<string, unknown>): string[] {
  const declared = [...entry.keys()]
  return [...declared, ...(declared.includes('GET') ? ['HEAD'] : []), 'OPTIONS']
}
