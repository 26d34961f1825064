/** From method and address to the operation. */
import createRouter from 'find-my-way'
import { operations, type OperationFacts, type OperationId } from '../../generated/operations.ts'
import { Failure } from './errors.ts'
import { basePath } from './document.ts'

/** One path of the contract and its operations by method. */
interface PathEntry {
  path: string
  operations: Map<string, OperationId>
}

/** Which operation is meant; `path` is the contract's template. */
export interface Route {
  operationId: OperationId
  path: string
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

const operationIds = Object.keys(operations) as OperationId[] // Object.keys forgets the names of a constant

export function createRouteTable(): RouteTable {
  const entries = new Map<string, PathEntry>()
  for (const operationId of operationIds) {
    const { path, method } = factsOf(operationId)
    const entry = entries.get(path) ?? { path, operations: new Map() }
    entries.set(path, entry)
    entry.operations.set(method, operationId)
  }
  const entryAt = routerOver([...entries.values()])
  return {
    find: (method, address) => {
      const entry = entryAt(address)
      const operationId = entry.operations.get(method === 'HEAD' ? 'GET' : method)
      if (operationId === undefined) {
        throw new Failure('method-not-allowed', { headers: { Allow: methodsOf(entry).join(', ') } })
      }
      return { operationId, path: entry.path }
    },
    methods: (address) => methodsOf(entryAt(address)),
  }
}

function routerOver(entries: readonly PathEntry[]): (address: string) => PathEntry {
  const router = createRouter({ ignoreTrailingSlash: true, maxParamLength: 100_000 })
  const byPattern = new Map<string, PathEntry>()
  for (const entry of entries) {
    const pattern = basePath + entry.path.replaceAll(/\{(\w+)\}/g, ':$1')
    byPattern.set(pattern, entry)
    // All methods share one node, so that a known path with another method is told from an unknown path.
    router.on('GET', pattern, () => undefined, pattern)
  }
  return (address) => {
    refuseUndecodable(address)
    const found = router.find('GET', address)
    const entry = found === null ? undefined : byPattern.get(String(found.store))
    if (entry === undefined || Object.values(found?.params ?? {}).includes(''))
      throw new Failure('unknown-route')
    return entry
  }
}

function refuseUndecodable(address: string): void {
  try {
    if (!decodeURIComponent(address).includes('\0')) return
  } catch {
    // A broken % escape
  }
  throw new Failure('malformed', { message: 'The address cannot be decoded' })
}

function methodsOf(entry: PathEntry): string[] {
  const declared = [...entry.operations.keys()]
  return [...declared, ...(declared.includes('GET') ? ['HEAD'] : []), 'OPTIONS']
}
