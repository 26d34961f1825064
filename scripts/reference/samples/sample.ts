import type { Contract, Json, LocatedOperation } from '../../pipeline/contract.ts'
import { responsesOf } from '../../pipeline/contract.ts'
import type { SampleRequest } from '../../pipeline/samples/request.ts'

/** The kind of body of a successful response. */
export type SampleResult = 'json' | 'text' | 'bytes' | 'none'

export function resultOf(contract: Contract, located: LocatedOperation): SampleResult {
  const [, success] = responsesOf(contract, located).find(([status]) => status.startsWith('2')) ?? []
  const types = Object.keys(success?.content ?? {})
  if (types.length === 0) return 'none'
  if (types.some((type) => type.includes('json'))) return 'json'
  return types.some((type) => type.startsWith('text/')) ? 'text' : 'bytes'
}

/** The body as JSON; undefined if the operation has none. */
export function bodyOf({ bodies }: SampleRequest): Json | undefined {
  return bodies['application/json']
}
