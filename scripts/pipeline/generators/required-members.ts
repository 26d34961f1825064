import type { Contract, Schema } from '../contract.ts'
import { resolve } from '../contract.ts'

/**
 * A copy in which every schema that requires a member of a composition within a composition says so beside the member
 * itself: the types generator looks only one level down and would leave such a member optional.
 */
export function spellOutRequired(contract: Contract): Contract {
  const { schemas = {} } = contract.components
  const spelledOut = Object.entries(schemas).map(
    ([name, schema]) => [name, spellOut(contract, schema)] as const,
  )
  return { ...contract, components: { ...contract.components, schemas: Object.fromEntries(spelledOut) } }
}

function spellOut(contract: Contract, schema: Schema): Schema {
  const { allOf = [], required = [] } = schema
  const seen = Object.assign(
    {},
    schema.properties,
    ...allOf.map((branch) => follow(contract, branch).properties),
  )
  const members = allOf.map((branch) => membersOf(contract, branch))
  const unseen = required.filter((name) => !Object.hasOwn(seen, name))
  const properties = Object.fromEntries(
    unseen.flatMap((name) => {
      const member = members.find((each) => each.has(name))?.get(name)
      return member === undefined ? [] : [[name, member]]
    }),
  )
  return unseen.length === 0
    ? schema
    : { ...schema, allOf: [...allOf, { type: 'object', properties, required: Object.keys(properties) }] }
}

/** Every member of a schema, those of its compositions included. */
function membersOf(contract: Contract, schema: Schema): Map<string, Schema> {
  const { properties = {}, allOf = [] } = follow(contract, schema)
  return new Map([
    ...allOf.flatMap((branch) => [...membersOf(contract, branch)]),
    ...Object.entries(properties),
  ])
}

function follow(contract: Contract, schema: Schema): Schema {
  return schema.$ref === undefined ? schema : resolve<Schema>(contract, { $ref: schema.$ref })
}
