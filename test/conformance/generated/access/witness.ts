/** Whether a deletion had an effect: somebody who may looks for the thing. Spec: document 1, "General rules" 1. */
import { operations, type OperationId } from '../../../../generated/operations.ts'
import { isRecord, type Json } from '../../protocol/exchange.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import type { PreparedRequest } from '../valid-request.ts'

/** Reads what a prepared deletion is about, and compares with what was there before. */
export interface ExistenceProbe {
  readonly isThere: () => Promise<boolean>
}

/** Finds the operation that shows the thing, or else the list that it stands in. */
export async function existenceProbe(context: CheckContext, prepared: PreparedRequest): Promise<ExistenceProbe> {
  const { operation, path, query } = prepared
  const template: string = operations[operation].path
  const by = context.as(prepared.by)
  const single = readAt(template)
  if (single !== null) {
    // A file is shown as it stands on a branch, and deleted from one.
    const shown = typeof query['branch'] === 'string' ? { ref: query['branch'] } : {}
    return {
      isThere: async () => {
        const { status } = await by.sendUnchecked({ operation: single, path, query: shown })
        return status === 200
      },
    }
  }
  if (operation === 'deleteMergedBranches') {
    const names = async () => {
      const response = await by.sendUnchecked({ operation: 'listBranches', path, query: { per_page: 100 } })
      return response.text.match(/"name":"[^"]*"/g)?.length ?? 0
    }
    const before = await names()
    return { isThere: async () => (await names()) === before }
  }
  const list = readAt(template.slice(0, template.lastIndexOf('/')))
  const last = Object.values(path).at(-1)
  if (list === null) throw new Error(`Nothing shows what ${operation} deletes.`)
  return {
    isThere: async () => {
      const { json } = await by.sendUnchecked({ operation: list, path, query: { per_page: 100 } })
      return Array.isArray(json) && json.some((item: Json) => isRecord(item) && item['id'] === last)
    },
  }
}

function readAt(template: string): OperationId | null {
  for (const [id, { method, path }] of Object.entries(operations)) {
    if (method === 'GET' && path === template && isOperation(id)) return id
  }
  return null
}

function isOperation(id: string): id is OperationId {
  return id in operations
}
