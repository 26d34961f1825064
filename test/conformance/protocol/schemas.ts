/** JSON Schema validation against the contract's own schemas, with errors as sentences. */
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { contract, type SchemaNode } from './contract.ts'
import { propertiesOn } from './property-path.ts'

/** One violation of a schema by a value. Equal causes in several items of a list are one defect. */
export interface SchemaProblem {
  /** The property, for example `[].author.state`; empty for the value itself. */
  readonly where: string
  /** The property that is wrong or missing, in the notation of `where`. */
  readonly path: string
  /**
   * The schema keyword that is violated, by its place in the contract, and the property if many have the schema:
   * `Tag/properties/name/type`, `Count/type/star_count`.
   */
  readonly cause: string
  /** The same in reports of earlier versions, which distinguished neither such properties nor records with equal properties. */
  readonly formerCauses: readonly string[]
  /** The required property of a component that the value does not have. */
  readonly missing: string | null
  /** What the schema requires, to be read after `where`. */
  readonly expected: string
  /** What the value is instead, to be read after `where`. */
  readonly actual: string
}

const documentId = 'contract'
const ajv = new Ajv2020({
  strict: false,
  allErrors: true,
  verbose: true,
  validateSchema: false,
  // Each schema is compiled for a few responses: to optimize its code takes longer than to run it.
  code: { optimize: false },
})
formats.default(ajv, { mode: 'full' })
ajv.addSchema(contract, documentId)

/**
 * Compiled schemas and alternatives of schemas, kept because the contract does not change while the suite runs. An error
 * names the same objects in all responses: each is compiled once.
 */
const compiled = new WeakMap<object, ValidateFunction>()

/** Every distinct departure of a value from a schema of the contract. */
export function validate(schema: SchemaNode, value: unknown): readonly SchemaProblem[] {
  const check = validatorOf(schema)
  if (check(value)) return []
  return problemsIn(check.errors ?? [])
}

/**
 * The violations in the text of a header, as messages after its name. A header has no type: its text may be a number.
 */
export function validateHeader(schema: SchemaNode | undefined, text: string): readonly string[] {
  if (schema === undefined) return []
  const interpretations: readonly unknown[] = /^-?\d+(\.\d+)?$/.test(text) ? [Number(text), text] : [text]
  const problems = interpretations.map((interpretation) => validate(schema, interpretation))
  if (problems.some((found) => found.length === 0)) return []
  return (problems[0] ?? []).map((problem) => problem.expected)
}

function validatorOf(schema: SchemaNode): ValidateFunction {
  const known = compiled.get(schema)
  if (known !== undefined) return known
  const relocated: SchemaNode = JSON.parse(
    JSON.stringify(schema).replaceAll('"$ref":"#/', `"$ref":"${documentId}#/`),
  )
  const fresh = ajv.compile(relocated)
  compiled.set(schema, fresh)
  return fresh
}

function problemsIn(errors: readonly ErrorObject[]): SchemaProblem[] {
  const alternatives = errors.filter((error) => error.keyword === 'anyOf' || error.keyword === 'oneOf')
  const outermost = alternatives.filter(
    (error) => !alternatives.some((other) => other !== error && isWithin(error, other)),
  )
  const plain = errors.filter(
    (error) => !outermost.some((other) => error === other || isWithin(error, other)),
  )
  const found = [
    ...plain.filter(isOfRightType(plain)).map(problemOf),
    ...outermost.flatMap(nearestAlternative),
  ]
  const distinct = Map.groupBy(found, ({ path, expected }) => `${path}|${expected}`)
  return [...distinct.values()].flatMap(joinedProblem)
}

/** A value of the wrong type is none of the enumerated values either. */
const isOfRightType = (errors: readonly ErrorObject[]) => {
  const wrong = new Set(errors.flatMap((each) => (each.keyword === 'type' ? [each.instancePath] : [])))
  return ({ keyword, instancePath }: ErrorObject): boolean => keyword === 'type' || !wrong.has(instancePath)
}

/** What several parts of one schema state in the same words is one problem. */
function joinedProblem([first, ...others]: readonly SchemaProblem[]): SchemaProblem[] {
  if (first === undefined) return []
  const formerCauses = others.flatMap((other) => [other.cause, ...other.formerCauses])
  return [{ ...first, formerCauses: [...first.formerCauses, ...formerCauses] }]
}

/** Of several alternatives that all failed, the one with the fewest errors is reported. */
function nearestAlternative(error: ErrorObject): SchemaProblem[] {
  const branches: readonly SchemaNode[] = Array.isArray(error.schema) ? error.schema : []
  const attempts = branches.map((branch) => validate(branch, error.data))
  const nearest = attempts.filter((found) => found.length > 0).sort((a, b) => a.length - b.length)[0]
  if (nearest === undefined) return [problemOf(error)]
  const at = whereOf(error.instancePath)
  return nearest.map((problem) => ({
    ...problem,
    where: joined(at, problem.where),
    path: joined(at, problem.path),
    ...(problem.path === '' ? causesAt(at, problem) : {}),
  }))
}

/** The causes of a problem in the value of a property, of which the schema knew no name. */
function causesAt(where: string, { cause, formerCauses }: SchemaProblem): Partial<SchemaProblem> {
  return {
    cause: cause.startsWith('#') ? causeAt(where, cause) : withProperty(cause, where),
    formerCauses: formerCauses.map((former) => causeAt(where, former)),
  }
}

/** The keywords that are about a record and not about the property that contains it. */
const aboutRecords: ReadonlySet<string> = new Set([
  'required',
  'additionalProperties',
  'unevaluatedProperties',
  'anyOf',
  'oneOf',
  'not',
])

/** Adds the last property of a path, unless the place names it; keys of maps are no properties of the contract. */
function withProperty(place: string, path: string): string {
  const property = propertiesOn(path).at(-1)
  const [, named] = /.*\/properties\/([^/]+)\//.exec(place) ?? []
  const keyword = place.split('/').at(-1) ?? ''
  const isInMap = place.includes('/additionalProperties/')
  if (property === undefined || property === named || isInMap || aboutRecords.has(keyword)) return place
  return `${place}/${property}`
}

/** The place of a keyword at the root of a schema that many properties have, such as `#/type`: that of the property. */
function causeAt(where: string, cause: string): string {
  const property = /(?:^|\.)(\w+)$/.exec(where)?.[1]
  return property === undefined ? cause : `#/properties/${property}${cause.slice(1)}`
}

function isWithin(error: ErrorObject, outer: ErrorObject): boolean {
  return error.instancePath === outer.instancePath || error.instancePath.startsWith(`${outer.instancePath}/`)
}

function problemOf(error: ErrorObject): SchemaProblem {
  const missing: unknown = error.params['missingProperty']
  const where = whereOf(error.instancePath)
  const name = typeof missing === 'string' ? missing : ''
  const missed = name === '' ? '' : `/${name}`
  const place = placeOf(error)
  const isOfComponent = !place.startsWith('#')
  return {
    where,
    path: joined(where, name),
    cause: missed === '' ? withProperty(place, where) : isOfComponent ? place : place + missed,
    missing: missed !== '' && isOfComponent ? name : null,
    formerCauses: [place + missed, error.schemaPath + missed],
    expected: expectation(error),
    actual: actually(error),
  }
}

/** The place of a violated keyword, from the name of its component on; in a schema that is no component, as Ajv names it. */
function placeOf({ parentSchema, keyword, schemaPath }: ErrorObject): string {
  const place = parentSchema === undefined ? undefined : placesOfSchemas().get(parentSchema)
  return place === undefined ? schemaPath : `${place}/${keyword}`
}

let places: WeakMap<object, string> | undefined

/** Every schema within the components of the contract, by identity: Ajv reports the objects that it compiled. */
function placesOfSchemas(): WeakMap<object, string> {
  if (places === undefined) {
    places = new WeakMap()
    for (const [name, schema] of Object.entries(contract.components.schemas)) notePlaces(schema, name, places)
  }
  return places
}

function notePlaces(value: unknown, place: string, noted: WeakMap<object, string>): void {
  if (typeof value !== 'object' || value === null) return
  noted.set(value, place)
  for (const [name, inner] of Object.entries(value)) notePlaces(inner, `${place}/${name}`, noted)
}

function expectation(error: ErrorObject): string {
  const { params } = error
  switch (error.keyword) {
    case 'required':
      return `has the property \`${params['missingProperty']}\``
    case 'type':
      return `is ${[params['type']].flat().map(nounFor).join(' or ')}`
    case 'enum':
      return `is one of ${JSON.stringify(params['allowedValues'])}`
    case 'const':
      return `is ${JSON.stringify(params['allowedValue'])}`
    case 'format':
      return `has the format ${params['format']}`
    default:
      return error.message ?? `satisfies ${error.keyword}`
  }
}

function actually(error: ErrorObject): string {
  if (error.keyword === 'required') {
    const members = Object.keys(error.data ?? {})
    return members.length === 0 ? 'has no properties' : `has only ${members.join(', ')}`
  }
  const text = JSON.stringify(error.data) ?? 'nothing'
  return `is ${text.length > 200 ? `${text.slice(0, 200)} ...` : text}`
}

function nounFor(type: string): string {
  if (type === 'null') return type
  return `${/^[aio]/.test(type) ? 'an' : 'a'} ${type}`
}

function whereOf(instancePath: string): string {
  const steps = instancePath.split('/').slice(1)
  return steps.reduce((at, step) => joined(at, /^\d+$/.test(step) ? '[]' : step), '')
}

function joined(left: string, right: string): string {
  if (left === '' || right === '' || right.startsWith('[')) return left + right
  return `${left}.${right}`
}
