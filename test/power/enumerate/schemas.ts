/** Records of another shape than documented. */
import { mutant, type Mutant } from '../mutant.ts'
import type { SchemaNode } from '../../conformance/protocol/contract.ts'
import { omitsProperty, returnsValue } from '../vocabulary/responses.ts'
import { guaranteed, shownBy, sites, typesOf, type Property } from './sites.ts'

const others: Readonly<Record<string, unknown>> = {
  integer: 'many',
  number: 'much',
  string: 7,
  boolean: 'yes',
  array: 'a,b',
  object: 'one',
}

/** A value outside the set or format of a schema; undefined where it has none. */
function outside({ enum: values, format }: SchemaNode): string | undefined {
  if (values !== undefined) return 'something-else'
  if (format === 'date-time') return 'the day before yesterday'
  if (format === 'date') return '31.12.2017'
  return undefined
}

function ofProperty(operation: Mutant['operation'], { name, schema }: Property): readonly Mutant[] {
  const types = typesOf(schema).filter((each) => each !== 'null')
  const type = types.length === 1 ? (types[0] ?? '') : ''
  const wrong = others[type]
  const invalid = outside(schema)
  const nullable = typesOf(schema).includes('null') || type === '' || (schema.enum ?? []).includes(null)
  return [
    mutant('SCH-01', operation, [], `omits ${name}`, omitsProperty(name)),
    ...(wrong === undefined
      ? []
      : [
          mutant(
            'SCH-02',
            operation,
            [],
            `returns ${JSON.stringify(wrong)} as ${name}`,
            returnsValue(name, wrong),
          ),
        ]),
    ...(nullable
      ? []
      : [mutant('SCH-03', operation, [], `returns null as ${name}`, returnsValue(name, null))]),
    ...(invalid === undefined
      ? []
      : [
          mutant(
            'SCH-04',
            operation,
            [],
            `returns ${JSON.stringify(invalid)} as ${name}`,
            returnsValue(name, invalid),
          ),
        ]),
  ]
}

export const schemaMutants: readonly Mutant[] = sites.flatMap((site) => {
  const shown = shownBy(site)
  return shown === undefined
    ? []
    : guaranteed(shown.record).flatMap((property) => ofProperty(site.operation, property))
})
