import type { Contract, Schema } from '../contract.ts'
import { resolve } from '../contract.ts'
import { schemasIn } from '../walk.ts'
import type { ContractRule } from './rule.ts'

/** Clients must distinguish the alternatives of a union, so the description names a property that differs. */
export const unionsDistinguished: ContractRule = {
  id: 'unions-distinguished',
  requirement:
    'the description of a union of records names, in backticks, a property that distinguishes them',
  check: ({ contract }) =>
    schemasIn(contract).flatMap(({ pointer, value, context }) => {
      const records = (value.anyOf ?? [])
        .map((each) => propertiesOf(contract, each))
        .filter((properties) => properties.size > 0)
      const words = [...(value.description ?? context).matchAll(/`(\w+)`/g)].map(([, word = '']) => word)
      if (records.length < 2 || words.some((word) => isDifferent(records, word))) return []
      return [
        {
          where: `${pointer}/anyOf`,
          problem: 'The description does not state how to distinguish the alternatives.',
          remedy: 'Add "Only … includes `property`." or "`property` distinguishes …" to the description.',
        },
      ]
    }),
}

/** The definition of each property, also of compositions. */
function propertiesOf(contract: Contract, schema: Schema): Map<string, string> {
  const { properties = {}, allOf = [] } = resolve<Schema>(contract, schema)
  return new Map([
    ...allOf.flatMap((each) => [...propertiesOf(contract, each)]),
    ...Object.entries(properties).map(([name, each]) => [name, JSON.stringify(each)] as const),
  ])
}

function isDifferent(records: readonly ReadonlyMap<string, string>[], name: string): boolean {
  const definitions = new Set(records.map((properties) => properties.get(name)))
  return definitions.size > 1
}
