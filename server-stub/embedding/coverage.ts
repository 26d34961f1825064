/** How much of the contract a client has exercised. */
import type { OperationId } from '../../generated/operations.ts'
import { api } from '../http/api.ts'
import type { Operation } from '../http/contract.ts'
import { callerParameters } from '../http/credentials.ts'
import type { ObservedRequest } from '../http/observe.ts'

/** How many of how many. */
export interface Share {
  exercised: number
  all: number
}

/** What clients have exercised of the contract since the start. */
export interface Coverage {
  operations: Share
  /** Parameters of path, query and body; credentials and `sudo` do not count. */
  parameters: Share
  /** Statuses that the contract documents. */
  statuses: Share
  /** How often each one was met, by operation; 0 is a gap. */
  byOperation: Readonly<Record<OperationId, OperationCoverage>>
}

/** How often an operation, its parameters and its statuses occurred. */
export interface OperationCoverage {
  calls: number
  parameters: Record<string, number>
  statuses: Record<string, number>
}

/** @internal */
export interface CoverageCounter {
  count(observed: ObservedRequest): void
  coverage(): Coverage
}

/** @internal */
export function createCoverage(): CoverageCounter {
  const counted: ObservedCounts = new Map()
  const declared = new Map(
    [...api.operations.values()].map((operation) => [operation.id, parametersOf(operation)]),
  )
  return {
    count(observed) {
      const { operationId, parameters, status } = observed
      if (operationId === undefined) return
      const counts = counted.get(operationId) ?? { calls: 0, parameters: new Map(), statuses: new Map() }
      counted.set(operationId, counts)
      counts.calls += 1
      increment(counts.statuses, String(status))
      if (parameters === undefined) return
      const { path, query, body } = parameters
      // A name that occurs in several places counts once.
      for (const name of Object.keys({ ...path, ...query, ...body }))
        if (declared.get(operationId)?.has(name)) increment(counts.parameters, name)
    },
    coverage: () => coverageOf(counted),
  }
}

type Counts = Map<string, number>
type ObservedCounts = Map<OperationId, { calls: number; parameters: Counts; statuses: Counts }>

function increment(counts: Counts, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

function coverageOf(counted: ObservedCounts): Coverage {
  const entries = [...api.operations.values()].map((operation) => {
    const { id, facts } = operation
    const { calls = 0, parameters, statuses } = counted.get(id) ?? {}
    const covered: OperationCoverage = {
      calls,
      parameters: countsOf(parametersOf(operation), parameters),
      statuses: countsOf(Object.keys(facts.responses), statuses),
    }
    return [id, covered] as const
  })
  const all = entries.map(([, covered]) => covered)
  return {
    operations: share(all.map(({ calls }) => calls)),
    parameters: share(all.flatMap(({ parameters }) => Object.values(parameters))),
    statuses: share(all.flatMap(({ statuses }) => Object.values(statuses))),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- there is an entry for every operation
    byOperation: Object.fromEntries(entries) as Record<OperationId, OperationCoverage>,
  }
}

function countsOf(keys: Iterable<string>, met: Counts | undefined): Record<string, number> {
  return Object.fromEntries([...keys].map((key) => [key, met?.get(key) ?? 0]))
}

/** The names of the parameters of an operation; open bodies have others as well. */
function parametersOf({ facts, declared }: Operation): Set<string> {
  const names = new Set([
    ...facts.parameters.path,
    ...declared.query.keys(),
    ...(declared.body?.keys() ?? []),
  ])
  for (const name of callerParameters) names.delete(name)
  return names
}

function share(counts: readonly number[]): Share {
  return { exercised: counts.filter((count) => count > 0).length, all: counts.length }
}
