/** Schemas as readers see them: a tree of fields in which compositions and references are resolved. */
import type { Contract, Json, Schema, Unspecified } from '../../pipeline/contract.ts'
import { referredName, resolve } from '../../pipeline/contract.ts'

/** What is documented about a value, as a property, parameter or item. */
export interface ValueFacts {
  /** In words: `array of string or null`. */
  readonly type: string
  /** The component that describes it, or whose items it lists. */
  readonly schemaName?: string
  readonly description: string
  readonly allowed: readonly Json[]
  /** Default, limits, format, pattern: each as a short phrase. */
  readonly limits: readonly string[]
  /** The same of each item of an array. */
  readonly itemLimits: readonly string[]
  readonly example?: Json
  readonly unspecified: readonly Unspecified[]
  /** Properties of the object, or of the objects in the array. */
  readonly fields: readonly Field[]
  /** Present when the value has one of several shapes. */
  readonly variants: readonly Variant[]
  /** Whether its properties are left out here because the component contains itself. */
  readonly recursive: boolean
}

export interface Field extends ValueFacts {
  readonly name: string
  readonly required: boolean
  readonly deprecated: boolean
  readonly writeOnly: boolean
  /** Of a parameter, where its heading does not state it: `query`, `header`. */
  readonly location?: string
}

export interface Variant {
  readonly title: string
  readonly fields: readonly Field[]
}

/** The keywords that the pages read in addition to those that the pipeline reads. */
interface FullSchema extends Schema {
  deprecated?: boolean
  exclusiveMinimum?: number
  minProperties?: number
  'x-unspecified'?: Unspecified[]
}

interface ReadContext {
  readonly contract: Contract
  /** Components that are being described, against circles. */
  readonly within: readonly string[]
}

/** Describes a value of the schema. */
export function describeSchema(contract: Contract, schema: Schema): ValueFacts {
  return describe({ contract, within: [] }, schema)
}

function describe(context: ReadContext, given: Schema): ValueFacts {
  const name = given.$ref === undefined ? undefined : referredName(given.$ref)
  if (name !== undefined && context.within.includes(name)) return recursion(context, given, name)
  const inner = name === undefined ? context : { ...context, within: [...context.within, name] }
  const schema = merged(inner, given)
  const branches = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
  const shapes = branches.filter((branch) => !isNull(inner, branch))
  if (shapes.length === 1 && shapes[0] !== undefined)
    return asOneShape(describe(inner, shapes[0]), schema, shapes.length < branches.length)
  const items = schema.items === undefined ? undefined : describe(inner, schema.items)
  const component = name ?? items?.schemaName
  const example = schema.examples?.[0]
  return {
    type: typeInWords(schema, shapes, items, inner),
    ...(component === undefined ? {} : { schemaName: component }),
    description: schema.description ?? '',
    allowed: [
      ...(schema.enum ?? items?.allowed ?? []),
      ...(schema.const === undefined ? [] : [schema.const]),
    ],
    limits: limitsOf(schema),
    itemLimits: items?.limits ?? [],
    ...(example === undefined ? {} : { example }),
    unspecified: schema['x-unspecified'] ?? [],
    fields: [...fieldsOf(inner, schema), ...(items?.fields ?? [])],
    variants: [...variantsOf(inner, shapes), ...(items?.variants ?? [])],
    recursive: items?.recursive === true,
  }
}

/** A component within itself: named, not described again. */
function recursion(context: ReadContext, given: Schema, schemaName: string): ValueFacts {
  const { description = '' } = merged({ ...context, within: [] }, given)
  const nothing = { allowed: [], limits: [], itemLimits: [], unspecified: [], fields: [], variants: [] }
  return { ...nothing, type: 'object', schemaName, description, recursive: true }
}

/** A value of one schema or null; what is written next to the `anyOf` or `oneOf` takes precedence. */
function asOneShape(facts: ValueFacts, schema: FullSchema, nullable: boolean): ValueFacts {
  return {
    ...facts,
    type: nullable ? `${facts.type} or null` : facts.type,
    description: schema.description ?? facts.description,
    ...(schema.examples?.[0] === undefined ? {} : { example: schema.examples[0] }),
    unspecified: [...facts.unspecified, ...(schema['x-unspecified'] ?? [])],
  }
}

/** The schema without references and `allOf`; its own keywords take precedence. */
function merged(context: ReadContext, given: Schema | boolean): FullSchema {
  // `true` allows any value.
  if (typeof given === 'boolean') return {}
  const own: FullSchema = resolve<Schema>(context.contract, given)
  const siblings: FullSchema = own === given ? {} : given
  const parts = (own.allOf ?? []).map((part) => merged(context, part))
  const all: FullSchema = {}
  for (const part of [...parts, own, siblings]) {
    const { properties, required, allOf: _, $ref: __, ...rest } = part
    Object.assign(all, rest)
    if (properties !== undefined) all.properties = { ...all.properties, ...properties }
    if (required !== undefined) all.required = [...(all.required ?? []), ...required]
  }
  return all
}

function fieldsOf(context: ReadContext, schema: FullSchema): Field[] {
  const required = new Set(schema.required)
  return Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const plain = merged(context, property)
    return {
      ...describe(context, property),
      name,
      required: required.has(name),
      deprecated: plain.deprecated === true,
      writeOnly: plain.writeOnly === true,
    }
  })
}

function variantsOf(context: ReadContext, shapes: readonly Schema[]): Variant[] {
  if (shapes.length < 2) return []
  return shapes.flatMap((shape, index) => {
    const { schemaName, fields } = describe(context, shape)
    return fields.length === 0 ? [] : [{ title: schemaName ?? `Form ${index + 1}`, fields }]
  })
}

function isNull(context: ReadContext, schema: Schema): boolean {
  return merged(context, schema).type === 'null'
}

function typeInWords(
  schema: FullSchema,
  shapes: readonly Schema[],
  items: ValueFacts | undefined,
  context: ReadContext,
): string {
  if (shapes.length > 1)
    return [...new Set(shapes.map((shape) => describe(context, shape).type))].join(' or ')
  const types = schema.type === undefined ? [typeByContent(schema)] : [schema.type].flat()
  return types
    .map((type) => (type === 'array' ? `array of ${items?.type ?? 'any value'}` : type))
    .join(' or ')
}

function typeByContent({ properties, const: only, enum: values }: FullSchema): string {
  if (properties !== undefined) return 'object'
  const value = only ?? values?.[0]
  return value === undefined ? 'any value' : typeof value
}

function limitsOf(schema: FullSchema): string[] {
  const phrases: [Json | undefined, string][] = [
    [schema.default, 'default'],
    [schema.format, 'format'],
    [schema.minimum, 'minimum'],
    [schema.exclusiveMinimum, 'greater than'],
    [schema.maximum, 'maximum'],
    [schema.minLength, 'minimum length'],
    [schema.maxLength, 'maximum length'],
    [schema.minProperties, 'minimum number of properties'],
    [schema.pattern, 'pattern'],
  ]
  return phrases.flatMap(([value, phrase]) =>
    value === undefined ? [] : [`${phrase} \`${inWords(value)}\``],
  )
}

/** Text is without quotes, like the possible values, unless it is empty. */
function inWords(value: Json): string {
  return typeof value === 'string' && value !== '' ? value : JSON.stringify(value)
}
