/** Updates that remove the record from the list of its collection. The single read still returns it. */
import { recordPathOf } from '../../conformance/generated/effects/reads.ts'
import { mayLeaveList } from '../../conformance/generated/effects/listed.ts'
import { specifiedOperations, type SpecifiedOperation } from '../../conformance/generated/valid-request.ts'
import { alterJson, isRecord, isSuccess, segmentsOf } from '../message.ts'
import { mutant, type Fault, type Mutant } from '../mutant.ts'
import { operations, type OperationId } from '../../../generated/operations.ts'
import { sites } from './sites.ts'

/** The property of an item that the last parameter of its path names. */
function propertyOf(parameter: string): string {
  if (parameter.endsWith('_iid')) return 'iid'
  if (parameter === 'key') return 'key'
  return ['branch', 'tag_name'].includes(parameter) ? 'name' : 'id'
}

/** The list no longer has records that the operation has updated. */
function removesFrom(list: OperationId, operation: OperationId, record: string): Fault {
  const depth = record.split('/').length - 2
  const property = propertyOf(operations[operation].parameters.path.at(-1) ?? '')
  return {
    async everywhere(call, upstream) {
      const response = await upstream.pass(call)
      const keyIn = (value: unknown) =>
        `${call.path
          .split('/')
          .slice(0, depth + 3)
          .join('/')}/${String(value)}`
      if (call.operation === operation && isSuccess(response))
        upstream.memory.set(keyIn(segmentsOf(call)[depth]), true)
      if (call.operation !== list || !isSuccess(response)) return response
      return alterJson(response, (items) =>
        Array.isArray(items)
          ? items.filter((item: unknown) => !isRecord(item) || !upstream.memory.has(keyIn(item[property])))
          : items,
      )
    },
  }
}

function departuresOf(operation: SpecifiedOperation): readonly Mutant[] {
  const { method } = operations[operation]
  const record = recordPathOf(operation)
  const collection = record?.replace(/\/[^/]+$/, '')
  const list = sites.find(
    ({ facts }) => facts.method === 'GET' && facts.list && facts.path === collection,
  )?.operation
  if (method === 'GET' || method === 'DELETE' || record === null || list === undefined) return []
  // Lists of the whole instance are not read after each write.
  if (record.split('/').length < 4 || mayLeaveList({ operation, body: null })) return []
  return [
    mutant('SFX-04', operation, [], `removes the record from ${list}`, removesFrom(list, operation, record)),
  ]
}

export const departureMutants: readonly Mutant[] = specifiedOperations.flatMap(departuresOf)
