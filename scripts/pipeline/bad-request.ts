import type { Contract, Example, LocatedOperation, Response, Schema } from './contract.ts'
import { isReference, parametersOf, referredName, resolve } from './contract.ts'
import { partsOf, propertiesOf } from './generators/declarations.ts'
import { acceptsAnyText } from './rules/responses.ts'

/** The response component that most operations share. */
const shared = 'BadRequest'

/**
 * The 400 of an operation with examples that name its own parameters: those of the shared response name parameters that few
 * operations have. Undefined if the operation declares a response of its own, or none.
 */
export function ownBadRequest(contract: Contract, located: LocatedOperation): Response | undefined {
  const given = located.operation.responses['400']
  if (given === undefined || !isReference(given) || referredName(given.$ref) !== shared) return undefined
  const response = resolve<Response>(contract, given)
  const content = Object.entries(response.content ?? {}).map(
    ([type, media]) => [type, { ...media, examples: ownExamples(contract, located) }] as const,
  )
  return { ...response, content: Object.fromEntries(content) }
}

function ownExamples(contract: Contract, located: LocatedOperation): Record<string, Example> {
  const [missing, invalid] = [requiredName(contract, located), rejectableName(contract, located)]
  return {
    ...(missing !== undefined && {
      missing: { summary: 'A required attribute is missing', value: { message: `${missing} is missing` } },
    }),
    ...(invalid !== undefined && {
      invalid: {
        summary: 'An attribute failed validation',
        value: { message: { [invalid]: ['is invalid'] } },
      },
    }),
  }
}

/** A parameter or property without which the server rejects the request. */
function requiredName(contract: Contract, located: LocatedOperation): string | undefined {
  const body = bodySchema(contract, located)
  const required = body === undefined ? [] : partsOf(contract, body).flatMap((part) => part.required ?? [])
  const query = parametersOf(contract, located).find((each) => each.in === 'query' && each.required === true)
  return required[0] ?? query?.name
}

/** A property or parameter that does not accept every text. */
function rejectableName(contract: Contract, located: LocatedOperation): string | undefined {
  const body = bodySchema(contract, located)
  const properties = body === undefined ? [] : propertiesOf(contract, body)
  const parameters = parametersOf(contract, located)
  const own = parameters.filter(({ name }) => name !== 'sudo')
  const ordered = [
    ...own.filter((each) => each.in === 'query'),
    ...own.filter((each) => each.in === 'path'),
    ...parameters.filter((each) => each.name === 'sudo' && each.in === 'query'),
  ]
  const candidates = [
    ...properties,
    ...ordered.map(({ name, schema = {} }): [string, Schema] => [name, schema]),
  ]
  const found = candidates.find(([, schema]) => !acceptsAnyText(resolve<Schema>(contract, schema)))
  return (found ?? candidates[0])?.[0]
}

function bodySchema(contract: Contract, { operation }: LocatedOperation): Schema | undefined {
  if (operation.requestBody === undefined) return undefined
  return Object.values(resolve(contract, operation.requestBody).content)[0]?.schema
}
