/** Observes the cells that are not specified: reported without a verdict. */
import { access } from '../../../../generated/access.ts'
import { operations } from '../../../../generated/operations.ts'
import { generatedCheck, type Check } from '../../fixtures/check.ts'
import { Blocked, Observed } from '../../protocol/signals.ts'
import type { Actor } from '../../fixtures/actor.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import {
  prepareRequest,
  sendPrepared,
  specifiedOperations,
  type PreparedRequest,
  type SpecifiedOperation,
} from '../valid-request.ts'
import { cellsOf, placesOf, type Cell } from './cells.ts'
import { callerOf, canBeRequested, isRepeatable, requestOn } from './requests.ts'
import { isSuccess } from '../../protocol/statuses.ts'
import { useOwnScope, actorOf } from './shared-scopes.ts'

type UnspecifiedCell = Cell<SpecifiedOperation>

function unspecifiedCells(operation: SpecifiedOperation): readonly UnspecifiedCell[] {
  return cellsOf(operation).filter((cell) => cell.statement === null && canBeRequested(cell))
}

const unspecified = specifiedOperations.filter((operation) => unspecifiedCells(operation).length > 0)
const reads = unspecified.filter((operation) => operations[operation].method === 'GET')
const writes = unspecified.filter((operation) => operations[operation].method !== 'GET')

/** Every cell that is not specified. */
export const observations: readonly Check[] = [...reads.map(observesRead), ...writes.map(observesWrite)]

/** A read changes nothing, so that all callers send the same request. */
function observesRead(operation: SpecifiedOperation): Check {
  return observes(operation, async (context) => {
    for (const cell of unspecifiedCells(operation)) {
      const prepared = await context.use(requestOn(operation, cell.visibility))
      await look(context, cell, prepared, await callerOf(context, cell, prepared.by))
    }
  })
}

/** A write has its own project or group, and each allowed caller consumes one prepared request. */
function observesWrite(operation: SpecifiedOperation): Check {
  return observes(operation, async (context) => {
    for (const visibility of placesOf(operation)) {
      const cells = unspecifiedCells(operation).filter((cell) => cell.visibility === visibility)
      let prepared: PreparedRequest | null = null
      for (const cell of cells) {
        prepared ??= await withNewScope(context, cell, cell === cells[0])
        const by = await actorOf(context, cell.actor, prepared.by)
        if (await look(context, cell, prepared, by)) prepared = null
      }
    }
  })
}

/** A request that has not been sent yet, in a project or group of the check's own where it needs one. */
async function withNewScope(
  context: CheckContext,
  { operation, visibility }: UnspecifiedCell,
  first: boolean,
): Promise<PreparedRequest> {
  const { within } = access[operation]
  if (visibility === null || within === 'instance') return prepareRequest(context, operation)
  if (first || !isRepeatable(operation)) await useOwnScope(context, visibility, within)
  return prepareRequest(context, operation, visibility)
}

function observes(operation: SpecifiedOperation, run: (context: CheckContext) => Promise<void>): Check {
  return generatedCheck(
    'observed',
    operation,
    `The callers of ${operation} whose access is not specified are reported.`,
    async (context) => {
      // This check has no verdict, so a missing precondition is not a failure of the server.
      const missing = await untilBlocked(() => run(context))
      throw new Observed([...context.accessObservations.map(shown), ...missing].join('; '))
    },
  )
}

/** Runs to the end; returns what is impossible, if anything. */
async function untilBlocked(run: () => Promise<void>): Promise<readonly string[]> {
  try {
    await run()
    return []
  } catch (error) {
    if (error instanceof Blocked) return [`then ${error.by}`]
    throw error
  }
}

function shown({ actor, visibility, status }: CheckContext['accessObservations'][number]): string {
  return `${visibility === null ? '' : `${visibility}, `}${actor}: ${status ?? 'no response'}`
}

/** Sends the request as the caller of a cell; returns whether it succeeded. */
async function look(
  context: CheckContext,
  { operation, actor, visibility }: UnspecifiedCell,
  prepared: PreparedRequest,
  by: Actor,
): Promise<boolean> {
  const { status } = await sendPrepared(context, prepared, { by })
  context.accessObservations.push({ operation, actor, visibility, status, lawful: null })
  return isSuccess(status)
}
