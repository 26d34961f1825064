import type { Json } from '../contract.ts'
import { schemasIn } from '../walk.ts'
import type { ContractRule } from './rule.ts'

/** States for all values at once that the specification only names them. */
const unspecified = 'The meaning of the values is not specified.'

/** A value is documented by its meaning, or by the statement that the specification has none. */
export const enumValuesExplained: ContractRule = {
  id: 'enum-values-explained',
  requirement: 'the description explains each value of an enum, or states that the meaning is not specified',
  check: ({ contract }) =>
    schemasIn(contract).flatMap(({ pointer, value, context }) => {
      const words = value.description ?? context
      const values = (value.enum ?? []).filter((each) => each !== null).map(inWords)
      if (values.length < 2 || words.includes(unspecified)) return []
      const unexplained = values.filter((each) => !explains(words, each))
      if (unexplained.length === 0) return []
      return [
        {
          where: `${pointer}/enum`,
          problem: `The description does not explain ${unexplained.map((each) => `\`${each}\``).join(', ')}.`,
          remedy: `Add a list item for each value to the description: "- \`value\`: what it means"; or write "${unspecified}"`,
        },
      ]
    }),
}

function inWords(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function explains(description: string, value: string): boolean {
  return description.split('\n').some((line) => {
    const item = line.trimStart()
    return item.startsWith(`- \`${value}\`: `) && item.length > `- \`${value}\`: `.length
  })
}
