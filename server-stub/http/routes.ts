/** From method and address to the operation. */
import createRouter from 'find-my-way'
import { operations, type OperationFacts, type OperationId } from '../../generated/operations.ts'
import { Failure } from './errors.ts'
import { basePath } from './document.ts'

/** The operations of one path of the contract by method. */
type PathEntry = Map<string, OperationId>

interface Found {
  entry: PathEntry
  params: Record<string, string>
}

/** Which operation is meant, and its path parameters, decoded. */
export interface Route {
  operationId: OperationId
  params: Readonly<Record<string, string>>
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
      const { entry, params } = find(address)
      const operationId = entry.get(method === 'HEAD' ? 'GET' : method)
      if (operationId === undefined) {
        throw new Failure('method-not-allowed', { headers: { Allow: methodsOf(entry).join(', ') } })
      }
      return { operationId, params }
    },
    methods: (address) => methodsOf(find(address).entry),
  }
}

function routerOver(entries: ReadonlyMap<string, PathEntry>): (address: string) => Found {
  const router = createRouter({ ignoreTrailingSlash: true, maxParamLength: 100_000 })
  for (const path of entries.keys()) {
    // All methods share one node, so that a known path with another method is told from an unknown path.
    router.on('GET', basePath + path.replaceAll(/\{(\w+)\}/g, ':$1'), () => undefined, path)
  }
  return (address) => {
    refuseUndecodable(address)
    const found = router.find('GET', address)
    const entry = found === null ? undefined : entries.get(String(found.store))
    const params = Object.entries(found?.params ?? {}).map(([name, value]) => [name, value ?? ''] as const)
    if (entry === undefined || params.some(([, value]) => value === '')) throw new Failure('unknown-route')
    return { entry, params: Object.fromEntries(params) }
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
  const declared = [...entry.keys()]
  return [...declared, ...(declared.includes('GET') ? ['HEAD'] : []), 'OPTIONS']
}
