/** From method and address to the operation. */
import createRouter from 'find-my-way'
import { operations, type OperationFacts, type OperationId } from '../../generated/operations.ts'
import { Failure } from './errors.ts'
import { basePath } from './document.ts'
import { createSlashMatcher, type PathMatch } from './unescaped-slashes.ts'

/** The operations of one path of the contract by method. */
type PathEntry = Map<string, OperationId>

interface Found extends PathMatch {
  entry: PathEntry
}

/** Which operation is meant, and its path parameters, decoded. */
export interface Route {
  operationId: OperationId
  params: Readonly<Record<string, string>>
  /** Name of a path parameter whose slashes were not escaped as `%2F`. */
  unescaped?: string
}

export interface RouteTable {
  /** Throws the unknown route's 404, 405 with `Allow`, or 400 when the address cannot be decoded. */
  find(method: string, address: string): Route
  /** The methods of an address; throws as `find` does when it is unknown. */
  methods(address: string): string[]
}

/** What the contract says of an operation, with the wide types that code over all operations needs. */
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
    find: (method, address) => {
      const { entry, params, unescaped } = find(address)
      const operationId = entry.get(method === 'HEAD' ? 'GET' : method)
      if (operationId === undefined) {
        throw new Failure('method-not-allowed', { headers: { Allow: methodsOf(entry).join(', ') } })
      }
      return unescaped === undefined ? { operationId, params } : { operationId, params, unescaped }
    },
    methods: (address) => methodsOf(find(address).entry),
  }
}

function routerOver(entries: ReadonlyMap<string, PathEntry>): (address: string) => Found {
  const matchers = [createMatcher(entries.keys()), createSlashMatcher(basePath, entries.keys())]
  return (address) => {
    refuseUndecodable(address)
    for (const match of matchers) {
      const found = match(address)
      const entry = found && entries.get(found.path)
      if (found !== undefined && entry !== undefined) return { ...found, entry }
    }
    throw new Failure('unknown-route')
  }
}

/** Matches paths in which every slash of a parameter is escaped. */
function createMatcher(paths: Iterable<string>): (address: string) => PathMatch | undefined {
  const router = createRouter({ ignoreTrailingSlash: true, maxParamLength: 100_000 })
  for (const path of paths) {
    // All methods share one node, so that a known path with another method is told from an unknown path.
    router.on('GET', basePath + path.replaceAll(/\{(\w+)\}/g, ':$1'), () => undefined, path)
  }
  return (address) => {
    const found = router.find('GET', address)
    if (found === null) return undefined
    const params = Object.entries(found.params).map(([name, value]) => [name, value ?? ''] as const)
    if (params.some(([, value]) => value === '')) return undefined
    return { path: String(found.store), params: Object.fromEntries(params) }
  }
}

function refuseUndecodable(address: string): void {
  if (!address.includes('%')) return
  try {
    if (!decodeURIComponent(address).includes('\0')) return
  } catch {
    // A broken % escape
  }
  throw new Failure('malformed', { message: 'The address cannot be decoded' })
}

function methodsOf(entry: PathEntry): string[] {
  const declared = [...entry.keys()]
  return [...declared, ...(declared.includes('GET') ? ['HEAD'] : []), 'OPTIONS']
}
