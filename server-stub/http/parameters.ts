/** Moves parameters to their declared places, wherever they were sent. Spec: document 1, "Request conventions" 3. */
import type { RequestBody } from './body.ts'
import { isCallerParameter, type CallerParameters } from './credentials.ts'
import type { Declarations, ValueTypes } from './declarations.ts'
import { isObject, type Json, type JsonObject } from './document.ts'
import { HttpError, invalid } from './errors.ts'
import { excerpt } from './excerpt.ts'
import { limits } from '../limits.ts'
import { toTimestamp } from './timestamps.ts'
import { fromText, textsOf, type TextParameters, type TextRecord } from './text-values.ts'

/** A request's parameters where the contract declares them, not yet validated. */
export interface PlacedParameters {
  query: JsonObject
  body: JsonObject
  /** Number of values, nested ones included. */
  values: number
}

type TextValues = readonly (string | TextRecord)[]

/** Values of `private_token`, `access_token` and `sudo`, from the query string and the body alike. */
export function callerParametersOf(query: TextParameters, body: RequestBody): CallerParameters {
  if (query.size === 0 && 'empty' in body) return noCallerParameters
  const values = (name: string): string[] => [...textsOf(query, name), ...bodyTexts(body, name)]
  return {
    private_token: values('private_token'),
    access_token: values('access_token'),
    sudo: values('sudo'),
  }
}

const noCallerParameters: CallerParameters = { private_token: [], access_token: [], sudo: [] }

function bodyTexts(body: RequestBody, name: string): string[] {
  if ('form' in body) return textsOf(body.form, name)
  const value = 'json' in body ? body.json[name] : undefined
  return typeof value === 'string' || typeof value === 'number' ? [String(value)] : []
}

/**
 * Sorts parameters into the query and the body of the contract; the query string's own come first. Undeclared
 * parameters are ignored.
 */
export function placeParameters(
  query: TextParameters,
  sent: RequestBody,
  declared: Declarations,
): PlacedParameters {
  const placed: PlacedParameters = { query: {}, body: {}, values: 0 }
  if (query.size === 0 && 'empty' in sent) return placed
  for (const [name, values] of without(query)) {
    const types = declared.query.get(name) ?? (declared.further.has(name) ? oneText : undefined)
    if (types !== undefined) setIfGiven(placed.query, name, queryValue(values, types))
    else placeText(placed, name, values, declared)
  }
  if ('form' in sent)
    for (const [name, values] of without(sent.form)) placeText(placed, name, values, declared)
  if ('json' in sent) placeJson(placed, sent.json, declared)
  return { ...placed, values: checkValues(placed.query) + checkValues(placed.body) }
}

/** Names of parameters that the operation declares neither in the query nor in the body: they are ignored. Not all of many. */
export function undeclaredIn(
  query: TextParameters,
  sent: RequestBody,
  { query: inQuery, body, open }: Declarations,
): string[] {
  const isKnown = (name: string): boolean =>
    isCallerParameter(name) || inQuery.has(name) || (body !== undefined && (open || body.has(name)))
  const found = new Set<string>()
  for (const name of namesIn(query, sent)) {
    if (!isKnown(name)) found.add(name)
    if (found.size === limits.recordedItems.max) break
  }
  return [...found]
}

function* namesIn(query: TextParameters, sent: RequestBody): Generator<string> {
  yield* query.keys()
  if ('form' in sent) yield* sent.form.keys()
  if ('json' in sent) yield* Object.keys(sent.json)
}

function without(parameters: TextParameters): [string, TextValues][] {
  return [...parameters].filter(([name]) => !isCallerParameter(name))
}

/** `search=` and `iids[]=` count as absent. */
function queryValue(values: TextValues, types: ValueTypes): Json | undefined {
  const value = fromText(values, types)
  return value === '' || value === null || (Array.isArray(value) && value.length === 0) ? undefined : value
}

function placeText(placed: PlacedParameters, name: string, values: TextValues, declared: Declarations): void {
  const types =
    declared.body?.get(name) ?? (declared.body !== undefined && declared.open ? anyText : undefined)
  if (types !== undefined && name !== '__proto__') {
    setIfGiven(placed.body, name, fromText(values, types))
  } else if (declared.query.has(name) && !Object.hasOwn(placed.query, name)) {
    setIfGiven(placed.query, name, queryValue(values, declared.query.get(name) ?? anyText))
  }
}

/** The types of an undeclared field of an open body. */
const anyText: ValueTypes = {
  types: new Set(['string', 'array']),
  items: new Set(),
  properties: new Map(),
  isCommaList: false,
  isTimestamp: false,
}

/** The types of a further parameter: as for a declared text, the last of several values counts. */
const oneText: ValueTypes = { ...anyText, types: new Set(['string']) }

function placeJson(placed: PlacedParameters, body: JsonObject, declared: Declarations): void {
  for (const name of Object.keys(body)) {
    if (name === '__proto__') throw unsafeName()
    if (isCallerParameter(name)) continue
    const value = body[name]
    const types = declared.body?.get(name)
    if (types !== undefined) setIfGiven(placed.body, name, fromJson(value, types))
    else if (declared.body !== undefined && declared.open) setIfGiven(placed.body, name, value)
    else if (!Object.hasOwn(placed.query, name)) {
      const inQuery = declared.query.get(name)
      if (inQuery !== undefined) setIfGiven(placed.query, name, fromJson(value, inQuery))
    }
  }
}

/**
 * Normalizes a JSON value. Clients send null for absent properties where the contract does not allow null, lists
 * where it declares items separated by commas, and timestamps in several forms.
 */
function fromJson(value: Json | undefined, declared: ValueTypes): Json | undefined {
  const { types, properties, isCommaList, isTimestamp } = declared
  if (value === null && !types.has('null')) return undefined
  if (isTimestamp && typeof value === 'string') return toTimestamp(value)
  if (
    isCommaList &&
    !types.has('array') &&
    Array.isArray(value) &&
    value.every((item) => typeof item === 'string')
  )
    return value.join(',')
  if (!Array.isArray(value) || properties.size === 0) return value
  return value.map((item) => {
    if (!isObject(item)) return item
    const given = Object.entries(item).filter(
      ([name, inner]) => inner !== null || properties.get(name)?.types.has('null') !== false,
    )
    return Object.fromEntries(given)
  })
}

function setIfGiven(target: JsonObject, name: string, value: Json | undefined): void {
  if (value !== undefined) target[name] = value
}

/**
 * Counts the values. Throws 400 at any depth for names such as `__proto__`, for text that databases cannot store, and for
 * arrays beyond the limit.
 */
function checkValues(parameters: JsonObject): number {
  let count = 0
  const waiting: { name: string; value: Json | undefined }[] = [{ name: '', value: parameters }]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { name, value } = next
    count++
    checkValue(name, value)
    if (Array.isArray(value)) for (const item of value) waiting.push({ name, value: item })
    if (isObject(value))
      for (const [property, item] of Object.entries(value)) waiting.push({ name: property, value: item })
  }
  return count
}

function checkValue(name: string, value: Json | undefined): void {
  if (name === '__proto__') throw unsafeName()
  if (typeof value === 'string' && isUnstorable(value, name))
    throw invalid({ [excerpt(name)]: ['is not valid text'] })
  if (typeof value === 'string' && name === 'search' && value.length > limits.searchCharacters.max)
    throw invalid({ search: [`is too long (maximum is ${limits.searchCharacters.max} characters)`] })
  if (Array.isArray(value) && value.length > limits.arrayItems.max)
    throw invalid({ [excerpt(name)]: [`has more than ${limits.arrayItems.max} items`] })
}

function unsafeName(): HttpError {
  return new HttpError('malformed', { message: 'A property must not be named __proto__' })
}

/** NUL or half a surrogate pair. The content of files is not stored in text columns and can contain NUL. */
function isUnstorable(value: string, name: string): boolean {
  return !value.isWellFormed() || (name !== 'content' && value.includes('\0'))
}
