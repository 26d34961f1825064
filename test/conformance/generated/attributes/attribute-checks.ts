/** Missing and mistyped attributes, for every operation with attributes. Spec: document 1, "Error body shapes". */
import type { OperationId } from '../../../../generated/operations.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import type { ApiResponse } from '../../fixtures/response.ts'
import type { SchemaNode } from '../../protocol/contract.ts'
import { isRecord } from '../../protocol/exchange.ts'
import { generatedCheck, idPart, type Check } from '../../fixtures/check.ts'
import { attributesOf, type Attribute } from './attributes.ts'
import {
  sendPrepared,
  specifiedOperations,
  type PreparedRequest,
  type SpecifiedOperation,
  type Variation,
} from '../valid-request.ts'
import { requestToReject } from '../access/requests.ts'
import { Blocked } from '../../protocol/signals.ts'
import { isSuccess } from '../../protocol/statuses.ts'

/** A request without a required attribute returns 400. */
export function missing(operation: SpecifiedOperation, attribute: string): Check {
  return generatedCheck(
    'missing-attribute',
    operation,
    `${operation} without \`${attribute}\` returns 400.`,
    async (context) => {
      const response = await sendWithout(context, operation, attribute)
      response.expectStatus(400)
    },
    attribute,
  )
}

/** The text of the error names the attribute. */
function missingNamed(operation: SpecifiedOperation, attribute: string): Check {
  return generatedCheck(
    'missing-attribute-body',
    operation,
    `${operation} without \`${attribute}\` names it in the error.`,
    async (context) => {
      expectNamed(await sendWithout(context, operation, attribute), [attribute])
    },
    attribute,
  )
}

/** The text of the error names one of the attributes, either of which suffices. */
const neitherNamed = generatedCheck(
  'missing-attribute-body',
  'createProject',
  'createProject with neither `name` nor `path` names one of them in the error.',
  async (context) => {
    const prepared = await requestToReject(context, 'createProject')
    const body = { description: 'Neither name nor path' }
    expectNamed(await sendPrepared(context, prepared, { body }), ['name', 'path'])
  },
  'name',
)

function expectNamed(response: ApiResponse<OperationId>, attributes: readonly string[]): void {
  const { json } = response.expectRejected()
  const message = isRecord(json) ? json['message'] : undefined
  const text = typeof message === 'string' ? message.toLowerCase() : ''
  if (!attributes.some((attribute) => text.includes(attribute)))
    response.fail('A `message` that names the missing attribute.')
}

async function sendWithout(context: CheckContext, operation: SpecifiedOperation, attribute: string) {
  const prepared = await requestToReject(context, operation)
  return sendPrepared(context, prepared, without(prepared, attribute))
}

const required = specifiedOperations.flatMap((operation) =>
  attributesOf(operation).flatMap(({ name, required }) => (required ? [{ operation, name }] : [])),
)

/** Every required attribute of every operation. */
export const missingAttributes: readonly Check[] = required.map(({ operation, name }) =>
  missing(operation, name),
)

export const missingAttributesNamed: readonly Check[] = [
  ...required.map(({ operation, name }) => missingNamed(operation, name)),
  neitherNamed,
]

/** A value that is not of the declared type returns 400; `updateUser` may return 404 for any failure. */
function mistyped(
  operation: SpecifiedOperation,
  attribute: Attribute,
  value: unknown,
  detail = attribute.name,
): Check {
  return generatedCheck(
    'invalid-attribute',
    operation,
    `${operation} with \`${attribute.name}\` = ${JSON.stringify(value)} returns 400.`,
    async (context) => {
      const prepared = await requestToReject(context, operation)
      const response = await sendPrepared(context, prepared, {
        body: { ...prepared.body, [attribute.name]: value },
      })
      if (operation === 'updateUser') response.expectStatusIn(400, 404)
      else response.expectStatus(400)
    },
    detail,
  )
}

/** A value that is not one of the specified values returns 400. */
export function rejects(operation: SpecifiedOperation, name: string, value: string): Check {
  const attribute = attributesOf(operation).find((each) => each.name === name)
  if (attribute === undefined) throw new Error(`${operation} has no attribute ${name}.`)
  const isGenerated = value === excludedValue(attribute.schema)
  return mistyped(operation, attribute, value, isGenerated ? name : `${name}/${idPart(value)}`)
}

/** Every attribute whose declared type excludes some value. */
export const mistypedAttributes: readonly Check[] = specifiedOperations.flatMap((operation) =>
  attributesOf(operation).flatMap((attribute) => {
    const value = attribute.in === 'body' ? excludedValue(attribute.schema) : undefined
    return value === undefined ? [] : [mistyped(operation, attribute, value)]
  }),
)

/** A failed validation returns texts by property, a missing attribute a sentence; both in `message`. */
export const validationBodies: readonly Check[] = specifiedOperations.flatMap((operation) => {
  const attribute = attributesOf(operation).find(
    (each) => each.in === 'body' && excludedValue(each.schema) !== undefined,
  )
  if (attribute === undefined) return []
  return [
    generatedCheck(
      'validation-body',
      operation,
      `${operation} with an invalid \`${attribute.name}\` returns a \`message\`.`,
      async (context) => {
        const prepared = await requestToReject(context, operation)
        const body = { ...prepared.body, [attribute.name]: excludedValue(attribute.schema) }
        const response = await sendPrepared(context, prepared, { body })
        if (isSuccess(response.status))
          throw new Blocked(`${operation} accepts an invalid \`${attribute.name}\``, response.exchange)
        response.expectRejected()
        // A failed update of a user returns 404, whose body is not specified.
        if (operation === 'updateUser' && response.status === 404) return
        const { json } = response
        const message = isRecord(json) ? json['message'] : undefined
        const isSentence = typeof message === 'string'
        if (!isSentence && !isTexts(message)) {
          response.fail('A `message` that is a sentence, or texts by property.')
        }
      },
    ),
  ]
})

function without(prepared: PreparedRequest, attribute: string): Variation {
  const remove = (values: PreparedRequest['query']) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => name !== attribute))
  return prepared.body === null
    ? { query: remove(prepared.query) }
    : { query: remove(prepared.query), body: remove(prepared.body) }
}

/** A value that is not of the declared type; undefined if every text could be of the type. */
function excludedValue(schema: SchemaNode): unknown {
  if (schema.enum !== undefined && schema.type === 'string') return 'no-such-value'
  if (schema.type === 'integer' || schema.type === 'number') return 'no number'
  if (schema.type === 'boolean') return 'no boolean'
  if (schema.format === 'date') return 'no date'
  return undefined
}

/** Texts by property, as in the response to a failed validation: at least one. */
export function isTexts(message: unknown): boolean {
  if (!isRecord(message)) return false
  const values = Object.values(message)
  return (
    values.length > 0 &&
    values.every(
      (texts) =>
        isTexts(texts) ||
        (Array.isArray(texts) && texts.length > 0 && texts.every((text) => typeof text === 'string')),
    )
  )
}
