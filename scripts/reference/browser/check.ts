/** Validates a response against the contract. Loaded after its data, when the first request has been sent. */
import { Validator, type Schema } from '@cfworker/json-schema'
import type { ContractData } from '../model/contract-data.ts'

export interface ResponseToCheck {
  readonly operationId: string
  readonly status: number
  readonly contentType: string | null
  /** By name in lower case; undefined where not all of them can be seen. */
  readonly headers: Readonly<Record<string, string>> | undefined
  readonly text: string
}

declare global {
  var forgeContract: ContractData | undefined
  var forgeCheckResponse: ((given: ResponseToCheck) => string[]) | undefined
}

/** What the contract does not allow in the response; empty where it conforms. */
export function checkResponse(data: ContractData, given: ResponseToCheck): string[] {
  const declared = data.operations[given.operationId]
  const response = declared?.[given.status]
  if (declared === undefined || response === undefined)
    return [`Status ${given.status} is not declared; declared: ${Object.keys(declared ?? {}).join(', ')}.`]
  const { headers } = given
  const missing =
    headers === undefined ? [] : response.headers.filter((name) => !(name.toLowerCase() in headers))
  return [
    ...missing.map((name) => `The header ${name} is missing.`),
    ...bodyProblems(data, response.content, given),
  ]
}

function bodyProblems(
  { schemas }: ContractData,
  content: Readonly<Record<string, object>>,
  { contentType, text }: ResponseToCheck,
): string[] {
  const types = Object.keys(content)
  if (types.length === 0) return text === '' ? [] : ['A body is not declared for this status.']
  const type = contentType?.split(';')[0]?.trim() ?? ''
  const schema = content[type] ?? content['*/*']
  if (schema === undefined)
    return [`The content type ${type || 'is missing and'} is not declared; declared: ${types.join(', ')}.`]
  if (type !== 'application/json') return []
  const root: Schema = { ...schema, components: { schemas } }
  const { errors } = new Validator(root, '2020-12', false).validate(JSON.parse(text))
  return deepest(errors).map(
    ({ instanceLocation, error }) => `${instanceLocation.slice(2) || 'The body'}: ${error}`,
  )
}

/** Without the errors that only repeat that an inner one occurred. */
function deepest<E extends { keyword: string }>(errors: readonly E[]): E[] {
  const wrapping = ['$ref', 'allOf', 'anyOf', 'oneOf', 'items', 'properties']
  const inner = errors.filter(({ keyword }) => !wrapping.includes(keyword))
  return inner.length === 0 ? [...errors] : inner
}

globalThis.forgeCheckResponse = (given) => {
  const data = globalThis.forgeContract
  return data === undefined ? ['The contract could not be loaded.'] : checkResponse(data, given)
}
