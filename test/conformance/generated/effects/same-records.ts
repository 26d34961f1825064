/** Two requests for the same records return the same ones. */
import { isDeepStrictEqual } from 'node:util'
import type { OperationId } from '../../../../generated/operations.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import type { ApiResponse } from '../../fixtures/response.ts'
import { isRecord, type Json } from '../../protocol/exchange.ts'
import { isOwn } from './reads.ts'
import { successesOf } from '../successes.ts'
import { sendPrepared, type PreparedRequest, type Variation } from '../valid-request.ts'

/**
 * Sends a read and a variation of it, and expects the same record, or the same items in any order. Lists that contain
 * records of the whole instance can change in between: if the responses differ, the read is sent again.
 */
export async function expectSameRecords(
  context: CheckContext,
  prepared: PreparedRequest,
  variation: Variation,
): Promise<void> {
  const usual = await read(context, prepared)
  await expectSameResponse(context, prepared, usual, await read(context, prepared, variation))
}

type Response = ApiResponse<OperationId>

/** The same comparison of responses to a read and a variation of it. */
export async function expectSameResponse(
  context: CheckContext,
  prepared: PreparedRequest,
  usual: Response,
  varied: Response,
): Promise<void> {
  const [expected, actual] = [identitiesIn(usual.json), identitiesIn(varied.json)]
  if (isDeepStrictEqual(expected, actual)) return
  const again = identitiesIn((await read(context, prepared)).json)
  if (isDeepStrictEqual(again, actual)) return
  varied.fail(`The same records as before: ${again.join(', ')}.`, `They are ${actual.join(', ') || 'none'}.`)
}

async function read(
  context: CheckContext,
  prepared: PreparedRequest,
  variation?: Variation,
): Promise<Response> {
  const response = await sendPrepared(context, prepared, variation)
  response.expectStatusIn(...successesOf(prepared.operation))
  return response
}

/** The identities of a record, or of the items of a list in any order. */
export function identitiesIn(json: Json | undefined): readonly string[] {
  if (Array.isArray(json)) return json.filter(isOwn).flatMap(identitiesIn).toSorted()
  const record = isRecord(json) ? json : {}
  return [['id', 'key', 'name', 'file_path', 'blob_id'].map((name) => JSON.stringify(record[name])).join(' ')]
}
