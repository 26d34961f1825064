/** Unspecified points that the contract declares. */
import type { OperationId } from '../../../generated/operations.ts'
import { api, operationIds } from '../../../server-stub/http/api.ts'
import { eachRecord, isRecord, type Record_ } from './json.ts'

/** The ids of all points, each once. */
export function openPoints(): readonly string[] {
  return [...new Set(pointsWithin(api.document()))]
}

/** Operations with an unspecified point whose id matches. */
export function operationsWithOpen(pattern: RegExp): readonly OperationId[] {
  const declared = new Map<unknown, Record_>()
  eachRecord(structuredClone(api.document().paths), (record) => {
    if ('operationId' in record) declared.set(record['operationId'], record)
    return false
  })
  return operationIds.filter((operation) =>
    ownPoints(declared.get(operation) ?? {}).some((point) => pattern.test(point)),
  )
}

function pointsWithin(value: unknown): readonly string[] {
  const found: string[] = []
  eachRecord(value, (record) => {
    found.push(...ownPoints(record))
    return false
  })
  return found
}

function ownPoints(record: Record_): readonly string[] {
  const points = record['x-unspecified']
  return Array.isArray(points) ? points.filter(isRecord).map(({ id }) => String(id)) : []
}
