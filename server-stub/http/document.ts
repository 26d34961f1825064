/** Bundled documents as data: for what types and route table do not contain. */
import { readFileSync } from 'node:fs'

export type Json = null | boolean | number | string | Json[] | JsonObject
export interface JsonObject {
  [property: string]: Json | undefined
}

/** The parts of the bundle that are read at run time. */
export interface ContractDocument extends JsonObject {
  paths: JsonObject
  components: JsonObject
}

/** Reads a bundle, which the build has linted and validated. */
export function parseDocument(file: URL): ContractDocument {
  const document: ContractDocument = JSON.parse(readFileSync(file, 'utf8'))
  return document
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The object behind a node, local references followed; an empty one when there is none. */
export function resolve(document: ContractDocument, node: Json | undefined): JsonObject {
  if (!isObject(node)) return {}
  return typeof node['$ref'] === 'string' ? resolve(document, target(document, node['$ref'])) : node
}

function target(document: ContractDocument, reference: string): Json | undefined {
  const [kind = '', name = ''] = pointer(reference)
  const family = document.components[kind]
  return isObject(family) ? family[name] : undefined
}

/** Kind and name of `#/components/<kind>/<name>`. */
function pointer(reference: string): string[] {
  return reference.split('/').slice(2).map(decodeURIComponent)
}

/** A document of these paths and the components of their requests: the cost of a validator grows with its document. */
export function requestsOf(
  document: ContractDocument,
  basePath: string,
  paths: readonly string[],
): ContractDocument {
  const components: JsonObject = {}
  return {
    openapi: document['openapi'],
    jsonSchemaDialect: document['jsonSchemaDialect'],
    info: document['info'],
    servers: [{ url: basePath }],
    paths: Object.fromEntries(
      paths.map((path) => [path, copied(document, document.paths[path], components)]),
    ),
    components,
  }
}

/** Keywords that validation does not need; a property of a schema can have the same name. */
const siblings = new Set([
  'description',
  'summary',
  'example',
  'examples',
  'responses',
  'x-rules',
  'x-unspecified',
])

/** A deep copy of a node, without keywords that validation does not need; adds the components it refers to. */
function copied(
  document: ContractDocument,
  node: Json | undefined,
  components: JsonObject,
  ofProperties = false,
): Json | undefined {
  if (Array.isArray(node)) return node.map((item) => copied(document, item, components) ?? null)
  if (!isObject(node)) return node
  if (typeof node['$ref'] === 'string') addComponent(document, node['$ref'], components)
  const properties = Object.entries(isParameter(node) ? withPlainSchema(document, node) : node).filter(
    ([keyword]) => ofProperties || !siblings.has(keyword),
  )
  return Object.fromEntries(
    properties.map(([keyword, value]) => [
      keyword,
      copied(document, value, components, keyword === 'properties' && !ofProperties),
    ]),
  )
}

function isParameter(node: JsonObject): boolean {
  return typeof node['in'] === 'string' && isObject(node['schema'])
}

/** Replaces a reference by its schema: in parameters, the library ignores keywords next to a reference (a default). */
function withPlainSchema(document: ContractDocument, parameter: JsonObject): JsonObject {
  const { $ref: _, ...siblings } = isObject(parameter['schema']) ? parameter['schema'] : {}
  const schema: JsonObject = { ...resolve(document, parameter['schema']), ...siblings }
  if (cappedParameters.has(parameter['name'])) delete schema['maximum']
  return { ...parameter, schema }
}

/** A value above the maximum is reduced to it (`pageRequest`); validation must not reject it. */
const cappedParameters: ReadonlySet<Json | undefined> = new Set(['per_page'])

function addComponent(document: ContractDocument, reference: string, components: JsonObject): void {
  const [kind = '', name = ''] = pointer(reference)
  const family = (components[kind] ??= {})
  if (!isObject(family) || name in family) return
  family[name] = {} // Marks it as in progress, since schemas can refer to themselves.
  family[name] = copied(document, target(document, reference), components)
}
