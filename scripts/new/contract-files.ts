import type { Endpoint } from './endpoint.ts'

/** Marks what has to be written by hand. */
export const todo = 'TODO'

/** The files of the API description that an endpoint adds, by path. `neighbour` is the text of the similar path item. */
export function contractFiles(endpoint: Endpoint, neighbour: string): Record<string, string> {
  const { area, schema, isList, noun } = endpoint
  const body = isList ? `${schema}List` : schema
  const components = 'openapi/components'
  return {
    [`openapi/paths/${area}/${pathFile(endpoint)}`]: pathItem(endpoint, neighbour),
    [`${components}/responses/${area}/${body}.yaml`]: response(endpoint, body),
    [`${components}/examples/${area}/${body}.yaml`]: `summary: ${isList ? 'One' : 'A'} ${noun}\nvalue:\n${
      isList ? '  - id: 1' : '  id: 1'
    }\n`,
    [`${components}/schemas/${area}/${schema}.yaml`]: record(endpoint),
    ...(isList && {
      [`${components}/schemas/${area}/${body}.yaml`]: `type: array\ndescription: ${sentence(noun)}s.\nitems:\n  $ref: ./${schema}.yaml\n`,
    }),
  }
}

/** Name of the file of the path item. */
export function pathFile({ slug }: Endpoint): string {
  return `${slug.replace(/^(?:list|get)-/, '')}.yaml`
}

/** The path item: parameters and error responses of the neighbour, with texts of its own. */
function pathItem(endpoint: Endpoint, neighbour: string): string {
  const { area, isList, noun, operationId, schema } = endpoint
  const parameters = /^parameters:\n(?: .*\n)+/.exec(neighbour)?.[0] ?? ''
  const get = /^get:\n(?: .*\n)+/m.exec(neighbour)?.[0] ?? ''
  const errors = (/^ {2}responses:\n(?: {4}.*\n)+/m.exec(get)?.[0] ?? '').replace(
    /^ {2}responses:\n {4}'200':\n {6}.*\n/,
    '',
  )
  const paging = `  parameters:
    - $ref: ../../components/parameters/shared/Page.yaml
    - $ref: ../../components/parameters/shared/PerPage.yaml
`
  return `${parameters}get:
  operationId: ${operationId}
  tags: [${area}]
  summary: ${isList ? `List ${noun}s` : `Get a ${noun}`}
  description: ${todo} say what the operation returns, sorted by what, and for whom.
${isList ? paging : ''}  responses:
    '200':
      $ref: ../../components/responses/${area}/${isList ? `${schema}List` : schema}.yaml
${isList ? withBadRequest(errors) : errors}`
}

/** Adds the response to an invalid parameter, which a list has, in the order of the statuses. */
function withBadRequest(errors: string): string {
  const added = "    '400':\n      $ref: ../../components/responses/shared/BadRequest.yaml\n"
  return errors.includes("'400'") ? errors : errors.replace(/^(?= {4}'40[1-9]')/m, added)
}

function response({ area, isList, noun }: Endpoint, body: string): string {
  const headers = ['Link', 'X-Total', 'X-Total-Pages', 'X-Per-Page', 'X-Page', 'X-Next-Page', 'X-Prev-Page']
  const paging = headers.map(
    (name) => `  ${name}:\n    $ref: ../../headers/${name.replaceAll('-', '')}.yaml\n`,
  )
  return `description: ${isList ? `One page of the ${noun}s` : `The ${noun}`}.
${isList ? `headers:\n${paging.join('')}` : ''}content:
  application/json:
    schema:
      $ref: ../../schemas/${area}/${body}.yaml
    examples:
      ${isList ? 'list' : 'record'}:
        $ref: ../../examples/${area}/${body}.yaml
`
}

function record({ noun }: Endpoint): string {
  return `type: object
description: ${sentence(noun)}.
required: [id]
properties:
  id:
    type: integer
    description: ${todo} replace by the properties of the ${noun}.
    examples: [1]
examples:
  - id: 1
`
}

const sentence = (noun: string): string => noun.charAt(0).toUpperCase() + noun.slice(1)
