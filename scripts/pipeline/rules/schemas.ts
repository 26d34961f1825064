import { schemasIn } from '../walk.ts'
import type { ContractRule } from './rule.ts'
import { sourceProblem } from './sources.ts'

/** Validators compile patterns with the `u` flag, and an invalid pattern makes the whole operation fail. */
export const patternsCompile: ContractRule = {
  id: 'patterns-compile',
  requirement: 'each pattern is a regular expression under the u flag',
  check: ({ contract }) =>
    schemasIn(contract).flatMap(({ pointer, value: { pattern } }) => {
      const problem = pattern === undefined ? undefined : patternProblem(pattern)
      if (problem === undefined) return []
      return [
        {
          where: `${pointer}/pattern`,
          problem,
          remedy: 'Take out needless escapes; test it with `new RegExp(p, "u")`.',
        },
      ]
    }),
}

const leftovers: Readonly<Record<string, string>> = {
  nullable: "Write type: [<type>, 'null'].",
  example: 'Write examples: [<value>].',
  discriminator: 'Distinguish the branches by `const`.',
  xml: 'Leave it out: all data is JSON.',
}

/** OpenAPI 3.1 as meant. */
export const noLeftovers: ContractRule = {
  id: 'no-leftovers',
  requirement: 'schemas are JSON Schema 2020-12, without keywords of earlier versions',
  check: ({ contract }) =>
    schemasIn(contract).flatMap(({ pointer, value }) =>
      Object.entries(leftovers)
        .filter(([keyword]) => keyword in value)
        .map(([keyword, remedy]) => ({
          where: `${pointer}/${keyword}`,
          problem: `\`${keyword}\` has no place in a schema here.`,
          remedy,
        })),
    ),
}

/** Other properties are lawful, unless the specification says "only". */
export const schemasStayOpen: ContractRule = {
  id: 'schemas-stay-open',
  requirement:
    'no schema rejects properties that it does not name, unless x-closed names the source that does',
  check: ({ contract }) =>
    schemasIn(contract)
      .filter(({ value }) => value.additionalProperties === false || value.unevaluatedProperties === false)
      .flatMap(({ pointer: where, value }) => {
        const problem = sourceProblem(value['x-closed'])
        if (problem === undefined) return []
        return [
          {
            where,
            problem: `The schema is closed. ${problem}`,
            remedy:
              'Leave it open (the check of examples closes it by itself), or give the source in x-closed.',
          },
        ]
      }),
}

function patternProblem(pattern: string): string | undefined {
  try {
    return void new RegExp(pattern, 'u')
  } catch (error) {
    return error instanceof Error ? `${error.message}.` : 'The pattern is no regular expression.'
  }
}
