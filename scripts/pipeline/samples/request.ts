import type { Contract, Example, Json, JsonObject, Parameter, LocatedOperation } from '../contract.ts'
import { parametersOf, resolve, responsesOf } from '../contract.ts'

/** Where a sample is sent, and as whom. */
export interface SampleTarget {
  /** Scheme, host and port, or a placeholder for them. */
  readonly origin: string
  /** The private token; null sends none. */
  readonly token: string | null
  /** Values that exist on the target, in place of the examples. */
  readonly values?: SampleValues
}

/** Values by the name of the path parameter, query parameter or property of the body. */
export interface SampleValues {
  readonly path?: Readonly<Record<string, Json>>
  readonly query?: Readonly<Record<string, Json>>
  /** Replaces single properties of the JSON body; null removes one. */
  readonly body?: Readonly<Record<string, Json>>
}

/** One call of an operation, made of the contract's own examples. */
export interface SampleRequest {
  method: string
  /** Template, as in the document. */
  path: string
  pathValues: Record<string, Json>
  /** Only what is required, and arrays, whose spelling surprises. */
  query: [name: string, value: Json][]
  /** Bodies by media type; empty if the operation has none. */
  bodies: Record<string, Json>
  /** Scheme, host and port, or a placeholder for them. */
  origin: string
  /** The private token; null sends none. */
  token: string | null
  /** Whether the response is a file. */
  download: boolean
}

export const exampleOrigin = 'https://forge.example.com'

/** What the paths of the samples in the document are relative to. */
export const exampleBaseUrl = `${exampleOrigin}/api/v4`

/** What the paths of the contract are relative to. */
export function baseUrlOf({ origin }: SampleRequest): string {
  return `${origin}/api/v4`
}

/** The target of the samples in the document. */
function exampleTarget({ operation }: LocatedOperation): SampleTarget {
  const isForAdministrators = operation['x-access']?.callers === 'administrator'
  return {
    origin: exampleOrigin,
    token: isForAdministrators ? 'pt-example-root' : 'pt-example-mira',
  }
}

/** The sample call of an operation. */
export function sampleRequest(
  contract: Contract,
  located: LocatedOperation,
  target: SampleTarget = exampleTarget(located),
): SampleRequest {
  const { method, path } = located
  const { values = {} } = target
  const parameters = parametersOf(contract, located)
  const query = parameters.filter(
    (each) => each.in === 'query' && (each.required === true || isArray(contract, each)),
  )
  return {
    method: method.toUpperCase(),
    path,
    pathValues: Object.fromEntries(
      parameters
        .filter((each) => each.in === 'path')
        .map((each) => [each.name, values.path?.[each.name] ?? exampleOf(contract, each)]),
    ),
    query: query.map((each) => [each.name, values.query?.[each.name] ?? exampleOf(contract, each)]),
    bodies: adapted(bodiesOf(contract, located), values.body ?? {}),
    origin: target.origin,
    token: target.token,
    download: responsesOf(contract, located).some(
      ([status, { content = {} }]) => status.startsWith('2') && 'application/octet-stream' in content,
    ),
  }
}

function isArray(contract: Contract, { schema = {} }: Parameter): boolean {
  return resolve(contract, schema).type === 'array'
}

function exampleOf(contract: Contract, { name, example, examples = {} }: Parameter): Json {
  const [first] = Object.values(examples)
  const value = example ?? (first === undefined ? undefined : resolve<Example>(contract, first).value)
  if (value === undefined) throw new Error(`The parameter ${name} has no example.`)
  return value
}

function bodiesOf(
  contract: Contract,
  { operation: { requestBody } }: LocatedOperation,
): Record<string, Json> {
  const content = requestBody === undefined ? {} : resolve(contract, requestBody).content
  return Object.fromEntries(
    Object.entries(content).flatMap(([name, { examples = {} }]) => {
      const values = Object.values(examples).flatMap(
        (example) => resolve<Example>(contract, example).value ?? [],
      )
      const value = name === 'application/json' ? values[0] : (values.find(fitsForm) ?? values[0])
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

/** The bodies with other values; null removes a property. */
function adapted(bodies: Record<string, Json>, values: Readonly<Record<string, Json>>): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(bodies).map(([mediaType, body]) => [
      mediaType,
      isObject(body)
        ? Object.fromEntries(Object.entries({ ...body, ...values }).filter(([name]) => values[name] !== null))
        : body,
    ]),
  )
}

/** Whether a form can express all of it: forms have neither null nor the empty list. */
function fitsForm(value: Json): boolean {
  return isObject(value) && Object.values(value).every((item) => fieldsOf('', item).length > 0)
}

/** The fields of a form or query string: a list is its name with brackets, once for each item. */
export function fieldsOf(name: string, value: Json): [name: string, value: string][] {
  if (Array.isArray(value)) return value.map((item) => [`${name}[]`, textOf(item)])
  return value === null || isObject(value) ? [] : [[name, textOf(value)]]
}

/** A single value as it is written in a URL or a form. */
export function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

export function isObject(value: Json): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
