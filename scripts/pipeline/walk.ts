import type {
  Contract,
  Header,
  MediaType,
  Parameter,
  Reference,
  RequestBody,
  Response,
  Schema,
} from './contract.ts'
import { isReference, operationsOf, pointer, referredName } from './contract.ts'

/** An element of the document and where it is written. */
export interface Found<T> {
  pointer: string
  value: T
}

export interface FoundSchema extends Found<Schema> {
  /** Whether it is the root of a component. */
  root: boolean
  /** Description of the nearest enclosing element that has one. */
  context: string
}

export interface FoundMediaType extends Found<MediaType> {
  name: string
  direction: Direction
}

/** Whether a body goes to the server or comes from it. */
export type Direction = 'request' | 'response'

/** Every parameter where it is written, references left out. */
export function parametersIn(contract: Contract): Found<Parameter>[] {
  const ofComponents = entries(contract.components.parameters, 'components', 'parameters')
  const inline = Object.entries(contract.paths).flatMap(([path, item]) =>
    (item.parameters ?? []).map((value, index) => ({
      pointer: pointer('paths', path, 'parameters', index),
      value,
    })),
  )
  const ofOperations = operationsOf(contract).flatMap(({ path, method, operation }) =>
    (operation.parameters ?? []).map((value, index) => ({
      pointer: pointer('paths', path, method, 'parameters', index),
      value,
    })),
  )
  return written([...ofComponents, ...inline, ...ofOperations])
}

/** Every response where it is written, references left out. */
export function responsesIn(contract: Contract): Found<Response>[] {
  const ofOperations = operationsOf(contract).flatMap(({ path, method, operation }) =>
    entries(operation.responses, 'paths', path, method, 'responses'),
  )
  return written([...entries(contract.components.responses, 'components', 'responses'), ...ofOperations])
}

/** Every request body where it is written, references left out. */
export function requestBodiesIn(contract: Contract): Found<RequestBody>[] {
  const ofOperations = operationsOf(contract).flatMap(({ path, method, operation: { requestBody } }) =>
    requestBody === undefined
      ? []
      : [{ pointer: pointer('paths', path, method, 'requestBody'), value: requestBody }],
  )
  return written([
    ...entries(contract.components.requestBodies, 'components', 'requestBodies'),
    ...ofOperations,
  ])
}

/** Every response header where it is written, references left out. */
export function headersIn(contract: Contract): Found<Header>[] {
  const ofResponses = responsesIn(contract).flatMap((found) => below(found, found.value.headers, 'headers'))
  return written([...entries(contract.components.headers, 'components', 'headers'), ...ofResponses])
}

/** Every media type of a request or response body. */
export function mediaTypesIn(contract: Contract): FoundMediaType[] {
  return [...contentOf('request', requestBodiesIn(contract)), ...contentOf('response', responsesIn(contract))]
}

function contentOf(direction: Direction, bodies: Found<RequestBody | Response>[]): FoundMediaType[] {
  return bodies.flatMap((found) =>
    below(found, found.value.content, 'content').map((media) => ({
      ...media,
      name: referredName(media.pointer),
      direction,
    })),
  )
}

/** Every schema where it is written, subschemas included; a reference to a schema is a schema as well. */
export function schemasIn(contract: Contract): FoundSchema[] {
  const roots = entries(contract.components.schemas, 'components', 'schemas')
  const described = [...parametersIn(contract), ...headersIn(contract)]
  const edges = [...described, ...mediaTypesIn(contract)].flatMap(({ pointer: at, value }) => {
    const context = 'description' in value ? (value.description ?? '') : ''
    return value.schema === undefined ? [] : [{ pointer: `${at}/schema`, value: value.schema, context }]
  })
  return [
    ...roots.flatMap((found) => withSubschemas({ ...found, root: true, context: '' })),
    ...edges.flatMap((found) => withSubschemas({ ...found, root: false })),
  ]
}

function withSubschemas(found: FoundSchema): FoundSchema[] {
  const context = found.value.description ?? found.context
  return [
    found,
    ...subschemasOf(found.value).flatMap(({ steps, schema }) =>
      withSubschemas({
        pointer: `${found.pointer}${pointer(...steps).slice(1)}`,
        value: schema,
        root: false,
        context,
      }),
    ),
  ]
}

const single = [
  'items',
  'additionalProperties',
  'not',
  'if',
  'then',
  'else',
  'contains',
  'propertyNames',
] as const
const lists = ['allOf', 'anyOf', 'oneOf', 'prefixItems'] as const
const maps = ['properties', 'patternProperties', 'dependentSchemas'] as const

export interface Subschema {
  /** The steps that lead from the schema to this one. */
  steps: (string | number)[]
  schema: Schema
}

/** The schemas directly below a schema. */
export function subschemasOf(schema: Schema): Subschema[] {
  const at = (keyword: string): unknown => Reflect.get(schema, keyword)
  const found: { steps: (string | number)[]; schema: unknown }[] = [
    ...single.map((keyword) => ({ steps: [keyword], schema: at(keyword) })),
    ...lists.flatMap((keyword) => {
      const list = at(keyword)
      return Array.isArray(list)
        ? list.map((each: unknown, index) => ({ steps: [keyword, index], schema: each }))
        : []
    }),
    ...maps.flatMap((keyword) =>
      Object.entries(at(keyword) ?? {}).map(([name, each]: [string, unknown]) => ({
        steps: [keyword, name],
        schema: each,
      })),
    ),
  ]
  return found.flatMap(({ steps, schema: each }) => (isSchema(each) ? [{ steps, schema: each }] : []))
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function written<T extends object>(found: Found<T | Reference>[]): Found<T>[] {
  return found.flatMap(({ pointer: at, value }) => (isReference(value) ? [] : [{ pointer: at, value }]))
}

function entries<T>(map: Record<string, T> | undefined, ...steps: string[]): Found<T>[] {
  return Object.entries(map ?? {}).map(([name, value]) => ({ pointer: pointer(...steps, name), value }))
}

function below<T>(found: Found<unknown>, map: Record<string, T> | undefined, step: string): Found<T>[] {
  return entries(map, step).map(({ pointer: at, value }) => ({ pointer: found.pointer + at.slice(1), value }))
}
