/** Two responses show one record with the same values: that of a write, the item of a list, and the single read. */
import type { OperationId } from '../../../../generated/operations.ts'
import type { ApiResponse } from '../../fixtures/response.ts'
import { isRecord, type Json } from '../../protocol/exchange.ts'
import { recordOf, validRecordOf, type JsonRecord } from './reads.ts'

/** A response that returns records. */
export type Shown = Pick<ApiResponse<OperationId>, 'fail' | 'json'>

/** Properties that depend on the request or on time, or that a server may compute later; a repository without commits may have any default branch. */
export const volatile =
  /^(?:merge_status|default_branch|avatar_url|permissions|statistics|updated_at|contacted_at|last_activity_(?:at|on)|\w+_sign_in_at)$/

/** Fails at the first property of both responses with another value than that of the single read. */
export function expectSameRecord(read: ApiResponse<OperationId>, shown: ApiResponse<OperationId>): void {
  expectSameValues(validRecordOf(read), recordOf(shown), shown)
}

/** Fails at the first property of both records with another value than that of the single read. */
export function expectSameValues(read: JsonRecord, shown: JsonRecord, response: Shown, at = ''): void {
  const difference = firstDifference(read, shown, '')
  if (difference === null) return
  const { path, expected, actual } = difference
  const kind = at === '' ? 'property' : 'items'
  response.fail(
    `\`${at}${path}\` is ${JSON.stringify(expected)}, as in the single read.`,
    `It is ${JSON.stringify(actual)}.`,
    {
      kind,
      path: `${at}${path}`,
    },
  )
}

/** Whether both records have the same values of the properties of both. */
export function hasSameValues(one: JsonRecord, other: JsonRecord): boolean {
  return firstDifference(one, other, '') === null
}

interface Difference {
  readonly path: string
  readonly expected: Json
  readonly actual: Json
}

function firstDifference(expected: Json, actual: Json, path: string): Difference | null {
  if (isRecord(expected) && isRecord(actual)) {
    for (const [name, value] of Object.entries(expected)) {
      const other = actual[name]
      if (other === undefined || volatile.test(name)) continue
      const difference = firstDifference(value, other, path === '' ? name : `${path}.${name}`)
      if (difference !== null) return difference
    }
    return null
  }
  if (Array.isArray(expected) && Array.isArray(actual) && expected.length === actual.length) {
    const others = inOrder(actual)
    return inOrder(expected).reduce<Difference | null>(
      (found, item, index) => found ?? firstDifference(item, others[index] ?? null, path),
      null,
    )
  }
  return isSame(expected, actual) ? null : { path, expected, actual }
}

/** Arrays may have any order. */
function inOrder(items: readonly Json[]): readonly Json[] {
  return items.toSorted((a, b) => identityOf(a).localeCompare(identityOf(b)))
}

function identityOf(item: Json): string {
  return JSON.stringify(isRecord(item) ? (item['id'] ?? item) : item)
}

/** One instant may be written in several ways, in one place without fractions of a second. */
function isSame(a: Json, b: Json): boolean {
  if (JSON.stringify(a) === JSON.stringify(b)) return true
  const instants = [a, b].map((value) =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? Date.parse(value) : Number.NaN,
  )
  return Math.abs((instants[0] ?? 0) - (instants[1] ?? 0)) < 1000
}
