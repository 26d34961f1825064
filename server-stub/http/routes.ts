/** Finds the operation of a request by method and path. */
import createRouter from 'find-my-way'
import type { Contract, Operation } from './contract.ts'
import { HttpError } from './errors.ts'
import { memo } from './memo.ts'
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

export function createRouteTable<Op extends string>(contract: Contract<Op>): RouteTable<Op> {
  const entries = new Map<string, PathEntry<Op>>()
  for (const operation of contract.operations.values()) {
    const { path, method } = operation.facts
    const entry: PathEntry<Op> = entries.get(path) ?? new Map()
    entries.set(path, entry.set(method, operation))
  }
  const findPath = pathFinderOf(contract)
  const find = (target: string): Found<Op> => {
    const found = findPath(target)
    const entry = found && entries.get(found.path)
    if (found === undefined || entry === undefined) throw unknownRoute(target)
    return { ...found, entry }
  }
  /** A base URL without the base path is a frequent mistake. */
  const unknownRoute = (target: string): HttpError => {
    const { basePath } = contract
    const isBelow = !target.startsWith(`${basePath}/`) && findPath(basePath + target) !== undefined
    return new HttpError('unknown-route', isBelow ? { message: `The API is at ${basePath}` } : {})
  }
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

/**
 * Finds the path of the contract that a target matches. All servers of a process share the routers. A router takes about as long
 * as a request for each of its routes, so each first segment has one, created for its first request.
 */
const pathFinderOf = memo(({ basePath, operations }: Contract) => {
  const all = new Set([...operations.values()].map(({ facts }) => facts.path))
  const paths = Map.groupBy(all, firstSegment)
  const matcherOf = memo((segment: string) => createMatcher(basePath, paths.get(segment) ?? []))
  const matchSlashes = createSlashMatcher(basePath, all)
  return (target: string): PathMatch | undefined => {
    const segment = firstSegment(decoded(target).slice(basePath.length))
    const literal = paths.has(segment) ? matcherOf(segment)(target) : undefined
    return literal ?? matcherOf('')(target) ?? matchSlashes(target)
  }
})

/** The first segment of a path if it is literal, else an empty text. */
function firstSegment(path: string): string {
  return /^\/([^/#{]*)/.exec(path)?.[1] ?? ''
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

function decoded(target: string): string {
  if (!target.includes('%')) return target
  try {
    const text = decodeURIComponent(target)
    if (!text.includes('\0')) return text
  } catch {
    // A broken % escape
  }
  throw new HttpError('malformed', { message: 'The URL cannot be decoded' })
}

function methodsOf(entry: ReadonlyMap<string, unknown>): string[] {
  const declared = [...entry.keys()]
  return [...declared, ...(declared.includes('GET') ? ['HEAD'] : []), 'OPTIONS']
}
