/** JSON as it is read from the contract's files. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }
export type JsonObject = { [key: string]: Json }

export interface Reference {
  $ref: string
}

/** A JSON Schema; the members that the pipeline looks at by name are typed, the others are JSON. */
export interface Schema {
  [keyword: string]: Json | undefined
}

export interface Example {
  summary?: string
  description?: string
  value?: Json
}

export interface MediaType {
  schema?: Schema
  example?: Json
  examples?: Record<string, Example | Reference>
  encoding?: Record<string, JsonObject>
}

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header' | 'cookie'
  description?: string
  required?: boolean
  schema?: Schema
  example?: Json
  examples?: Record<string, Example | Reference>
}

export type Header = Omit<Parameter, 'name' | 'in'>

export interface RequestBody {
  description?: string
  required?: boolean
  content: Record<string, MediaType>
}

export interface Response {
  description?: string
  headers?: Record<string, Header | Reference>
  content?: Record<string, MediaType>
  'x-body'?: Json
}

export interface Access {
  ability?: string
  callers?: string
  source?: string
}

export interface Rule {
  id: string
  rule: string
  source: string
  unchecked?: string
}

export interface Operation {
  operationId: string
  tags?: string[]
  summary?: string
  description?: string
  deprecated?: boolean
  security?: Record<string, string[]>[]
  parameters?: (Parameter | Reference)[]
  requestBody?: RequestBody | Reference
  responses: Record<string, Response | Reference>
  'x-access'?: Access
  'x-rules'?: Rule[]
  'x-unspecified'?: Json
  'x-specified'?: string
}

export type Method = 'get' | 'put' | 'post' | 'delete' | 'options' | 'head' | 'patch' | 'trace'

export type PathItem = { parameters?: (Parameter | Reference)[] } & { [M in Method]?: Operation }

export interface Components {
  schemas?: Record<string, Schema>
  parameters?: Record<string, Parameter>
  headers?: Record<string, Header>
  responses?: Record<string, Response>
  requestBodies?: Record<string, RequestBody>
  examples?: Record<string, Example>
  securitySchemes?: Record<string, JsonObject>
}

/** The bundled OpenAPI 3.1 document. */
export interface Contract {
  openapi: string
  info: JsonObject
  security?: Record<string, string[]>[]
  tags?: { name: string; description?: string }[]
  paths: Record<string, PathItem>
  components: Components
  'x-rules'?: Rule[]
  'x-unspecified'?: Json
}

/** One operation with its place in the document. */
export interface Place {
  path: string
  method: Method
  pathItem: PathItem
  operation: Operation
}

const methods: readonly Method[] = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

/** Every operation of the document, in its order. */
export function operationsOf(contract: Contract): Place[] {
  return Object.entries(contract.paths).flatMap(([path, pathItem]) =>
    methods.flatMap((method) => {
      const operation = pathItem[method]
      return operation === undefined ? [] : [{ path, method, pathItem, operation }]
    }),
  )
}

/** Follows references through the document until something stands there itself. */
export function resolve<T extends object>(contract: Contract, value: T | Reference): T {
  let current: T | Reference = value
  for (let hops = 0; '$ref' in current; hops += 1) {
    if (hops > 20) throw new Error(`The reference ${String(current.$ref)} leads in a circle.`)
    // A bundle that passed the strict lint refers only to components of the kind that the place asks for.
    current = lookUp(contract, String(current.$ref)) as T | Reference
  }
  return current
}

/** What stands at a local JSON pointer (`#/components/…`). */
export function lookUp(contract: Contract, pointer: string): unknown {
  const steps = pointer
    .replace(/^#\//, '')
    .split('/')
    .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'))
  let current: unknown = contract
  for (const step of steps) {
    current = typeof current === 'object' && current !== null ? Reflect.get(current, step) : undefined
  }
  if (current === undefined) throw new Error(`The reference ${pointer} leads nowhere.`)
  return current
}

/** The parameters of an operation: those of its path item, replaced or joined by its own. */
export function parametersOf(contract: Contract, { pathItem, operation }: Place): Parameter[] {
  const byKey = new Map<string, Parameter>()
  for (const entry of [...(pathItem.parameters ?? []), ...(operation.parameters ?? [])]) {
    const parameter = resolve<Parameter>(contract, entry)
    byKey.set(`${parameter.in} ${parameter.name}`, parameter)
  }
  return [...byKey.values()]
}
