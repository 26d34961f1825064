/** Requests made of the contract: valid ones, and such that are wrong in some places. */
import { operationIds } from '../../server-stub/http/api.ts'
import * as fc from 'fast-check'
import { operations, type OperationId } from '../../generated/operations.ts'
import { parametersOf, requestBodyOf, resolve, type SchemaNode } from '../conformance/protocol/contract.ts'
import { encodings, forms, type ApiRequest, type Encoding, type Form } from './case.ts'
import type { Value } from './value.ts'
import { recordFor, validValue } from './valid.ts'
import { count, hostile, hostileText } from './values.ts'
import { actors, visibilities, type Actor } from './world.ts'

/** Frequent: users with permissions. The others are rejected. */
const actor: fc.Arbitrary<Actor> = fc.oneof(
  { arbitrary: fc.constantFrom<Actor>('administrator', 'owner'), weight: 3 },
  { arbitrary: fc.constantFrom<Actor>('master', 'developer'), weight: 2 },
  { arbitrary: fc.constantFrom(...actors), weight: 3 },
)

const encoding: fc.Arbitrary<Encoding> = fc.oneof(
  { arbitrary: fc.constant<Encoding>('json'), weight: 6 },
  { arbitrary: fc.constantFrom(...encodings), weight: 4 },
)

const form: fc.Arbitrary<Form> = fc.oneof(
  { arbitrary: fc.constant<Form>('origin'), weight: 30 },
  { arbitrary: fc.constantFrom(...forms), weight: 1 },
)

const credential = fc.oneof(
  { arbitrary: fc.constant('header' as const), weight: 12 },
  {
    arbitrary: fc.constantFrom('bearer' as const, 'query' as const, 'list' as const, 'body' as const),
    weight: 1,
  },
)

/** A request to one of the operations. */
export function apiRequest(ids: readonly OperationId[] = operationIds): fc.Arbitrary<ApiRequest> {
  return fc.constantFrom(...ids).chain((operation) => requestTo(operation))
}

function requestTo(operation: OperationId): fc.Arbitrary<ApiRequest> {
  const { method } = operations[operation]
  return fc.record({
    operation: fc.constant(operation),
    method: seldom<string>(
      method,
      fc.constantFrom('HEAD', 'OPTIONS', 'PATCH', 'PUT', 'DELETE', 'POST', 'GET'),
    ),
    actor,
    credential,
    visibility: fc.constantFrom(...visibilities),
    path: pathOf(operation),
    query: queryOf(operation),
    body: bodyOf(operation),
    unknown: seldom({ count: 0, length: 1 }, unknown),
    encoding,
    form,
  })
}

/** Properties that the contract does not declare, a few megabytes at most. */
const unknown = fc
  .record({ count, length: fc.constantFrom(1, 50, 100_000) })
  .filter((given) => given.count * given.length < 4_000_000)

/** The usual value, now and then another. */
function seldom<Kind>(usual: Kind, other: fc.Arbitrary<Kind>): fc.Arbitrary<Kind> {
  return fc.oneof({ arbitrary: fc.constant(usual), weight: 40 }, { arbitrary: other, weight: 1 })
}

/** Mostly the valid value, sometimes a hostile one. */
function mostly(valid: fc.Arbitrary<Value>, wrong: fc.Arbitrary<Value>, weight: number): fc.Arbitrary<Value> {
  return fc.oneof({ arbitrary: valid, weight }, { arbitrary: wrong, weight: 1 })
}

function pathOf(operation: OperationId): fc.Arbitrary<Record<string, Value>> {
  const { path, parameters } = operations[operation]
  const names: readonly string[] = parameters.path
  return fc.record(
    Object.fromEntries(
      names.map((name) => [name, mostly(fc.constant(recordFor(operation, path, name)), hostileText, 12)]),
    ),
  )
}

function queryOf(operation: OperationId): fc.Arbitrary<[string, Value][]> {
  const declared = parametersOf(operation).filter(
    (parameter) => parameter.in === 'query' && parameter.name !== 'sudo',
  )
  const known = declared.map(({ name, schema }) =>
    fc.tuple(
      fc.constantFrom(name, name, name, `${name}[]`, `${name}[0]`),
      mostly(validValue(name, schema), hostileText, 2),
    ),
  )
  const others: fc.Arbitrary<[string, Value]> = fc.tuple(
    fc.constantFrom('x', 'private_token', 'sudo', '__proto__', 'a[b]'),
    hostileText,
  )
  const pairs = fc.oneof(...known.map((arbitrary) => ({ arbitrary, weight: 12 })), {
    arbitrary: others,
    weight: 1,
  })
  return fc.oneof(
    { arbitrary: fc.constant<[string, Value][]>([]), weight: known.length === 0 ? 40 : 1 },
    { arbitrary: fc.array(pairs, { minLength: 1, maxLength: 4 }), weight: 2 },
  )
}

/** Attributes by which a path can name the record. */
const identifying: ReadonlySet<string> = new Set(['name', 'path', 'username'])
/** A record with the name `1.0` is found by it: not by a number in another notation. */
const noNumber = hostile.filter(
  (value) => typeof value !== 'string' || !/\d/.test(value) || !Number.isInteger(Number(value)),
)

function bodyOf(operation: OperationId): fc.Arbitrary<Record<string, Value>> {
  const media = Object.values(requestBodyOf(operation)?.content ?? {})[0]
  const schema = media?.schema === undefined ? {} : resolve<SchemaNode>(media.schema)
  const properties = propertiesOf(schema)
  const required = requiredOf(schema)
  const entries = Object.entries(properties).map(
    ([name, node]): [string, fc.Arbitrary<Value | undefined>] => {
      const value = mostly(validValue(name, node), identifying.has(name) ? noNumber : hostile, 6)
      return [name, required.has(name) ? mostlyPresent(value) : fc.option(value, { nil: undefined, freq: 1 })]
    },
  )
  return fc.record(Object.fromEntries(entries)).map((given) => present(given))
}

function mostlyPresent(value: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> {
  return fc.oneof({ arbitrary: value, weight: 30 }, { arbitrary: fc.constant(undefined), weight: 1 })
}

function present(given: Readonly<Record<string, Value | undefined>>): Record<string, Value> {
  const entries = Object.entries(given).filter((entry): entry is [string, Value] => entry[1] !== undefined)
  return Object.fromEntries(entries)
}

function partsOf(node: SchemaNode): SchemaNode[] {
  const schema = resolve<SchemaNode>(node)
  const parts = [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
  return [schema, ...parts.flatMap(partsOf)]
}

function propertiesOf(schema: SchemaNode): Record<string, SchemaNode> {
  return Object.fromEntries(partsOf(schema).flatMap((part) => Object.entries(part.properties ?? {})))
}

function requiredOf(schema: SchemaNode): ReadonlySet<string> {
  return new Set(partsOf(schema).flatMap((part) => part.required ?? []))
}
