/** The same write as JSON, as a form and in the query string. Spec: document 1, "Request conventions" 3. */
import { operations } from '../../../../generated/operations.ts'
import type { Encoding } from '../../protocol/encode.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import { differences } from '../../fixtures/differences.ts'
import { freeTexts } from '../../fixtures/texts.ts'
import { isRecord } from '../../protocol/exchange.ts'
import { expectEffect } from '../effects/index.ts'
import { unlessInUsualRequest, unlessUsualRequestFails } from '../effects/usual.ts'
import { failAt } from '../effects/values.ts'
import { generatedCheck, type Check } from '../../fixtures/check.ts'
import { requestToSucceed } from '../access/requests.ts'
import {
  specifiedOperations,
  type PreparedRequest,
  type SpecifiedOperation,
  type Variation,
} from '../valid-request.ts'
import type { JsonRecord } from '../effects/reads.ts'

/** Operations that accept attributes in other encodings than JSON. */
const flexible = specifiedOperations.filter((operation) =>
  operations[operation].requestMediaTypes.some((type) => type === 'application/x-www-form-urlencoded'),
)

const places: Readonly<Record<Encoding, string>> = {
  json: 'as JSON',
  form: 'as form fields',
  multipart: 'as multipart',
  query: 'in the query',
}

function hasToken(encoding: Encoding): boolean {
  return encoding === 'query' || encoding === 'form'
}

/** In a query and a form, the token is a parameter as well. Without one, the suite uses sudo. */
function tokenAsParameter({ by, query, body }: PreparedRequest, encoding: Encoding): Variation {
  const { token } = by.account
  if (token === null || !hasToken(encoding)) return {}
  const private_token = token
  return {
    by: by.with({}),
    ...(encoding === 'query' ? { query: { ...query, private_token } } : { body: { ...body, private_token } }),
  }
}

/** Texts have the characters that an encoding must escape. */
function withReservedCharacters(prepared: PreparedRequest): PreparedRequest {
  if (prepared.body === null) return prepared
  const attributes = Object.entries(prepared.body).map(([name, value]) => [
    name,
    freeTexts.has(name) && typeof value === 'string' ? `${value} 1+1=2; 50 % & "weft" <Ω>` : value,
  ])
  return { ...prepared, body: Object.fromEntries(attributes) }
}

/** The write succeeds in this encoding, and the record has the attributes as they were sent. */
function encoded(operation: SpecifiedOperation, encoding: Encoding): Check {
  const usual = encoding === 'json' && flexible.includes(operation) ? 'form' : 'json'
  return generatedCheck(
    `as-${encoding}`,
    operation,
    `${operation} accepts its attributes${hasToken(encoding) ? ' and `private_token`' : ''} ${places[encoding]}.`,
    (context) =>
      unlessInUsualRequest(
        context,
        operation,
        async () => {
          const prepared = withReservedCharacters(await requestToSucceed(context, operation))
          const variation = { encoding, ...tokenAsParameter(prepared, encoding) }
          const response = await expectEffect(context, prepared, variation, { isShared: true })
          const record = response.json
          if (!isRecord(record)) return
          await expectMergeMessage(context, prepared, record)
          for (const [name, value] of Object.entries(prepared.body ?? {})) {
            const shown = record[name]
            if (shown === undefined || shown === null || typeof shown === 'object') continue
            if (String(shown) !== String(value) && differences(value, shown).length > 0) {
              failAt(response, name, value, shown)
            }
          }
        },
        usual,
      ),
  )
}

/** No response includes the message of a merge: the merge commit has it. */
async function expectMergeMessage(
  context: CheckContext,
  { by, path, body }: PreparedRequest,
  { merge_commit_sha: sha }: JsonRecord,
): Promise<void> {
  const title = body?.['merge_commit_message']
  if (typeof title !== 'string' || typeof sha !== 'string') return
  const request = { operation: 'getCommit', path: { id: path['id'], sha } } as const
  const commit = await context.as(by).sendUnchecked(request, 'observe')
  commit.expectStatus(200).expectMatch({ title })
}

export const writesAsJson: readonly Check[] = specifiedOperations
  .filter((operation) => operations[operation].requestMediaTypes.some((type) => type === 'application/json'))
  .map((operation) => encoded(operation, 'json'))
export const writesAsForm: readonly Check[] = flexible.map((operation) => encoded(operation, 'form'))
export const writesAsMultipart: readonly Check[] = flexible.map((operation) =>
  encoded(operation, 'multipart'),
)
/** The only deletion with required attributes, which other checks send in the query. */
export const deletionAsForm: Check = generatedCheck(
  'as-form',
  'deleteFile',
  'deleteFile accepts its attributes as form fields.',
  async (context) => {
    const prepared = await requestToSucceed(context, 'deleteFile')
    const variation = { encoding: 'form', query: {}, body: prepared.query } as const
    const run = async () => {
      await expectEffect(context, prepared, variation, { isShared: true })
    }
    await unlessUsualRequestFails(context, 'deleteFile', run, 'json')
  },
)
export const writesInQuery: readonly Check[] = flexible.map((operation) => encoded(operation, 'query'))
