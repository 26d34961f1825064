import type { Endpoint } from './endpoint.ts'

/** Marks what has to be written by hand. */
export const todo = 'TODO'

const components = 'openapi/components'
const exampleTask = `${todo} an example that agrees with the other examples`

/** The components that an endpoint adds, by path. */
export function contractFiles(endpoint: Endpoint): Record<string, string> {
  const { area, schema, verb } = endpoint
  const body = responseName(endpoint)
  return {
    [`${components}/responses/${area}/${body}.yaml`]: responseOf(endpoint, body),
    [`${components}/schemas/${area}/${schema}.yaml`]: recordSchema(endpoint),
    ...example(area, verb === 'create' ? schema : body, verb === 'list' ? '- id: 1' : 'id: 1'),
    ...(verb === 'list' && {
      [`${components}/schemas/${area}/${body}.yaml`]: `type: array\ndescription: ${sentence(endpoint.noun)}s.\nitems:\n  $ref: ./${schema}.yaml\n`,
    }),
    ...(verb === 'create' && requestFiles(endpoint)),
  }
}

/** The file of the path item. */
export function pathFile({ area, pathName }: Endpoint): string {
  return `openapi/paths/${area}/${pathName}.yaml`
}

function responseName({ verb, schema }: Endpoint): string {
  if (verb === 'create') return `Created${schema}`
  return verb === 'list' ? `${schema}List` : schema
}

function example(area: string, name: string, value: string): Record<string, string> {
  return { [`${components}/examples/${area}/${name}.yaml`]: `summary: ${exampleTask}\nvalue:\n  ${value}\n` }
}

/** The body of a request: component, schema and example. */
function requestFiles(endpoint: Endpoint): Record<string, string> {
  const { area, noun, schema } = endpoint
  const name = `Create${schema}`
  const types = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data']
  const content = types.map(
    (type) => `  ${type}:
    schema:
      $ref: ../../schemas/${area}/${name}.yaml
    examples:
      record:
        $ref: ../../examples/${area}/${name}.yaml
`,
  )
  return {
    [`${components}/request-bodies/${area}/${name}.yaml`]: `description: ${sentence(noun)} to create.
required: true
content:
${content.join('')}`,
    [`${components}/schemas/${area}/${name}.yaml`]: bodySchema(endpoint),
    ...example(area, name, 'name: new'),
  }
}

/** The path item with its operation: parameters and error responses of the similar one, with texts of its own. */
export function pathItem(endpoint: Endpoint, similar: string): string {
  const parameters = /^parameters:\n(?: .*\n)+/.exec(similar)?.[0] ?? ''
  return `${parameters}${operation(endpoint, similar)}`
}

/** One operation of a path item. */
export function operation(endpoint: Endpoint, similar: string): string {
  const { area, method, operationId, schema, verb } = endpoint
  const neighbour = new RegExp(String.raw`^${method}:\n(?: .*\n)+`, 'm').exec(similar)?.[0] ?? ''
  const errors = (/^ {2}responses:\n(?: {4}.*\n)+/m.exec(neighbour)?.[0] ?? '').replace(
    /^ {2}responses:\n(?: {4}'2\d\d':\n {6}.*\n)+/,
    '',
  )
  const input = {
    list: `  parameters:
    - $ref: ../../components/parameters/shared/Page.yaml
    - $ref: ../../components/parameters/shared/PerPage.yaml
`,
    get: '',
    create: `  requestBody:
    $ref: ../../components/request-bodies/${area}/Create${schema}.yaml
`,
  }
  return `${method}:
  operationId: ${operationId}
  tags: [${area}]
  summary: ${summaryOf(endpoint)}
  description: ${todo} say what the operation does and returns, and its side effects.
${input[verb]}  responses:
    '${verb === 'create' ? 201 : 200}':
      $ref: ../../components/responses/${area}/${responseName(endpoint)}.yaml
${verb === 'get' ? errors : withBadRequest(errors)}`
}

function summaryOf({ verb, noun }: Endpoint): string {
  return { list: `List ${noun}s`, get: `Get a ${noun}`, create: `Create a ${noun}` }[verb]
}

/** Adds the response to an invalid parameter in the order of the statuses. */
function withBadRequest(errors: string): string {
  const added = "    '400':\n      $ref: ../../components/responses/shared/BadRequest.yaml\n"
  return errors.includes("'400'") ? errors : errors.replace(/^(?= {4}'40[1-9]')/m, added)
}

function responseOf({ area, noun, schema, verb }: Endpoint, body: string): string {
  const headers = ['Link', 'X-Total', 'X-Total-Pages', 'X-Per-Page', 'X-Page', 'X-Next-Page', 'X-Prev-Page']
  const paging = headers.map(
    (name) => `  ${name}:\n    $ref: ../../headers/${name.replaceAll('-', '')}.yaml\n`,
  )
  const description = {
    list: `One page of the ${noun}s.`,
    get: `The ${noun}.`,
    create: `'Created: the new ${noun}.'`,
  }[verb]
  return `description: ${description}
${verb === 'list' ? `headers:\n${paging.join('')}` : ''}content:
  application/json:
    schema:
      $ref: ../../schemas/${area}/${verb === 'list' ? body : schema}.yaml
    examples:
      ${verb === 'list' ? 'list' : 'record'}:
        $ref: ../../examples/${area}/${verb === 'list' ? body : schema}.yaml
`
}

function recordSchema({ noun }: Endpoint): string {
  return objectSchema(noun, { description: sentence(noun), property: 'id', type: 'integer', value: '1' })
}

function bodySchema({ noun }: Endpoint): string {
  const description = `${sentence(noun)} to create`
  return objectSchema(noun, { description, property: 'name', type: 'string', value: 'new' })
}

interface FirstProperty {
  readonly description: string
  readonly property: string
  readonly type: string
  readonly value: string
}

function objectSchema(noun: string, { description, property, type, value }: FirstProperty): string {
  return `type: object
description: ${description}.
required: [${property}]
properties:
  ${property}:
    type: ${type}
    description: ${todo} replace by the properties of the ${noun}.
    examples: [${value}]
examples:
  - ${property}: ${value}
`
}

const sentence = (noun: string): string => noun.charAt(0).toUpperCase() + noun.slice(1)
