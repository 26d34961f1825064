/** Two requests for the same records return the same ones. */
import { isDeepStrictEqual } from 'node:util'
import type { CheckContext } from '../fixtures/context.ts'
import { isRecord, type Json } from '../protocol/exchange.ts'
import { successesOf } from './successes.ts'
import { sendPrepared, type PreparedRequest, type Variation } from './valid-request.ts'

/** Sends a read and a variation of it, and expects the same record, or the same items in any order. */
export async function expectSameRecords(
  context: CheckContext,
  prepared: PreparedRequest,
  variation: Variation,
): Promise<void> {
  const statuses = successesOf(prepared.operation)
  const usual = await sendPrepared(context, prepared)
  usual.expectStatusIn(...statuses)
  const response = await sendPrepared(context, prepared, variation)
  response.expectStatusIn(...statuses)
  const [expected, actual] = [identitiesIn(usual.json), identitiesIn(response.json)]
  if (!isDeepStrictEqual(expected, actual)) {
    response.fail(`The same records as before: ${expected.join(', ')}.`, `They are ${actual.join(', ') || 'none'}.`)
  }
}

/** The identities of a record, or of the items of a list in any order. */
function identitiesIn(json: Json | undefined): readonly string[] {
  if (Array.isArray(json)) return json.flatMap(identitiesIn).toSorted()
  const record = isRecord(json) ? json : {}
  return [['id', 'key', 'name', 'file_path', 'blob_id'].map((name) => JSON.stringify(record[name])).join(' ')]
}
