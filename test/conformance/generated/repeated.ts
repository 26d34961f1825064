/** The same request again: a read with its validators, and a creation, whose second answer nothing but the contract binds. */
import { operations } from '../../../generated/operations.ts'
import { generatedCheck, type Check } from '../fixtures/check.ts'
import { Blocked } from '../protocol/signals.ts'
import { isSuccess, prepare, send, sharedRequest, sweptOperations, type SweptOperation } from './valid-request.ts'
import { successesOf } from './successes.ts'

/** What was read may be answered with 304 when it is asked for again. Spec: document 1, "Status codes". */
function conditional(operation: SweptOperation): Check {
  return generatedCheck('not-modified', operation, `${operation} if it was modified`, async (world) => {
    const prepared = await world.uses(sharedRequest(operation))
    const first = await send(world, prepared)
    if (!isSuccess(first.status)) {
      throw new Blocked(`${operation} answered ${first.status ?? 'nothing'}`, first.exchange)
    }
    const [tag, modified] = [first.header('ETag'), first.header('Last-Modified')]
    if (tag === null && modified === null) return
    const headers = {
      ...(tag === null ? {} : { 'If-None-Match': tag }),
      ...(modified === null ? {} : { 'If-Modified-Since': modified }),
    }
    const again = await send(world, prepared, { headers })
    again.isOneOf(...successesOf(operation), 304)
  })
}

export const conditionalReads: readonly Check[] = documenting('GET', '304').map(conditional)

/** Whether a second thing like the first is created, refused or in conflict is mostly not said. */
function twice(operation: SweptOperation): Check {
  return generatedCheck('twice', operation, `${operation} twice`, async (world) => {
    const prepared = await prepare(world, operation)
    await send(world, prepared)
    await send(world, prepared)
  })
}

export const repeatedCreations: readonly Check[] = documenting('POST', '409').map(twice)

function documenting(method: string, status: string): readonly SweptOperation[] {
  return sweptOperations.filter(
    (operation) => operations[operation].method === method && status in operations[operation].responses,
  )
}
