import type { Contract, LocatedOperation, Schema } from '../contract.ts'
import { parametersOf, resolve, responsesOf } from '../contract.ts'
import type { SpecificationRow } from './rows.ts'

/** Where the API description, with its operations `located`, states what is not specified, in full sentences. */
export function contradictionsOf(
  contract: Contract,
  located: readonly LocatedOperation[],
  row: SpecificationRow,
): string[] {
  return [
    ...row.undeclared.flatMap((endpoint) =>
      located
        .filter(
          (located) => isEndpoint(located, endpoint) && located.operation['x-specified'] !== 'name-only',
        )
        .map(
          ({ operation }) =>
            `${operation.operationId} is declared, but the specification does not specify it.`,
        ),
    ),
    ...row.unconstrained.flatMap((where) => constraintsOf(contract, located, where)),
  ]
}

/** Whether an operation has this method and path (`PUT /projects/{id}/boards/{board_id}`); names of path parameters may differ. */
function isEndpoint({ method, path }: LocatedOperation, endpoint: string): boolean {
  return shape(`${method.toUpperCase()} ${path}`) === shape(endpoint)
}

function shape(endpoint: string): string {
  return endpoint.replaceAll(/\{[^}]*\}/g, '{}')
}

function constraintsOf(contract: Contract, all: readonly LocatedOperation[], where: string): string[] {
  const [subject = '', part] = where.split(' ')
  const located = all.find(({ operation }) => operation.operationId === subject)
  if (part === 'parameters' && located !== undefined) return declaredParameters(contract, located)
  if (part === 'response' && located !== undefined) return requiredProperties(contract, located)
  const [name = '', property] = subject.split('.')
  const schema = contract.components.schemas?.[name]
  const found = property === undefined ? schema : schema?.properties?.[property]
  if (part !== undefined || found === undefined) return [`There is no ${where}.`]
  return limitsOf(resolve(contract, found)).map((limit) => `${where} has ${limit}, which is not specified.`)
}

/** Parameters of every operation or every list are documented elsewhere. */
const everywhere = ['sudo', 'SUDO', 'page', 'per_page']

function declaredParameters(contract: Contract, located: LocatedOperation): string[] {
  const { requestBody, operationId } = located.operation
  const schema =
    requestBody === undefined ? undefined : resolve(contract, requestBody).content['application/json']?.schema
  const names = [
    ...parametersOf(contract, located).filter(
      (each) => each.in !== 'path' && !everywhere.includes(each.name),
    ),
    ...partsOf(contract, schema).flatMap(({ properties = {} }) =>
      Object.keys(properties).map((name) => ({ name })),
    ),
  ]
  return names.map(({ name }) => `${operationId} accepts \`${name}\`, but its parameters are not specified.`)
}

/** POST and PUT return the new or modified resource (document 1, "Status codes"), so that its ID is specified. */
const identity = 'id'

function requiredProperties(contract: Contract, located: LocatedOperation): string[] {
  return responsesOf(contract, located)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, response]) => partsOf(contract, response.content?.['application/json']?.schema))
    .flatMap(({ required = [] }) => required)
    .filter((name) => located.method === 'delete' || name !== identity)
    .map(
      (name) =>
        `${located.operation.operationId} requires \`${name}\`, but its response body is not specified.`,
    )
}

/** A schema and what it is composed of. */
function partsOf(contract: Contract, schema: Schema | undefined): Schema[] {
  if (schema === undefined) return []
  const own = resolve<Schema>(contract, schema)
  return [own, ...(own.allOf ?? []).flatMap((part) => partsOf(contract, part))]
}

const limits = [
  'enum',
  'const',
  'pattern',
  'format',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'required',
]

function limitsOf(schema: Schema): string[] {
  return limits.filter((keyword) => keyword in schema).map((keyword) => `\`${keyword}\``)
}
