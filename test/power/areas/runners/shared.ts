/** What defects of several operations on runners share. */
import { reference } from '../../../../server-stub/reference.ts'
import { segmentsOf, type Call } from '../../message.ts'
import type { Fault } from '../../mutant.ts'
import { hasValue, when } from '../../vocabulary/conditions.ts'
import { alsoDoesAll, listedAt } from '../../vocabulary/lookups.ts'

/** The same is done to all other runners of the instance. */
export function toOtherRunners(method: string): Fault {
  return alsoDoesAll(async (call, upstream) => {
    const [, id] = segmentsOf(call)
    const others = (await listedAt('/runners/all', call, upstream)).filter(
      (runner) => String(runner['id']) !== id,
    )
    return others.map((runner) => ({ ...call, method, path: `/api/v4/runners/${String(runner['id'])}` }))
  })
}

export const projectOf = (call: Call) => segmentsOf(call)[1] ?? ''

export const ofScope = (scope: string, fault: Fault) => when(hasValue('scope', scope), fault)

/** Handlers list what another list has. */
export const listsAll: Fault = {
  handlers: (administrator) => ({
    listRunners: (request) =>
      reference.listAllRunners({ ...request, operationId: 'listAllRunners' }, administrator),
    listProjectRunners: (request) =>
      reference.listAllRunners(
        { ...request, operationId: 'listAllRunners', query: {}, body: {} },
        administrator,
      ),
  }),
}
