import { Ajv2020 } from 'ajv/dist/2020.js'
import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { Contract, Json, Schema } from './contract.ts'
import { pointer, referredName, resolve } from './contract.ts'
import { essential, keepLast } from './essential-schemas.ts'
import type { Direction } from './walk.ts'
import { schemasIn, subschemasOf } from './walk.ts'

/** Returns the violations of a schema of the contract by a value. */
export type Validate = (schema: Schema, value: Json, direction: Direction) => string[]

const root = 'contract'

/**
 * Validates examples more strictly than requests and responses: with all formats, and without properties that the schema
 * does not declare. The schemas of the contract allow more properties, so each object is closed here, after all parts
 * of its composition. Rejects read-only properties in requests and write-only properties in responses.
 */
export function createValidate(contract: Contract): Validate {
  const schemas = essential(contract.components.schemas ?? {}, true)
  return validateOf('contract', schemas, () => {
    const response = createDirection(contract, 'response')
    const request = hasDirections(contract) ? createDirection(contract, 'request') : response
    const validators = { request, response }
    return (schema, value, direction) => validators[direction](schema, value)
  })
}

const validateOf = keepLast<Validate>()

/** Whether any property is read-only or write-only; otherwise both directions are the same. */
function hasDirections(contract: Contract): boolean {
  return schemasIn(contract).some(({ value }) => value.readOnly === true || value.writeOnly === true)
}

function createDirection(
  contract: Contract,
  direction: Direction,
): (schema: Schema, value: Json) => string[] {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    validateSchema: false,
    logger: false,
    // Each schema is compiled for a few values: to optimize its code takes longer than to run it.
    code: { optimize: false },
  })
  formats.default(ajv, { mode: 'full' })
  const closer = new Closer(contract, direction)
  ajv.addSchema({ $id: root, components: { schemas: closer.components() } })
  const compiled = new Map<string, ValidateFunction>()
  return (schema, value) => {
    const key = JSON.stringify(essential(schema))
    const validate = compiled.get(key) ?? ajv.compile(closer.closed(schema))
    compiled.set(key, validate)
    return validate(value) ? [] : messages(validate.errors ?? [])
  }
}

/** A schema with keywords that the pipeline's own type lacks. */
type AnySchema = Record<string, unknown>

/** Rewrites schemas for one direction, in an open form for compositions and a closed one for places. */
class Closer {
  readonly #contract: Contract
  readonly #direction: Direction

  constructor(contract: Contract, direction: Direction) {
    this.#contract = contract
    this.#direction = direction
  }

  /** Each component twice: `Name` to be composed, `Name.closed` to be used alone. */
  components(): Record<string, AnySchema> {
    const schemas = Object.entries(this.#contract.components.schemas ?? {})
    return Object.fromEntries(
      schemas.flatMap(([name, schema]) => [
        [name, this.#open(schema, this.#hidden(schema))],
        [closedName(name), this.closed(schema)],
      ]),
    )
  }

  closed(schema: Schema): AnySchema {
    const open = this.#open(schema, this.#hidden(schema))
    if (schema.$ref !== undefined && subschemasOf(schema).length === 0) {
      return { ...open, $ref: component(closedName(referredName(schema.$ref))) }
    }
    return this.#declaresMembers(schema) ? { unevaluatedProperties: false, ...open } : open
  }

  /** In-place parts stay open, everything below is closed. */
  #open(schema: Schema, hidden: ReadonlySet<string>): AnySchema {
    const open: AnySchema = { ...schema }
    if (schema.$ref !== undefined) open['$ref'] = component(referredName(schema.$ref))
    for (const { steps, schema: part } of subschemasOf(schema)) {
      const [keyword = '', key] = steps
      const rewritten = inPlace.has(String(keyword)) ? this.#open(part, hidden) : this.closed(part)
      setSubschema(
        open,
        String(keyword),
        key,
        this.#isMember(String(keyword), key, hidden) ? false : rewritten,
      )
    }
    if (schema.required !== undefined) open['required'] = schema.required.filter((name) => !hidden.has(name))
    if (declaresNothing(schema)) open['additionalProperties'] = true
    return open
  }

  #isMember(keyword: string, key: string | number | undefined, hidden: ReadonlySet<string>): boolean {
    return keyword === 'properties' && hidden.has(String(key))
  }

  /** Names of the properties of the other direction. */
  #hidden(schema: Schema): Set<string> {
    const mark = this.#direction === 'request' ? 'readOnly' : 'writeOnly'
    const names = this.#parts(schema).flatMap((part) =>
      Object.entries(part.properties ?? {})
        .filter(
          ([, property]) =>
            property[mark] === true || resolve<Schema>(this.#contract, property)[mark] === true,
        )
        .map(([name]) => name),
    )
    return new Set(names)
  }

  #declaresMembers(schema: Schema): boolean {
    return this.#parts(schema).some((part) => part.properties !== undefined)
  }

  /** The schema and all that is composed into it at the same place. */
  #parts(schema: Schema, seen = new Set<Schema>()): Schema[] {
    if (seen.has(schema)) return []
    seen.add(schema)
    const referred = schema.$ref === undefined ? [] : [resolve<Schema>(this.#contract, { $ref: schema.$ref })]
    const composed = subschemasOf(schema).filter(({ steps }) => inPlace.has(String(steps[0])))
    const parts = [...referred, ...composed.map((each) => each.schema)]
    return [schema, ...parts.flatMap((part) => this.#parts(part, seen))]
  }
}

const inPlace: ReadonlySet<string> = new Set([
  'allOf',
  'anyOf',
  'oneOf',
  'not',
  'if',
  'then',
  'else',
  'dependentSchemas',
])

/** Whether a schema allows objects without naming properties, so that all are allowed. */
function declaresNothing(schema: Schema): boolean {
  const asksForObjects = [schema.type].flat().includes('object')
  return asksForObjects && subschemasOf(schema).length === 0 && schema.additionalProperties === undefined
}

function component(name: string): string {
  return `${root}${pointer('components', 'schemas', name)}`
}

function closedName(name: string): string {
  return `${name}.closed`
}

/** A copy of the schema in which a rewritten subschema replaces the original. */
function setSubschema(
  schema: AnySchema,
  keyword: string,
  key: string | number | undefined,
  value: unknown,
): void {
  if (key === undefined) {
    schema[keyword] = value
    return
  }
  const container = schema[keyword]
  const copy: unknown = Array.isArray(container) ? [...container] : { ...Object(container) }
  Reflect.set(Object(copy), key, value)
  schema[keyword] = copy
}

/** The first few violations, each with the property that it concerns. */
function messages(errors: readonly ErrorObject[]): string[] {
  const texts = errors.map(({ instancePath, keyword, message = '', params }) => {
    const at = instancePath === '' ? 'the value' : instancePath.slice(1).replaceAll('/', '.')
    if (keyword === 'unevaluatedProperties')
      return `${at} has the undeclared property \`${String(params['unevaluatedProperty'])}\``
    if (keyword === 'false schema') return `${at} only travels the other way`
    if (keyword === 'enum') return `${at} ${message}: ${JSON.stringify(params['allowedValues'])}`
    if (keyword === 'const') return `${at} ${message} ${JSON.stringify(params['allowedValue'])}`
    return `${at} ${message}`
  })
  return [...new Set(texts)].slice(0, 3)
}
