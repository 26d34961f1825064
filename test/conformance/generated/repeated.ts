/** The same request again: a read with its validators, and a creation, whose second response nothing but the contract binds. */
import { operations } from '../../../generated/operations.ts'
import { generatedCheck, type Check } from '../fixtures/check.ts'
import { Blocked } from '../protocol/signals.ts'
import { isSuccess, prepareRequest, sendPrepared, sharedRequest, specifiedOperations, type SpecifiedOperation } from './valid-request.ts'
import { successesOf } from './successes.ts'

/** What was read may be answered with 304 when it is asked for again. Spec: document 1, "Status codes". */
function conditional(operation: SpecifiedOperation): Check {
  return generatedCheck('not-modified', operation, `${operation} if it was modified`, async (context) => {
    const prepared = await context.use(sharedRequest(operation))
    const first = await sendPrepared(context, prepared)
    if (!isSuccess(first.status)) {
      throw new Blocked(`${operation} answered ${first.status ?? 'nothing'}`, first.exchange)
    }
    const [tag, modified] = [first.header('ETag'), first.header('Last-Modified')]
    if (tag === null && modified === null) return
    const headers = {
      ...(tag === null ? {} : { 'If-None-Match': tag }),
      ...(modified === null ? {} : { 'If-Modified-Since': modified }),
    }
    const again = await sendPrepared(context, prepared, { headers })
    again.expectStatusIn(...successesOf(operation), 304)
  })
}

export const conditionalReads: readonly Check[] = documenting('GET', '304').map(conditional)

/** Whether a second thing like the first is created, refused or in conflict is mostly not said. */
function twice(operation: SpecifiedOperation): Check {
  return generatedCheck('twice', operation, `${operation} twice`, async (context) => {
    const prepared = await prepareRequest(context, operation)
    await sendPrepared(context, prepared)
    await sendPrepared(context, prepared)
  })
}

export const repeatedCreations: readonly Check[] = documenting('POST', '409').map(twice)

function documenting(method: string, status: string): readonly SpecifiedOperation[] {
  return specifiedOperations.filter(
    (operation) => operations[operation].method === method && status in operations[operation].responses,
  )
}
