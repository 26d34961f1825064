import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import { extensionsIn } from '../extensions/find.ts'
import { extensionKeywords } from '../extensions/keywords.ts'
import type { ContractRule } from './rule.ts'

const ajv = new Ajv2020({ allErrors: true, strict: true, strictRequired: false })
const validators = new Map(
  Object.entries(extensionKeywords).map(([keyword, { schema }]) => [keyword, ajv.compile(schema)]),
)

/** Extensions are an interface of the annotated document, and documented as one: docs/extensions.md. */
export const extensionsDocumented: ContractRule = {
  id: 'extensions-documented',
  requirement: 'each x-… keyword is documented and its value is valid against its schema',
  check: ({ contract }) =>
    extensionsIn(contract).flatMap(({ keyword, value, pointer: where }) => {
      const validate = validators.get(keyword)
      if (validate === undefined)
        return [
          {
            where,
            problem: `\`${keyword}\` is not documented.`,
            remedy: 'Add the keyword with its schema to scripts/pipeline/extensions/keywords.json.',
          },
        ]
      if (validate(value)) return []
      return [
        {
          where,
          problem: `\`${keyword}\` is invalid: ${(validate.errors ?? []).map((error) => keyword + describe(error)).join(', ')}.`,
          remedy: 'Correct the value; docs/extensions.md has the schema.',
        },
      ]
    }),
}

/** Location and message of an error, with the values that are allowed. */
function describe({ instancePath, keyword, params, message = '' }: ErrorObject): string {
  const allowed: unknown = keyword === 'enum' ? params['allowedValues'] : undefined
  return `${instancePath} ${message}${Array.isArray(allowed) ? ` (${allowed.join(', ')})` : ''}`
}
