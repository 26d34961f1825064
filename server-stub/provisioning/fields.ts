/** What a resource is made of: one description for the JSON Schema, the type, and the check of what is given. */
type JsonSchema = Readonly<Record<string, unknown>>

/** One attribute. */
export interface Field<Value = unknown, Required extends boolean = boolean> {
  readonly schema: JsonSchema
  readonly required: Required
  /** Exists only as a type. */
  readonly type?: Value
}

export type Fields = Readonly<Record<string, Field>>

type ValueOf<F> = F extends Field<infer Value> ? Value : never

/** What is given for these fields. */
export type Given<F extends Fields> = {
  -readonly [Name in keyof F as F[Name]['required'] extends true ? Name : never]: ValueOf<F[Name]>
} & {
  -readonly [Name in keyof F as F[Name]['required'] extends true ? never : Name]?:
    ValueOf<F[Name]> | undefined
}

/** The same attribute, which has to be given. */
export function required<Value>({ schema }: Field<Value>): Field<Value, true> {
  return { schema, required: true }
}

export const id = optional<number>({ type: 'integer', minimum: 1, maximum: 2_147_483_647 })
export const flag = optional<boolean>({ type: 'boolean' })
export const number = optional<number>({ type: 'number' })
export const time = optional<string>({ type: 'string', format: 'date-time' })
export const date = optional<string>({ type: 'string', format: 'date' })

/** Of something that databases keep; at most 255 characters by default. */
export function text(maxLength = 255, minLength = 0): Field<string, false> {
  return optional({ type: 'string', minLength, maxLength, format: 'storable' })
}

/** That says something. */
export const name = text(255, 1)

/** That becomes bytes, of whatever length. */
export const content = optional<string>({ type: 'string' })

export function oneOf<const Value extends string | number>(...values: readonly Value[]): Field<Value, false> {
  return optional({ enum: values })
}

export function listOf<Value>({ schema }: Field<Value>): Field<Value[], false> {
  return optional({ type: 'array', items: schema, maxItems: 100 })
}

/** An object with fields of its own. */
export function record<F extends Fields>(fields: F): Field<Given<F>, false> {
  return optional(schemaOf(fields))
}

function optional<Value>(schema: JsonSchema): Field<Value, false> {
  return { schema, required: false }
}

/** The JSON Schema of these fields; others are rejected. */
export function schemaOf(fields: Fields): JsonSchema {
  const entries = Object.entries(fields)
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map(([key, { schema }]) => [key, schema])),
    required: entries.filter(([, field]) => field.required).map(([key]) => key),
    additionalProperties: false,
  }
}
