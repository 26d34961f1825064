/** The part of the contract by which the browser validates responses. */
import type { Header, Schema } from '../../pipeline/contract.ts'
import { resolve, responsesOf } from '../../pipeline/contract.ts'
import type { Site } from './site.ts'

export interface ContractData {
  readonly operations: Readonly<Record<string, Readonly<Record<string, ResponseData>>>>
  readonly schemas: Readonly<Record<string, object>>
}

export interface ResponseData {
  /** Names of required headers. */
  readonly headers: readonly string[]
  /** Schemas by media type. */
  readonly content: Readonly<Record<string, object>>
}

export function contractData({ contract, operations }: Site): ContractData {
  const responsesById = [...operations.values()].map(({ id, located }) => {
    const responses = responsesOf(contract, located).map(([status, { headers = {}, content = {} }]) => {
      const required = Object.entries(headers).flatMap(([name, header]) =>
        resolve<Header>(contract, header).required === true ? [name] : [],
      )
      const schemas = Object.entries(content).map(([type, { schema = {} }]) => [type, validating(schema)])
      return [status, { headers: required, content: Object.fromEntries(schemas) }]
    })
    return [id, Object.fromEntries(responses)]
  })
  const schemas = Object.entries(contract.components.schemas ?? {}).map(([name, schema]) => [
    name,
    validating(schema),
  ])
  return { operations: Object.fromEntries(responsesById), schemas: Object.fromEntries(schemas) }
}

/** The schema without what does not validate. */
function validating(schema: Schema): object {
  const text = JSON.stringify(schema, function keep(this: unknown, name: string, value: unknown) {
    const isAnnotation =
      ['description', 'examples', 'title', 'deprecated'].includes(name) || name.startsWith('x-')
    // A property may be called `description`; its value is a schema, an annotation's is not.
    return isAnnotation && !(typeof value === 'object' && !Array.isArray(value)) ? undefined : value
  })
  const made: object = JSON.parse(text)
  return made
}
