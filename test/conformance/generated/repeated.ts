/** The same request twice: a read with the validators of the first response, and a creation. */
import { requestToSucceed, sharedRequest } from './access/requests.ts'
import { operations } from '../../../generated/operations.ts'
import { generatedCheck, type Check } from '../fixtures/check.ts'
import { Blocked } from '../protocol/signals.ts'
import { isSuccess, sendPrepared, specifiedOperations, type SpecifiedOperation } from './valid-request.ts'
import { successesOf } from './successes.ts'

/** A conditional request may return 304. Spec: document 1, "Status codes". */
function conditional(operation: SpecifiedOperation): Check {
  return generatedCheck('not-modified', operation, `A conditional ${operation} succeeds or returns 304.`, async (context) => {
    const prepared = await context.use(sharedRequest(operation))
    let first = await sendPrepared(context, prepared)
    if (!isSuccess(first.status)) {
      throw new Blocked(`${operation} returned ${first.status ?? 'no response'}`, first.exchange)
    }
    // Other checks may change the record in between, so that it is sent with other validators.
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const [tag, modified] = [first.header('ETag'), first.header('Last-Modified')]
      if (tag === null && modified === null) return
      const headers = {
        ...(tag === null ? {} : { 'If-None-Match': tag }),
        ...(modified === null ? {} : { 'If-Modified-Since': modified }),
      }
      const again = await sendPrepared(context, prepared, { headers })
      again.expectStatusIn(...successesOf(operation), 304)
      if (again.status === 304 || (again.header('ETag') === tag && again.header('Last-Modified') === modified)) return
      first = again
    }
  })
}

export const conditionalReads: readonly Check[] = documenting('GET', '304').map(conditional)

/** The status of a second creation is mostly not specified; its response must follow the contract. */
function twice(operation: SpecifiedOperation): Check {
  return generatedCheck('twice', operation, `A second ${operation} with the same attributes returns a response of the contract.`, async (context) => {
    const prepared = await requestToSucceed(context, operation)
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
