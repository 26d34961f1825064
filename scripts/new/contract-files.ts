import type { Endpoint } from './endpoint.ts'

/** Marks what has to be written by hand. */
export const todo = 'TODO'

const components = 'openapi/components'
const exampleTask = `${todo} describe an example that is consistent with the other examples`

/** The components that an endpoint adds, by path. */
export function contractFiles(endpoint: Endpoint): Record<string, string> {
  const { area, schema, verb } = endpoint
  if (verb === 'delete') return {}
  const body = responseName(endpoint)
  return {
    [`${components}/responses/${area}/${body}.yaml`]: responseOf(endpoint, body),
    [`${components}/schemas/${area}/${schema}.yaml`]: recordSchema(endpoint),
    ...example(area, verb === 'list' ? body : schema, verb === 'list' ? '- id: 1' : 'id: 1'),
    ...(verb === 'list' && {
      [`${components}/schemas/${area}/${body}.yaml`]: `type: array\ndescription: ${sentence(endpoint.noun)}s.\nitems:\n  $ref: ./${schema}.yaml\n`,
    }),
    ...(hasBody(endpoint) && requestFiles(endpoint)),
  }
}

/** The file of the path item. */
export function pathFile({ area, pathName }: Endpoint): string {
  return `openapi/paths/${area}/${pathName}.yaml`
}

function responseName({ verb, schema }: Endpoint): string {
  return {
    list: `${schema}List`,
    get: schema,
    create: `Created${schema}`,
    update: `Updated${schema}`,
    delete: '',
  }[verb]
}

function example(area: string, name: string, value: string): Record<string, string> {
  return { [`${components}/examples/${area}/${name}.yaml`]: `summary: ${exampleTask}\nvalue:\n  ${value}\n` }
}

/** Whether requests have a body. */
export function hasBody({ verb }: Endpoint): boolean {
  return verb === 'create' || verb === 'update'
}

/** Name of the request body and its schema. */
export function bodyName({ schema, verb }: Endpoint): string {
  return `${verb === 'create' ? 'Create' : 'Update'}${schema}`
}

/** The body of a request: component, schema and example. */
function requestFiles(endpoint: Endpoint): Record<string, string> {
  const { area, noun, verb } = endpoint
  const name = bodyName(endpoint)
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
    [`${components}/request-bodies/${area}/${name}.yaml`]: `description: ${verb === 'create' ? `${sentence(noun)} to create.\nrequired: true` : `Properties of the ${noun} to update.`}
content:
${content.join('')}`,
    [`${components}/schemas/${area}/${name}.yaml`]: bodySchema(endpoint),
    ...example(area, name, `name: ${nameOf(endpoint)}`),
  }
}

/** The path item with its operation: parameters and error responses of the similar one, with texts of its own. */
export function pathItem(endpoint: Endpoint, similarPathItem: string): string {
  const parameters = /^parameters:\n(?: .*\n)+/.exec(similarPathItem)?.[0] ?? ''
  return `${parameters}${operation(endpoint, similarPathItem)}`
}

/** One operation of a path item. */
export function operation(endpoint: Endpoint, similarPathItem: string): string {
  const { area, method, operationId, verb } = endpoint
  const success = verb === 'delete' ? 'shared/Deleted' : `${area}/${responseName(endpoint)}`
  const similar =
    new RegExp(String.raw`^${endpoint.similar.method}:\n(?:(?: .*)?\n)+`, 'm').exec(similarPathItem)?.[0] ??
    ''
  const documented = (/^ {2}responses:\n(?: {4}.*\n)+/m.exec(similar)?.[0] ?? '').replace(
    /^ {2}responses:\n(?: {4}'2\d\d':\n {6}.*\n)+/,
    '',
  )
  const errors = method === 'get' ? documented : documented.replace(/^ {4}'304':\n {6}.*\n/m, '')
  const requestBody = `  requestBody:
    $ref: ../../components/request-bodies/${area}/${bodyName(endpoint)}.yaml
`
  const input = {
    list: `  parameters:
    - $ref: ../../components/parameters/shared/Page.yaml
    - $ref: ../../components/parameters/shared/PerPage.yaml
`,
    get: '',
    create: requestBody,
    update: requestBody,
    delete: '',
  }
  return `${method}:
  operationId: ${operationId}
  tags: [${area}]
  summary: ${summaryOf(endpoint)}
  description: ${todo} describe what ${operationId} does, who may call it, what it returns, and its side effects.
${input[verb]}  responses:
    '${verb === 'create' ? 201 : 200}':
      $ref: ../../components/responses/${success}.yaml
${verb === 'get' ? errors : withBadRequest(errors)}`
}

function summaryOf({ verb, noun }: Endpoint): string {
  if (verb === 'list') return `List ${noun}s`
  return `${sentence(verb)} ${withArticle(noun)}`
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
    update: `The updated ${noun}.`,
    delete: '',
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

/** The value of the first property of a body: bodies must differ. */
const nameOf = ({ verb }: Endpoint): string => (verb === 'create' ? 'new' : 'changed')

function bodySchema(endpoint: Endpoint): string {
  const { noun, verb } = endpoint
  const description =
    verb === 'create' ? `${sentence(noun)} to create` : `Properties of the ${noun} to update`
  const text = objectSchema(noun, { description, property: 'name', type: 'string', value: nameOf(endpoint) })
  return verb === 'create' ? text : text.replace(/^required: .*\n/m, '')
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
    description: ${todo} replace this property with the properties of the ${noun}.
    examples: [${value}]
examples:
  - ${property}: ${value}
`
}

/** `a project`, `an issue`. */
export const withArticle = (noun: string): string => `${/^[aeio]/.test(noun) ? 'an' : 'a'} ${noun}`

const sentence = (noun: string): string => noun.charAt(0).toUpperCase() + noun.slice(1)
