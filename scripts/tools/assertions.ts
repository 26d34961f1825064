import type { Contract } from '../pipeline/contract.ts'

/** Property of a schema that the published document requires. */
interface Required {
  schema: string
  property: string
}

/** Every required property of every object schema. */
export function requiredProperties(contract: Contract): Required[] {
  return Object.entries(contract.components.schemas ?? {}).flatMap(([schema, { type, required = [] }]) =>
    type === 'object' ? required.map((property) => ({ schema, property })) : [],
  )
}

/** A module that compiles only if no generated type makes a required property optional. */
export function assertionModule(
  contract: Contract,
  head: string,
  typeOf: (schema: string) => string,
): string {
  const assertions = requiredProperties(contract).map(
    ({ schema, property }, index) =>
      `export const a${index}: IsRequired<${typeOf(schema)}, ${JSON.stringify(property)}> = true`,
  )
  return [
    head,
    'type IsRequired<Record, Key extends keyof Record> = {} extends Pick<Record, Key> ? false : true',
    ...assertions,
    '',
  ].join('\n')
}
