import type { Contract, Schema } from '../contract.ts'
import { resolve } from '../contract.ts'
import { schemasIn } from '../walk.ts'

/**
 * A copy of the document in which no schema inherits properties with `allOf`: `properties` and `required` are in one
 * object. Many generators ignore a `required` next to `allOf`, and make the properties optional.
 * Throws if two parts define the same property or keyword differently.
 */
export function expandCompositions(contract: Contract): Contract {
  const copy = structuredClone(contract)
  for (const { pointer, value } of schemasIn(copy)) {
    if (value.allOf === undefined) continue
    const expanded = expand(contract, value, pointer)
    for (const keyword of Object.keys(value)) Reflect.deleteProperty(value, keyword)
    Object.assign(value, expanded)
  }
  return copy
}

/** Keywords that apply to the part that contains them, not to the composed schema. */
const ofThePart: ReadonlySet<string> = new Set(['description', 'examples', 'properties', 'required', 'allOf'])

function expand(contract: Contract, schema: Schema, where: string): Schema {
  const { allOf = [], ...own } = schema
  const parts = allOf.map((part) => expand(contract, resolve<Schema>(contract, part), where))
  const choices = parts.filter(isChoice)
  const all = [...parts.filter((part) => !isChoice(part)), own]
  const keywords = all.flatMap((part) => Object.entries(part).filter(([keyword]) => !ofThePart.has(keyword)))
  const properties = union(
    all.flatMap((part) => Object.entries(part.properties ?? {})),
    `${where}/properties`,
  )
  const required = [...new Set(all.flatMap((part) => part.required ?? []))]
  return {
    ...union(keywords, where),
    ...(own.description === undefined ? {} : { description: own.description }),
    ...(required.length === 0 ? {} : { required }),
    ...(Object.keys(properties).length === 0 ? {} : { properties }),
    ...(choices.length === 0 ? {} : { allOf: choices }),
    ...(own.examples === undefined ? {} : { examples: own.examples }),
  }
}

/** "One of these properties is required": next to `properties` it would hide them from openapi-typescript. */
function isChoice({ anyOf, properties, $ref }: Schema): boolean {
  return anyOf !== undefined && properties === undefined && $ref === undefined
}

function union<Value>(entries: readonly [string, Value][], where: string): Record<string, Value> {
  const joined = new Map<string, Value>()
  for (const [name, value] of entries) {
    const known = joined.get(name)
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(value)) {
      throw new Error(
        `${where}: two parts of the allOf define \`${name}\` differently. Define it in one part.`,
      )
    }
    joined.set(name, value)
  }
  return Object.fromEntries(joined)
}
