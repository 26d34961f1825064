/** The bundled document as the pipeline reads it: its shape is what the strict lint has proved. */

export type Json = string | number | boolean | null | Json[] | JsonObject
export interface JsonObject {
  [key: string]: Json
}

export interface Reference {
  $ref: string
}

/** A JSON Schema of the 2020-12 dialect; keywords that the pipeline does not read are omitted. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  description?: string
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
  unevaluatedProperties?: Schema | boolean
  items?: Schema
  allOf?: Schema[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  enum?: Json[]
  const?: Json
  default?: Json
  examples?: Json[]
  format?: string
  pattern?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  readOnly?: boolean
  writeOnly?: boolean
  'x-closed'?: string
  'x-unspecified'?: Unspecified[]
}

export interface Example {
  summary?: string
  description?: string
  value?: Json
}

export interface MediaType {
  schema?: Schema
  examples?: Record<string, Example | Reference>
  encoding?: Record<string, { style?: string; explode?: boolean; contentType?: string }>
}

export interface Header {
  description?: string
  required?: boolean
  schema?: Schema
  example?: Json
  examples?: Record<string, Example | Reference>
  'x-unspecified'?: Unspecified[]
}

export interface Parameter extends Header {
  name: string
  in: 'path' | 'query' | 'header' | 'cookie'
  style?: string
  explode?: boolean
}

export interface RequestBody {
  description?: string
  required?: boolean
  content: Record<string, MediaType>
  'x-unspecified'?: Unspecified[]
}

export interface Response {
  description?: string
  headers?: Record<string, Header | Reference>
  content?: Record<string, MediaType>
  'x-body'?: string
  'x-unspecified'?: Unspecified[]
}

export interface Access {
  permission?: string
  callers?: string
  source?: string
  /** The rules about access, where they differ from the rules for all operations. */
  states?: AccessStates
}

/**
 * Rules about access, by the callers that they concern: `anonymous`, without credentials; `callers`, those that the
 * property `callers` names, and all others with them; `members` of a private project; `outsiders`, without access to a
 * private project; `internal`, signed-in users and an internal project; `rejection`, the status of every rejection.
 * `open`: the rule for all operations does not apply here.
 */
export type AccessStates = Partial<Record<string, AccessState | 'open'>>

export interface AccessState {
  rule: string
  /** Status of the error response, where it is not the usual one. */
  status?: number
}

/** One sentence of the specification that can be true or false of a server. */
export interface Rule {
  id: string
  rule: string
  source: string
  unchecked?: string
}

/** A point that is not specified. */
export interface Unspecified {
  id: string
  what: string
  source: string
}

/** How an operation is called, for readers. */
export interface CodeSample {
  lang: string
  label: string
  source: string
}

export interface Operation {
  operationId: string
  tags?: string[]
  summary?: string
  description?: string
  security?: Record<string, string[]>[]
  parameters?: (Parameter | Reference)[]
  requestBody?: RequestBody | Reference
  responses: Record<string, Response | Reference>
  'x-access'?: Access
  'x-rules'?: Rule[]
  'x-unspecified'?: Unspecified[]
  'x-specified'?: string
  'x-codeSamples'?: CodeSample[]
}

const methods = ['get', 'head', 'post', 'put', 'patch', 'delete', 'options', 'trace'] as const
export type Method = (typeof methods)[number]

export type PathItem = { parameters?: (Parameter | Reference)[] } & { [M in Method]?: Operation }

export interface SecurityScheme {
  type: string
  description?: string
  name?: string
  in?: string
  scheme?: string
  'x-unspecified'?: Unspecified[]
}

export interface Components {
  schemas?: Record<string, Schema>
  parameters?: Record<string, Parameter>
  headers?: Record<string, Header>
  responses?: Record<string, Response>
  requestBodies?: Record<string, RequestBody>
  examples?: Record<string, Example>
  securitySchemes?: Record<string, SecurityScheme>
}

/** The bundled OpenAPI 3.1 document. */
export interface Contract {
  openapi: string
  info: { title: string; version: string; summary?: string; description?: string }
  servers?: { url: string }[]
  security?: Record<string, string[]>[]
  tags?: { name: string; description?: string; 'x-displayName'?: string }[]
  paths: Record<string, PathItem>
  components: Components
  'x-rules'?: Rule[]
  'x-unspecified'?: Unspecified[]
}

/** One operation with its location in the document. */
export interface LocatedOperation {
  /** JSON pointer to the operation. */
  pointer: string
  path: string
  method: Method
  pathItem: PathItem
  operation: Operation
}

/** A JSON pointer from its steps. */
export function pointer(...steps: readonly (string | number)[]): string {
  return ['#', ...steps.map((step) => String(step).replaceAll('~', '~0').replaceAll('/', '~1'))].join('/')
}

/** The steps of a JSON pointer. */
export function stepsOf(reference: string): string[] {
  return reference
    .split('/')
    .slice(1)
    .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** Every operation of the document, in its order. */
export function operationsOf(contract: Contract): LocatedOperation[] {
  return Object.entries(contract.paths).flatMap(([path, pathItem]) =>
    methods.flatMap((method) => {
      const operation = pathItem[method]
      if (operation === undefined) return []
      return [{ pointer: pointer('paths', path, method), path, method, pathItem, operation }]
    }),
  )
}

/** Follows references to the value itself. */
export function resolve<T extends object>(contract: Contract, value: T | Reference): T {
  let current: T | Reference = value
  for (let hops = 0; isReference(current); hops += 1) {
    if (hops > 20) throw new Error(`The reference ${current.$ref} leads in a circle.`)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the lint proves that references fit their places
    current = lookUp(contract, current.$ref) as T | Reference
  }
  return current
}

export function isReference(value: object): value is Reference {
  return '$ref' in value && typeof value.$ref === 'string'
}

/** The component name that a local reference ends in. */
export function referredName(reference: string): string {
  return stepsOf(reference).at(-1) ?? ''
}

function lookUp(contract: Contract, reference: string): unknown {
  let current: unknown = contract
  for (const step of stepsOf(reference)) {
    current = typeof current === 'object' && current !== null ? Reflect.get(current, step) : undefined
  }
  if (current === undefined) throw new Error(`The reference ${reference} leads nowhere.`)
  return current
}

/** The parameters of an operation: those of its path item, replaced or joined by its own. */
export function parametersOf(contract: Contract, { pathItem, operation }: LocatedOperation): Parameter[] {
  const byKey = new Map<string, Parameter>()
  for (const entry of [...(pathItem.parameters ?? []), ...(operation.parameters ?? [])]) {
    const parameter = resolve<Parameter>(contract, entry)
    byKey.set(`${parameter.in} ${parameter.name}`, parameter)
  }
  return [...byKey.values()]
}

/** The responses of an operation by status. */
export function responsesOf(
  contract: Contract,
  { operation }: LocatedOperation,
): [status: string, response: Response][] {
  return Object.entries(operation.responses).map(([status, response]) => [
    status,
    resolve(contract, response),
  ])
}

/** The schema of the successful JSON response, without references; undefined where there is none. */
export function successSchema(contract: Contract, located: LocatedOperation): Schema | undefined {
  for (const [status, response] of responsesOf(contract, located)) {
    const schema = response.content?.['application/json']?.schema
    if (status.startsWith('2') && schema !== undefined) return resolve<Schema>(contract, schema)
  }
  return undefined
}

/** Whether success is always one page of a list. */
export function isList(contract: Contract, { operation }: LocatedOperation): boolean {
  const success = operation.responses['200']
  const page = success && resolve(contract, success).headers?.['X-Page']
  return page !== undefined && resolve(contract, page).required === true
}

/** `acceptMergeRequest` as `accept-merge-request`. */
export function kebabCase(name: string): string {
  return name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase()
}
