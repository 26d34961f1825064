import type { Contract, Example, Json, Reference, Schema } from '../contract.ts'
import { resolve } from '../contract.ts'
import type { Validate } from '../examples.ts'
import { createValidate } from '../examples.ts'
import type { Direction, FoundMediaType } from '../walk.ts'
import { headersIn, mediaTypesIn, parametersIn, schemasIn } from '../walk.ts'
import type { Finding } from './finding.ts'
import type { ContractRule } from './rule.ts'

/** Without an example, readers have to guess what a body looks like. */
export const examplesPresent: ContractRule = {
  id: 'examples-present',
  requirement: 'each body and each property has an example, each named example has a summary',
  check: ({ contract }) => [
    ...mediaTypesIn(contract)
      .filter(
        ({ value }) => Object.keys(value.examples ?? {}).length === 0 && !isBinary(contract, value.schema),
      )
      .map(({ pointer: where }) => ({
        where,
        problem: 'The body has no example.',
        remedy: 'Refer to an example component, one for each variant that matters.',
      })),
    ...propertiesWithoutExample(contract),
    ...Object.entries(contract.components.examples ?? {})
      .filter(([, { summary, value }]) => (summary ?? '') === '' || value === undefined)
      .map(([name]) => ({
        where: `#/components/examples/${name}`,
        problem: 'The example lacks a summary or a value.',
        remedy: 'Write summary and value.',
      })),
  ],
}

/** The example of a property is its own, or that of the schema it refers to. */
function propertiesWithoutExample(contract: Contract): Finding[] {
  return schemasIn(contract).flatMap(({ pointer, value }) =>
    Object.entries(value.properties ?? {})
      .filter(([, schema]) => (schema.examples ?? resolve<Schema>(contract, schema).examples) === undefined)
      .map(([name]) => ({
        where: `${pointer}/properties/${name}`,
        problem: `The property \`${name}\` has no example.`,
        remedy: 'Write `examples` next to it, or in the schema that it refers to.',
      })),
  )
}

/** Examples are read before the schema is: a wrong one misleads more than none. */
export const examplesValid: ContractRule = {
  id: 'examples-valid',
  requirement:
    'each example and default follows its schema, and has no property that the schema does not declare',
  check: ({ contract }) => {
    const validate = createValidate(contract)
    return [
      ...mediaTypesIn(contract).flatMap((found) => bodyFindings(contract, validate, found)),
      ...[...parametersIn(contract), ...headersIn(contract)].flatMap(({ pointer, value }) =>
        valuesOf(contract, value).flatMap(({ step, example }) =>
          findings(
            validate,
            value.schema ?? {},
            example,
            `${pointer}/${step}`,
            'in' in value ? 'request' : 'response',
          ),
        ),
      ),
      ...schemasIn(contract).flatMap(({ pointer, value }) => schemaFindings(validate, pointer, value)),
    ]
  },
}

function bodyFindings(
  contract: Contract,
  validate: Validate,
  { pointer, value, direction }: FoundMediaType,
): Finding[] {
  return Object.entries(value.examples ?? {}).flatMap(([name, entry]) => {
    const example = resolve<Example>(contract, entry).value
    return example === undefined
      ? []
      : findings(validate, value.schema ?? {}, example, `${pointer}/examples/${name}`, direction)
  })
}

function schemaFindings(validate: Validate, pointer: string, schema: Schema): Finding[] {
  const { examples = [], default: fallback, ...rest } = schema
  const values = [
    ...examples.map((example, index) => ({ step: `examples/${index}`, example })),
    ...(fallback === undefined ? [] : [{ step: 'default', example: fallback }]),
  ]
  return values.flatMap(({ step, example }) => {
    const found = findings(validate, rest, example, `${pointer}/${step}`, 'response')
    // A schema may serve both directions; a value that fits one of them is a fair example.
    return found.length > 0 && validate(rest, example, 'request').length === 0 ? [] : found
  })
}

function findings(
  validate: Validate,
  schema: Schema,
  value: Json,
  where: string,
  direction: Direction,
): Finding[] {
  return validate(schema, value, direction).map((violation) => ({
    where,
    problem: `In a ${direction}, ${violation}.`,
    remedy: 'Correct the value, or the schema if the specification differs from it.',
  }))
}

interface Shown {
  example?: Json
  examples?: Record<string, Example | Reference>
}

function valuesOf(contract: Contract, { example, examples = {} }: Shown): { step: string; example: Json }[] {
  const named = Object.entries(examples).map(([name, entry]) => ({
    step: `examples/${name}`,
    example: resolve<Example>(contract, entry).value,
  }))
  return [{ step: 'example', example }, ...named].flatMap(({ step, example: value }) =>
    value === undefined ? [] : [{ step, example: value }],
  )
}

function isBinary(contract: Contract, schema: Schema | undefined): boolean {
  return schema !== undefined && resolve<Schema>(contract, schema).format === 'binary'
}
