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
      const counts = counted.get(operationId) ?? { calls: 0, met: new Map() }
      counted.set(operationId, counts)
      counts.calls += 1
      const met = new Set([String(status)])
      for (const values of Object.values(parameters ?? {}))
        for (const name of Object.keys(values))
          if (declared.get(operationId)?.has(name)) met.add(parameterKey(name))
      for (const key of met) counts.met.set(key, (counts.met.get(key) ?? 0) + 1)
    },
    coverage: () => coverageOf(counted),
  }
}

/** What was met, by operation: parameters by their key, statuses by number. */
type ObservedCounts = Map<OperationId, { calls: number; met: Map<string, number> }>

/** Keeps a parameter called `200` from being taken for a status. */
const parameterKey = (name: string): string => `parameter ${name}`

function coverageOf(counted: ObservedCounts): Coverage {
  const entries = [...api.operations.values()].map((operation) => {
    const { id, facts } = operation
    const { calls = 0, met } = counted.get(id) ?? {}
    const counts = (keys: Iterable<string>, key = (name: string) => name): Record<string, number> =>
      Object.fromEntries([...keys].map((name) => [name, met?.get(key(name)) ?? 0]))
    const covered: OperationCoverage = {
      calls,
      parameters: counts(parametersOf(operation), parameterKey),
      statuses: counts(Object.keys(facts.responses)),
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
