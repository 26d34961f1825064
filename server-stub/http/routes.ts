/** Finds the operation of a request by method and path. */
import createRouter from 'find-my-way'
import { operations, type OperationFacts, type OperationId } from '../../generated/operations.ts'
import { HttpError } from './errors.ts'
import { basePath } from './document.ts'
import { createSlashMatcher, type PathMatch } from './unescaped-slashes.ts'

/** The operations of one path of the contract by method. */
type PathEntry = Map<string, OperationId>

interface Found extends PathMatch {
  entry: PathEntry
}

/** The operation of a request, and its path parameters, decoded. */
export interface Route {
  operationId: OperationId
  params: Readonly<Record<string, string>>
  /** Name of a path parameter whose slashes were not escaped as `%2F`. */
  unescaped?: string
}

export interface RouteTable {
  /** Throws 404 for an unknown route, 405 with `Allow`, or 400 if the target cannot be decoded. */
  find(method: string, target: string): Route
  /** The methods of a path; throws as `find` does if it is unknown. */
  methods(target: string): string[]
}

/** The facts of an operation, with wide types for code over all operations. */
export function factsOf(operationId: OperationId): OperationFacts {
  return operations[operationId]
}

/** All operations of the contract. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys forgets the names of a constant
export const operationIds = Object.keys(operations) as OperationId[]

export function createRouteTable(): RouteTable {
  const entries = new Map<string, PathEntry>()
  for (const operationId of operationIds) {
    const { path, method } = factsOf(operationId)
    const entry: PathEntry = entries.get(path) ?? new Map()
    entries.set(path, entry.set(method, operationId))
  }
  const find = routerOver(entries)
  return {
    find: (method, target) => {
      const { entry, params, unescaped } = find(target)
      const operationId = entry.get(method === 'HEAD' ? 'GET' : method)
      if (operationId === undefined) {
        throw new HttpError('method-not-allowed', { headers: { Allow: methodsOf(entry).join(', ') } })
      }
      return unescaped === undefined ? { operationId, params } : { operationId, params, unescaped }
    },
    methods: (target) => methodsOf(find(target).entry),
  }
}

function routerOver(entries: ReadonlyMap<string, PathEntry>): (target: string) => Found {
  const matchers = [createMatcher(entries.keys()), createSlashMatcher(basePath, entries.keys())]
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
function createMatcher(paths: Iterable<string>): (target: string) => PathMatch | undefined {
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

function methodsOf(entry: PathEntry): string[] {
  const declared = [...entry.keys()]
  return [...declared, ...(declared.includes('GET') ? ['HEAD'] : []), 'OPTIONS']
}
