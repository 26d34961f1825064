/** A valid value for every optional query parameter of a list. Spec: the parameters of the lists. */
import { operations, type OperationId } from '../../../../generated/operations.ts'
import type { Parameters } from '../../protocol/encode.ts'
import { resolve, type SchemaNode } from '../../protocol/contract.ts'
import { attributesOf } from '../attributes/attributes.ts'

/** The filters and orders of a list, all at once; none if the operation is no list or its list has none. */
export function allFiltersOf(operation: OperationId): Parameters {
  if (!operations[operation].list) return {}
  const filters = attributesOf(operation).filter((attribute) => attribute.in === 'query')
  return Object.fromEntries(filters.map(({ name, schema }) => [name, valueOf(schema)]))
}

function valueOf({ type, enum: [first] = [], format, items = {} }: SchemaNode): unknown {
  if (first !== undefined) return first
  if (type === 'array') return [valueOf(resolve(items))]
  if (type === 'boolean') return true
  if (type === 'integer') return 1
  if (format === 'date') return '2020-01-01'
  if (format === 'date-time') return '2020-01-01T00:00:00Z'
  return 'none'
}
