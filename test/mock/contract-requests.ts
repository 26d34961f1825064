import type {
  Contract,
  Json,
  MediaType,
  Parameter,
  LocatedOperation,
} from '../../scripts/pipeline/contract.ts'
import { operationsOf, parametersOf, resolve } from '../../scripts/pipeline/contract.ts'

/** A request made of the contract's own examples. */
export interface ExampleRequest {
  operationId: string
  /** Below the version prefix. */
  url: string
  init: { method: string; headers: Record<string, string>; body?: string }
  /** The same body as a form, if the operation accepts forms. */
  form?: URLSearchParams
}

/** For each operation a request of its examples, and the statuses that it documents. */
export function exampleRequests(
  contract: Contract,
): (ExampleRequest & { located: LocatedOperation; statuses: number[] })[] {
  return operationsOf(contract).map((located) => ({
    ...exampleRequest(contract, located),
    located,
    statuses: Object.keys(located.operation.responses).map(Number),
  }))
}

function exampleRequest(contract: Contract, located: LocatedOperation): ExampleRequest {
  const { operation, method, path } = located
  const parameters = parametersOf(contract, located)
  const query = new URLSearchParams()
  for (const parameter of parameters.filter((each) => each.in === 'query' && each.required === true)) {
    query.append(parameter.name, exampleOf(contract, parameter))
  }
  const filled = path.replace(/\{([^}]+)\}/g, (_, name: string) => {
    const parameter = parameters.find((each) => each.in === 'path' && each.name === name)
    if (parameter === undefined) throw new Error(`${operation.operationId} does not declare ${name}`)
    return encodeURIComponent(exampleOf(contract, parameter))
  })
  const content = operation.requestBody && resolve(contract, operation.requestBody).content
  const json = content?.['application/json']
  const form = content?.['application/x-www-form-urlencoded']
  return {
    operationId: operation.operationId,
    url: query.size === 0 ? filled : `${filled}?${query}`,
    init: {
      method: method.toUpperCase(),
      headers: { 'PRIVATE-TOKEN': 'pt-example', ...(json && { 'Content-Type': 'application/json' }) },
      ...(json && { body: JSON.stringify(firstExample(contract, json)) }),
    },
    ...(form && { form: formOf(firstExample(contract, form)) }),
  }
}

function exampleOf(contract: Contract, parameter: Parameter): string {
  return asText(parameter.example ?? firstExample(contract, parameter))
}

function asText(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function firstExample(contract: Contract, { examples = {} }: Pick<MediaType, 'examples'>): Json {
  const [first] = Object.values(examples)
  const value = first && resolve(contract, first).value
  if (value === undefined) throw new Error('There is no example')
  return value
}

/** A flat form; arrays repeat the name, as the contract declares them, and null is left out. */
function formOf(example: Json): URLSearchParams {
  const fields = Object.entries(example ?? {}).flatMap(([name, value]: [string, Json]) =>
    (Array.isArray(value) ? value : value === null ? [] : [value]).map((each): [string, string] => [
      name,
      asText(each),
    ]),
  )
  return new URLSearchParams(fields)
}
