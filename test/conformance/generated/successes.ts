/** Valid requests succeed with the stated status, and a DELETE does so again. Spec: document 1, "Status codes". */
import { operations } from '../../../generated/operations.ts'
import { generatedCheck, type Check } from '../fixtures/check.ts'
import { NotProvisionable } from '../protocol/signals.ts'
import { existingFor } from '../fixtures/existing.ts'
import type { CheckContext } from '../fixtures/context.ts'
import { idempotentDeletes } from './paths/unknown-ids.ts'
import { requestToSucceed } from './access/requests.ts'
import { isSuccess } from '../protocol/statuses.ts'
import {
  sendPrepared,
  specifiedOperations,
  type PreparedRequest,
  type SpecifiedOperation,
} from './valid-request.ts'

/** A valid request by an allowed caller succeeds with a documented status. */
export function succeeds(operation: SpecifiedOperation): Check {
  return generatedCheck(
    'success',
    operation,
    `A valid request to ${operation} succeeds.`,
    async (context) => {
      for (const prepared of await prepareOrFind(context, operation)) {
        const response = await sendPrepared(context, prepared)
        response.expectStatusIn(...successesOf(operation))
      }
    },
  )
}

/** Where the records that a request needs cannot be created, existing records are used. */
async function prepareOrFind(
  context: CheckContext,
  operation: SpecifiedOperation,
): Promise<readonly PreparedRequest[]> {
  try {
    return [await requestToSucceed(context, operation)]
  } catch (error) {
    const paths = existingFor(operation, context.run.existing)
    if (!(error instanceof NotProvisionable) || paths.length === 0) throw error
    return paths.map((path) => ({
      operation,
      by: context.admin,
      path,
      query: {},
      body: null,
      after: async () => {},
    }))
  }
}

/** Documented statuses of success. Where 202 is stated, 200 is documented for repetitions only. */
export function successesOf(operation: SpecifiedOperation): readonly (200 | 201 | 202 | 204)[] {
  const documented = documentedSuccesses(operation)
  return documented.includes(202) ? [202] : documented
}

function documentedSuccesses(operation: SpecifiedOperation): readonly (200 | 201 | 202 | 204)[] {
  const documented = Object.keys(operations[operation].responses).map(Number)
  return ([200, 201, 202, 204] as const).filter((status) => documented.includes(status))
}

const documenting = (status: 200 | 201 | 204) =>
  specifiedOperations.filter((operation) => documentedSuccesses(operation).includes(status)).map(succeeds)

export const successesWith200: readonly Check[] = documenting(200)
export const successesWith201: readonly Check[] = documenting(201)
export const successesWith204: readonly Check[] = documenting(204)

/** Deleting twice succeeds twice. */
export function deletingTwice(operation: SpecifiedOperation): Check {
  return generatedCheck(
    'delete-twice',
    operation,
    `A second ${operation} of the same record succeeds.`,
    async (context) => {
      const prepared = await requestToSucceed(context, operation)
      const first = await sendPrepared(context, prepared)
      first.expectStatusIn(...successesOf(operation))
      const again = await context.eventually(
        () => sendPrepared(context, prepared),
        (response) => isSuccess(response.status),
        1_000,
      )
      again.expectStatusIn(...documentedSuccesses(operation))
    },
  )
}

export const deletesTwice: readonly Check[] = idempotentDeletes.map(deletingTwice)
