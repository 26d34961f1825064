/** Whether a deletion had an effect: a caller with permission reads the record. Spec: document 1, "General rules" 1. */
import { operations, type OperationId } from '../../../../generated/operations.ts'
import type { Parameters } from '../../protocol/encode.ts'
import { isRecord, type Exchange, type Json } from '../../protocol/exchange.ts'
import { operationAt } from '../../protocol/operation-ids.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import type { ApiResponse } from '../../fixtures/response.ts'
import { greatest, pagesOf, recordsOf } from '../effects/reads.ts'
import type { PreparedRequest } from '../valid-request.ts'

/** Reads the record of a prepared deletion, and compares with its state before. */
export interface ExistenceProbe {
  readonly isThere: () => Promise<boolean>
  /** What was read so far. */
  readonly exchanges: () => readonly Exchange[]
}

/** Finds the operation that returns the record, or else the list that contains it. */
export async function existenceProbe(
  context: CheckContext,
  { operation, path, query, by }: PreparedRequest,
): Promise<ExistenceProbe> {
  const exchanges: Exchange[] = []
  const read = async (operation: OperationId, parameters: Parameters) => {
    const response = await context.as(by).sendUnchecked({ operation: operation, path, query: parameters })
    exchanges.push(response.exchange)
    return response
  }
  const isThere = await existenceBy(operation, path, query, read)
  return { isThere, exchanges: () => exchanges }
}

type Read = (operation: OperationId, query: Parameters) => Promise<ApiResponse<OperationId>>

async function existenceBy(
  operation: OperationId,
  path: Parameters,
  query: Parameters,
  read: Read,
): Promise<() => Promise<boolean>> {
  const template: string = operations[operation].path
  const single = operationAt('GET', template)
  if (single !== null) {
    // A file is read from a branch, and deleted from one.
    const shown = typeof query['branch'] === 'string' ? { ref: query['branch'] } : {}
    return async () => (await read(single, shown)).status === 200
  }
  const collection = collections[operation]
  if (collection !== undefined) {
    const names = async () => namesIn((await read(collection, { per_page: 100 })).json)
    const before = await names()
    return async () => {
      const after = await names()
      return [...before].every((name) => after.has(name))
    }
  }
  const list = operationAt('GET', template.slice(0, template.lastIndexOf('/')))
  const last = Object.values(path).at(-1)
  if (list === null) throw new Error(`No operation returns what ${operation} deletes.`)
  return async () => {
    const pages = await pagesOf((page) => read(list, { per_page: greatest, page }))
    return recordsOf(pages).some(({ id }) => id === last)
  }
}

/** Deletions without a record in their path, and the list of the records of which they delete some. */
const collections: Partial<Readonly<Record<OperationId, OperationId>>> = {
  deleteMergedBranches: 'listBranches',
}

function namesIn(json: Json | undefined): ReadonlySet<Json | undefined> {
  return new Set(Array.isArray(json) ? json.map((item) => (isRecord(item) ? item['name'] : undefined)) : [])
}
