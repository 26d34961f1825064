/** Booleans in form fields, which are texts. Spec: document 1, "Request conventions" 3. */
import { operations, type OperationId } from '../../../../generated/operations.ts'
import { generatedCheck, type Check } from '../../fixtures/check.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import type { ApiResponse } from '../../fixtures/response.ts'
import type { Encoding } from '../../protocol/encode.ts'
import { isRecord, type Json } from '../../protocol/exchange.ts'
import { Observed } from '../../protocol/signals.ts'
import { requestToSucceed } from '../access/requests.ts'
import { attributesOf } from './attributes.ts'
import { expectEffect } from '../effects/index.ts'
import { unlessInUsualRequest } from '../effects/usual.ts'
import { recordOf, type JsonRecord } from '../effects/reads.ts'
import { successesOf } from '../successes.ts'
import { isSuccess } from '../../protocol/statuses.ts'
import { sendPrepared, specifiedOperations, type SpecifiedOperation } from '../valid-request.ts'

/** Other checks depend on the settings of the instance. */
const excluded: ReadonlySet<OperationId> = new Set(['updateApplicationSettings'])

function booleansOf(operation: SpecifiedOperation): readonly string[] {
  return attributesOf(operation).flatMap(({ name, in: place, schema }) =>
    place === 'body' && schema.type === 'boolean' ? [name] : [],
  )
}

/** Administrators have the property `is_admin`, and settings of notifications have the events in one property. */
function valueOf(record: JsonRecord, name: string): Json | undefined {
  const { events } = record
  if (name in record) return record[name]
  return isRecord(events) && name in events ? events[name] : record[`is_${name}`]
}

/** A write of booleans that are all false succeeds, and the record has none of them as true. */
function falseInForm(operation: SpecifiedOperation): Check {
  const title = `${operation} reads false in a form as false.`
  return generatedCheck('false-in-form', operation, title, (context) =>
    unlessInUsualRequest(context, operation, async () => {
      const prepared = await requestToSucceed(context, operation)
      const names = booleansOf(operation)
      const body = { ...prepared.body, ...Object.fromEntries(names.map((name) => [name, false])) }
      const isSent = { encoding: 'form' } as const
      const response = await expectEffect(context, { ...prepared, body }, isSent, { isShared: true })
      for (const name of names) {
        if (valueOf(recordOf(response), name) === true)
          response.fail(`\`${name}\` is false.`, 'It is true.', { kind: 'property', path: name })
      }
    }),
  )
}

/** Sends a write whose booleans are all true, for a new record. An update finds them false. */
async function sendTrue(
  context: CheckContext,
  operation: SpecifiedOperation,
  encoding: Encoding,
): Promise<ApiResponse<OperationId>> {
  const prepared = await requestToSucceed(context, operation)
  const bodyOf = (value: boolean) => ({
    ...prepared.body,
    ...Object.fromEntries(booleansOf(operation).map((name) => [name, value])),
  })
  if (operations[operation].method === 'PUT') await sendPrepared(context, prepared, { body: bodyOf(false) })
  return sendPrepared(context, prepared, { body: bodyOf(true), encoding })
}

/** A write sets the booleans that the same write in JSON sets. */
function trueInForm(operation: SpecifiedOperation): Check {
  const title = `${operation} reads true in a form as true.`
  return generatedCheck('true-in-form', operation, title, async (context) => {
    const usual = await sendTrue(context, operation, 'json')
    if (!isSuccess(usual.status)) throw new Observed(`${operation} does not accept all booleans as true.`)
    const response = await sendTrue(context, operation, 'form')
    response.expectStatusIn(...successesOf(operation))
    for (const name of booleansOf(operation)) {
      if (valueOf(recordOf(usual), name) === true && valueOf(recordOf(response), name) !== true)
        response.fail(`\`${name}\` is true, as after the same write in JSON.`, 'It is not.', {
          kind: 'property',
          path: name,
        })
    }
  })
}

/** Two checks for each operation that accepts form fields and has booleans; merges with all of them wait. */
export const booleansInForms: readonly Check[] = specifiedOperations
  .filter((operation) =>
    operations[operation].requestMediaTypes.some((type) => type === 'application/x-www-form-urlencoded'),
  )
  .filter((operation) => !excluded.has(operation) && booleansOf(operation).length > 0)
  .flatMap((operation) =>
    operation === 'acceptMergeRequest'
      ? [falseInForm(operation)]
      : [falseInForm(operation), trueInForm(operation)],
  )
