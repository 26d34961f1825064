/** Valid requests succeed with the stated status, and a DELETE does so again. Spec: document 1, "Status codes". */
import { operations } from '../../../generated/operations.ts'
import { generatedCheck, type Check } from '../fixtures/check.ts'
import { NotProvisionable } from '../protocol/signals.ts'
import { existingFor } from '../fixtures/existing.ts'
import type { World } from '../fixtures/context.ts'
import { idempotentDeletes } from './unknown-ids.ts'
import { isSuccess, prepare, send, sweptOperations, type Prepared, type SweptOperation } from './valid-request.ts'

/** A valid request by somebody who may make it succeeds with a documented status of success. */
export function succeeding(operation: SweptOperation): Check {
  return generatedCheck('success', operation, `${operation} succeeds`, async (world) => {
    for (const prepared of await prepareOrFind(world, operation)) {
      const answer = await send(world, prepared)
      answer.isOneOf(...successesOf(operation))
    }
  })
}

/** Where what a request needs cannot be made, what is there already does. */
async function prepareOrFind(world: World, operation: SweptOperation): Promise<readonly Prepared[]> {
  try {
    return [await prepare(world, operation)]
  } catch (error) {
    const paths = existingFor(operation, world.run.existing)
    if (!(error instanceof NotProvisionable) || paths.length === 0) throw error
    return paths.map((path) => ({
      operation,
      by: world.admin,
      path,
      query: {},
      body: null,
      after: async () => {},
    }))
  }
}

/** Documented statuses of success; a DELETE of something may also be asynchronous where 202 is stated. */
export function successesOf(operation: SweptOperation): readonly (200 | 201 | 202 | 204)[] {
  const documented = Object.keys(operations[operation].responses).map(Number)
  return ([200, 201, 202, 204] as const).filter((status) => documented.includes(status))
}

const documenting = (status: 200 | 201 | 204) =>
  sweptOperations.filter((operation) => successesOf(operation).includes(status)).map(succeeding)

export const successesWith200: readonly Check[] = documenting(200)
export const successesWith201: readonly Check[] = documenting(201)
export const successesWith204: readonly Check[] = documenting(204)

/** Deleting twice succeeds twice. */
export function deletingTwice(operation: SweptOperation): Check {
  return generatedCheck('delete-twice', operation, `${operation} twice`, async (world) => {
    const prepared = await prepare(world, operation)
    const first = await send(world, prepared)
    first.isOneOf(...successesOf(operation))
    const again = await world.eventually(
      () => send(world, prepared),
      (answer) => isSuccess(answer.status),
      1_000,
    )
    again.isOneOf(...successesOf(operation))
  })
}

export const deletesTwice: readonly Check[] = idempotentDeletes.map(deletingTwice)
