/** Reading parameters that arrive as text: query strings and forms. */
import type { ValueTypes } from './declarations.ts'
import type { Json } from './document.ts'
import { limits } from '../limits.ts'
import { Failure, tooMany } from './errors.ts'

/** Values by name in the order they came; `name[]` and `name[0]` count as `name`. */
export type TextParameters = Map<string, string[]>

/** Takes a query string or urlencoded form apart; 400 when a % escape is broken, 413 when there are too many. */
export function parsePairs(text: string): TextParameters {
  checkParameterCount(pairsIn(text))
  try {
    decodeURIComponent(text)
  } catch {
    throw new Failure('malformed', { message: 'A parameter has a broken % escape' })
  }
  return group(new URLSearchParams(text))
}

/** Throws 413 when a query string or form has more parameters than any request needs. */
export function checkParameterCount(count: number): void {
  if (count > limits.parameters.max) throw tooMany(`${limits.parameters.max} parameters`)
}

function pairsIn(text: string): number {
  let count = 1
  for (let at = text.indexOf('&'); at >= 0 && count <= limits.parameters.max; at = text.indexOf('&', at + 1))
    count++
  return count
}

/** The name of a parameter without the brackets of a list. */
export function plainName(name: string): string {
  return name.replace(/\[\d*\]$/, '')
}

/** Groups pairs by their plain names. */
export function group(pairs: Iterable<[string, string]>): TextParameters {
  const parameters: TextParameters = new Map()
  for (const [rawName, value] of pairs) {
    const name = plainName(rawName)
    const values = parameters.get(name)
    if (values === undefined) parameters.set(name, [value])
    else values.push(value)
  }
  return parameters
}

/**
 * What the text values of one parameter stand for, by its declared types. Repeated names are a list only where a list is
 * declared; else the last one counts. Text that does not look like a declared type stays text, for validation to refuse.
 * Undefined: as good as absent.
 */
export function fromText(values: readonly string[], { types, items }: ValueTypes): Json | undefined {
  if (types.has('array') && !(types.has('string') && values.length === 1)) {
    return values.filter((value) => value !== '').map((value) => scalar(value, items))
  }
  const value = values.at(-1) ?? ''
  if (value === '' && !types.has('string')) return types.has('null') ? null : undefined
  return scalar(value, types)
}

/** `1` and `0` are booleans where nothing else fits them. */
function scalar(value: string, types: ReadonlySet<string>): Json {
  if (types.has('string')) return value
  if (types.has('integer') && /^-?[0-9]{1,15}$/.test(value)) return Number(value)
  if (types.has('number') && /^-?[0-9]{1,15}(\.[0-9]+)?$/.test(value)) return Number(value)
  if (types.has('boolean') && ['true', '1'].includes(value)) return true
  if (types.has('boolean') && ['false', '0'].includes(value)) return false
  return value
}
