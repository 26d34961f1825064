import { Ajv, type Options } from 'ajv'
import standalone from 'ajv/dist/standalone/index.js'
import formats from 'ajv-formats'
import type { Contract, Json, LocatedOperation, RequestBody, Schema } from '../contract.ts'
import { operationsOf, parametersOf, resolve, responsesOf } from '../contract.ts'
import { essential, keepLast, referredSchemas } from '../essential-schemas.ts'

const header = '// Generated from openapi/ by `npm run build`; do not edit.\n'

/** A schema, and what it validates: an operation's parameters or body, or the body of one of its statuses. */
interface Subject {
  operationId: string
  status?: string
  schema: Schema | Json
}

interface Subjects {
  subjects: readonly Subject[]
  /** Schemas that subjects refer to as `contract#/shared/<index>`. */
  shared: readonly unknown[]
}

/**
 * Validators as plain code, so that a server compiles no schema before its first response. They return true or false; which
 * rule a value violates is left to the libraries, which are loaded when something is wrong. One module for each area, which
 * the first request of the area loads.
 */
export function generateValidators(contract: Contract): Record<string, string> {
  const areas = Map.groupBy(operationsOf(contract), ({ operation }) => operation.tags?.[0] ?? '')
  const modules = [...areas].map(([area, located]) => [
    `validators/${area}.js`,
    areaModule(contract, area, located),
  ])
  const loaders = [...areas.keys()].map((area) => `  '${area}': () => import('./${area}.js'),\n`)
  return {
    ...Object.fromEntries(modules),
    'validators/index.js': `${header}\nexport const validators = {\n${loaders.join('')}}\n`,
    'validators/index.d.ts': declarations,
  }
}

function areaModule(contract: Contract, area: string, located: readonly LocatedOperation[]): string {
  const parts = {
    parameters: {
      ...parametersByOperation(contract, located),
      // As express-openapi-validator does it: text becomes the declared type, what is left out its default.
      // `unevaluated` tries all branches of a union, so that the number of `string | integer` becomes one.
      options: { coerceTypes: true, useDefaults: true, unevaluated: true },
      excluded: 'readOnly',
    },
    bodies: {
      shared: [],
      subjects: located.flatMap((located) => bodyOfOperation(contract, located)),
      options: { useDefaults: true },
      excluded: 'readOnly',
    },
    responses: {
      shared: [],
      subjects: located.flatMap((located) => jsonResponses(contract, located)),
      options: {},
      excluded: 'writeOnly',
    },
  }
  const components = referredSchemas(contract, parts)
  return moduleOf(area, [parts, components], () => {
    const code = Object.entries(parts).map(
      ([name, settings]) => `\nexport const ${name} = (() => {\n${validatorCode(components, settings)}})()\n`,
    )
    return `${header}${prelude}${code.join('')}`
  })
}

const moduleOf = keepLast<string>()

/** Operations share most of their parameters, so each schema is compiled once and referred to. */
function parametersByOperation(contract: Contract, located: readonly LocatedOperation[]): Subjects {
  const texts: string[] = []
  // A default takes effect next to the name; behind a reference it is an error that stops the build.
  const shared = ({ default: value, ...schema }: Schema): Schema => {
    const text = JSON.stringify(essential(schema))
    if (!texts.includes(text)) texts.push(text)
    const reference = { $ref: `contract#/shared/${texts.indexOf(text)}` }
    return value === undefined ? reference : { ...reference, default: value }
  }
  const subjects = located.map((located) => {
    const group = (position: string): Schema => {
      const parameters = parametersOf(contract, located).filter((each) => each.in === position)
      return {
        type: 'object',
        properties: Object.fromEntries(parameters.map(({ name, schema = {} }) => [name, shared(schema)])),
        required: parameters.filter(({ required }) => required === true).map(({ name }) => name),
      }
    }
    const schema = { type: 'object', properties: { path: group('path'), query: group('query') } }
    return { operationId: located.operation.operationId, schema }
  })
  return { subjects, shared: texts.map((text): unknown => JSON.parse(text)) }
}

/** All media types of an operation share one schema: a contract rule enforces it. */
function bodyOfOperation(contract: Contract, { operation }: LocatedOperation): Subject[] {
  if (operation.requestBody === undefined) return []
  const { content } = resolve<RequestBody>(contract, operation.requestBody)
  const [mediaType] = Object.values(content)
  return mediaType?.schema === undefined
    ? []
    : [{ operationId: operation.operationId, schema: essential(mediaType.schema) }]
}

function jsonResponses(contract: Contract, located: LocatedOperation): Subject[] {
  const { operationId } = located.operation
  return responsesOf(contract, located).flatMap(([status, { content }]) => {
    const schema = content?.['application/json']?.schema
    return schema === undefined ? [] : [{ operationId, status, schema: essential(schema) }]
  })
}

interface Settings extends Subjects {
  options: Options
  /** The keyword of properties that are absent in this direction. */
  excluded: string
}

function validatorCode(schemas: Readonly<Record<string, Json>>, settings: Settings): string {
  const { subjects, shared } = settings
  const ajv = createCompiler(settings)
  const texts = subjects.map(({ schema }) => JSON.stringify(schema))
  const distinct = [...new Set(texts)]
  ajv.addSchema({
    $id: 'contract',
    components: { schemas },
    shared,
    subjects: distinct.map((text): unknown => JSON.parse(text)),
  })
  const names = Object.fromEntries(distinct.map((_, index) => [nameOf(index), `contract#/subjects/${index}`]))
  for (const reference of Object.values(names)) ajv.getSchema(reference)
  const code = standalone.default(ajv, names).replaceAll(/^export const /gm, 'const ')
  const table = tableOf(subjects, (index) => nameOf(distinct.indexOf(texts[index] ?? '')))
  return `${withoutErrors(withImports(code))}\nreturn ${table}\n`
}

function nameOf(index: number): string {
  return `subject${index}`
}

/** Strict: an unknown keyword or format fails the build. */
function createCompiler({ options, excluded }: Settings): Ajv {
  const ajv = new Ajv({
    ...options,
    strictTypes: false,
    strictRequired: false,
    validateSchema: false,
    messages: false,
    addUsedSchema: false,
    inlineRefs: false,
    code: { source: true, esm: true, lines: true },
  })
  ajv.addVocabulary(['components', 'shared', 'subjects'])
  formats.default(ajv, { mode: 'full' })
  for (const format of meanings) ajv.addFormat(format, true)
  ajv.removeKeyword(excluded)
  ajv.addKeyword({ keyword: excluded, schemaType: 'boolean', macro: (isExcluded: boolean) => !isExcluded })
  return ajv
}

/** Formats that state the meaning of a value, not its syntax. */
const meanings = ['float', 'binary', 'password']

/** An object literal: one function for each operation, or one for each of its statuses. */
function tableOf(subjects: readonly Subject[], functionOf: (index: number) => string): string {
  const rows = new Map<string, string[]>()
  const plain: string[] = []
  for (const [index, { operationId, status }] of subjects.entries()) {
    if (status === undefined) plain.push(`  ${operationId}: ${functionOf(index)},\n`)
    else rows.set(operationId, [...(rows.get(operationId) ?? []), `${status}: ${functionOf(index)}`])
  }
  const nested = [...rows].map(([operationId, entries]) => `  ${operationId}: { ${entries.join(', ')} },\n`)
  return `{\n${[...plain, ...nested].join('')}}`
}

const prelude = `import { fullFormats } from 'ajv-formats/dist/formats.js'

function lengthOf(text) {
  let length = 0
  for (const _ of text) length++
  return length
}
`

/** The compiler writes `require`, which modules do not have. */
function withImports(code: string): string {
  const body = code
    .replace('"use strict";\n', '')
    .replaceAll('require("ajv-formats/dist/formats").fullFormats', 'fullFormats')
    .replaceAll('require("ajv/dist/runtime/ucs2length").default', 'lengthOf')
  const [missing] = /require\(.*\)/.exec(body) ?? []
  if (missing !== undefined) throw new Error(`The validators need ${missing}. Add it to the prelude.`)
  return body
}

/** An error that the compiler describes. */
const errorObject =
  /\{instancePath[^{}]*schemaPath:(?:"(?:[^"\\]|\\.)*"|[^{}"]|\{(?:[^{}"]|"(?:[^"\\]|\\.)*")*\})*\}/g

/** Errors are counted, not described: without their descriptions, the paths to them, and the schemas that these name. */
function withoutErrors(code: string): string {
  const short = code
    .replaceAll(errorObject, '0')
    .replaceAll(/instancePath:instancePath.*?,parentData:/g, 'parentData:')
    .replaceAll(/instancePath(?:="")?, ?/g, '')
  const used = new Set([...short.matchAll(/(?<!const )\bschema\d+\b/g)].map(([name]) => name))
  return short.replaceAll(/^const (schema\d+) = .*\n/gm, (line, name: string) => (used.has(name) ? line : ''))
}

const declarations = `${header}
import type { AreaName, OperationId } from '../operations.ts'

type Validate = (value: unknown) => boolean

/** The validators of the operations of one area. */
export interface AreaValidators {
  /** Path and query parameters: \`{ path, query }\`, converted and completed in place. */
  readonly parameters: { readonly [Id in OperationId]?: Validate }
  /** Request bodies, completed in place. */
  readonly bodies: { readonly [Id in OperationId]?: Validate }
  /** JSON bodies of responses by status. */
  readonly responses: { readonly [Id in OperationId]?: { readonly [status: string]: Validate } }
}

export declare const validators: Readonly<Record<AreaName, () => Promise<AreaValidators>>>
`
