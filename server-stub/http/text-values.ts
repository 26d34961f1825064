/** Converts parameters that are sent as text: query strings and forms. */
import type { ValueTypes } from './declarations.ts'
import type { Json } from './document.ts'
import { limits } from '../limits.ts'
import { HttpError, tooMany } from './errors.ts'
import { toTimestamp } from './timestamps.ts'

/** The fields of one record in a list of records: `actions[][action]=create`. */
export type TextRecord = Map<string, string>

/** Values by name in the order in which they were sent; `name[]` and `name[0]` count as `name`. */
export type TextParameters = Map<string, (string | TextRecord)[]>

/** Parses a query string or urlencoded form; 400 for an invalid % escape, 413 for too many parameters. */
export function parsePairs(text: string): TextParameters {
  if (text === '') return new Map()
  checkPairCount(text)
  try {
    decodeURIComponent(text)
  } catch {
    throw new HttpError('malformed', { message: 'A parameter has a broken % escape' })
  }
  return group(new URLSearchParams(text))
}

/** Throws 413 when a query string or form has more parameters than any request needs. */
export function checkParameterCount(count: number): void {
  if (count > limits.parameters.max) throw tooMany(`${limits.parameters.max} parameters`)
}

/** The same before a query string or form is parsed, or even decoded. */
export function checkPairCount(source: string | Buffer): void {
  let count = 1
  for (
    let at = source.indexOf('&');
    at >= 0 && count <= limits.parameters.max;
    at = source.indexOf('&', at + 1)
  )
    count++
  checkParameterCount(count)
}

/** The name of a parameter without the brackets of a list. */
export function plainName(name: string): string {
  return name.replace(/\[\d*\]$/, '')
}

/** `actions[][action]` and `actions[0][action]`. */
const recordField = /^([^[\]]+)\[(\d*)\]\[([^[\]]+)\]$/

/**
 * Groups pairs by their plain names. Fields of records without an index belong to the last record until one of them
 * repeats, which starts the next record, as in Rack.
 */
export function group(pairs: Iterable<[string, string]>): TextParameters {
  const parameters: TextParameters = new Map()
  const records = new Map<string, TextRecord>()
  const add = (name: string, value: string | TextRecord): void => {
    const values = parameters.get(name)
    if (values === undefined) parameters.set(name, [value])
    else values.push(value)
  }
  for (const [rawName, value] of pairs) {
    const [, name, index = '', field = ''] = recordField.exec(rawName) ?? []
    if (name === undefined) {
      add(plainName(rawName), value)
      continue
    }
    const key = `${name}[${index}]`
    const record = records.get(key)
    if (record !== undefined && (index !== '' || !record.has(field))) {
      record.set(field, value)
      continue
    }
    const next = new Map([[field, value]])
    records.set(key, next)
    add(name, next)
  }
  return parameters
}

/** The values that are plain text. */
export function textsOf(values: TextParameters, name: string): string[] {
  return (values.get(name) ?? []).filter((value) => typeof value === 'string')
}

/**
 * Converts the text values of one parameter to its declared types. Repeated names are a list only where a list is
 * declared; otherwise the last one is used. Text that matches no declared type stays text, which validation rejects.
 * Undefined: absent.
 */
export function fromText(
  values: readonly (string | TextRecord)[],
  { types, items, properties, isCommaList, isTimestamp }: ValueTypes,
): Json | undefined {
  const texts = values.filter((value) => typeof value === 'string')
  if (types.has('array') && !(types.has('string') && values.length === 1)) {
    if (properties.size > 0) return values.map((value) => recordFromText(value, properties))
    const parts = isCommaList && texts.length === 1 ? separated(texts) : texts
    return parts.filter((value) => value !== '').map((value) => scalar(value, items))
  }
  if (texts.length === 0) return undefined
  if (isCommaList) return texts.join(',')
  const value = texts.at(-1) ?? ''
  if (value === '' && !types.has('string')) return types.has('null') ? null : undefined
  return isTimestamp ? toTimestamp(value) : scalar(value, types)
}

function separated(texts: readonly string[]): string[] {
  return texts.flatMap((text) => text.split(',')).map((part) => part.trim())
}

/** Converts the fields of a record to their declared types; a text in its place stays text, which validation rejects. */
function recordFromText(record: string | TextRecord, properties: ReadonlyMap<string, ValueTypes>): Json {
  if (typeof record === 'string') return record
  const fields = [...record].flatMap(([name, value]): [string, Json][] => {
    const types = properties.get(name)
    const read = types && fromText([value], types)
    return read === undefined ? [] : [[name, read]]
  })
  return Object.fromEntries(fields)
}

/** `1` and `0` are booleans if no other type matches; `True` and `False` are what Python writes. */
function scalar(value: string, types: ReadonlySet<string>): Json {
  if (types.has('string')) return value
  if (types.has('integer') && /^-?[0-9]{1,15}$/.test(value)) return Number(value)
  if (types.has('number') && /^-?[0-9]{1,15}(\.[0-9]+)?$/.test(value)) return Number(value)
  if (types.has('boolean') && ['true', 'True', '1'].includes(value)) return true
  if (types.has('boolean') && ['false', 'False', '0'].includes(value)) return false
  return value
}
