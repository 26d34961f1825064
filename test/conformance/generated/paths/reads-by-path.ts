/** Reads by the path of a project or group return what reads by its ID return, also after a write. */
import type { OperationId } from '../../../../generated/operations.ts'
import { operations } from '../../../../generated/operations.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import { observeIfPossible } from '../../fixtures/if-possible.ts'
import type { ApiResponse } from '../../fixtures/response.ts'
import { isRecord } from '../../protocol/exchange.ts'
import { expectGone, expectListed, expectUpdated, expectUpdatedItem } from '../effects/listed.ts'
import { readState, readsOfEffect, recordPathOf, type Reads } from '../effects/reads.ts'
import { hasSameValues } from '../effects/same-values.ts'
import { successesOf } from '../successes.ts'
import {
  sendPrepared,
  type PreparedRequest,
  type SpecifiedOperation,
  type Variation,
} from '../valid-request.ts'

type Response = ApiResponse<OperationId>

/** Reads by the path before a write; the result reads again, and expects its effect. */
export async function readsByPath(
  context: CheckContext,
  prepared: PreparedRequest,
): Promise<(written: Response) => Promise<void>> {
  const reads = ownReads(prepared.operation)
  const before = await observeIfPossible(
    context,
    async () => (reads === null ? null : readState(context, prepared, reads, 'arrange')),
    null,
  )
  if (reads === null || before === null) return async () => {}
  const { method } = operations[prepared.operation]
  return async (written) => {
    const after = await readState(context, prepared, reads, 'observe', method === 'DELETE' ? 404 : null)
    if (method === 'DELETE') return expectGone(prepared, after)
    const isCreation = method === 'POST' && recordPathOf(prepared.operation) === null
    if (isCreation) return expectListed(prepared, written, null, after)
    if (after.single !== null) expectUpdated(prepared, after.single)
    return expectUpdatedItem(prepared, null, after)
  }
}

/** The single read of a record; its list where there is none. */
function ownReads(operation: SpecifiedOperation): Reads | null {
  const { list = null, single = null } = readsOfEffect(operation) ?? {}
  if (list === null && single === null) return null
  return { list: single === null ? list : null, single, parent: null }
}

/**
 * A record that is read by the path has the properties and values of the one that is read by the ID, and a file the same
 * content. Other checks can change a record in between: if the responses differ, it is read by the ID again.
 */
export async function expectSameByPathAsById(
  context: CheckContext,
  prepared: PreparedRequest,
  path: PreparedRequest['path'],
): Promise<void> {
  const read = async (variation: Variation) => {
    const response = await sendPrepared(context, prepared, variation)
    return response.expectStatusIn(...successesOf(prepared.operation))
  }
  const [byId, byPath] = [await read({}), await read({ path })]
  if (isSame(byId, byPath) || isSame(await read({}), byPath)) return
  byPath.fail(`The same as by the ID: ${byId.text}.`, `It is ${byPath.text}.`)
}

type Shown = Pick<Response, 'json' | 'text'>

function isSame(byId: Shown, byPath: Shown): boolean {
  const [expected, actual] = [byId.json, byPath.json]
  if (!isRecord(expected) || !isRecord(actual)) return byId.text === byPath.text
  return Object.keys(expected).every((name) => name in actual) && hasSameValues(expected, actual)
}
