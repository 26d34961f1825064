/** Reading parameters that arrive as text: query strings and forms. */
import type { ValueTypes } from './declarations.ts'
import { Failure } from './errors.ts'

/** Values by name in the order they came; `name[]` and `name[0]` count as `name`. */
export type TextParameters = Map<string, string[]>

/** Takes a query string or urlencoded form apart; 400 when a % escape is broken. */
export function parsePairs(text: string): TextParameters {
  try {
    decodeURIComponent(text)
  } catch {
    throw new Failure('malformed', { message: 'A parameter has a broken % escape' })
  }
  return group(new URLSearchParams(text))
}

/** Groups pairs by their plain names. */
export function group(pairs: Iterable<[string, string]>): TextParameters {
  const parameters: TextParameters = new Map()
  for (const [rawName, value] of pairs) {
    const name = rawName.replace(/\[\d*\]$/, '')
    parameters.set(name, [...(parameters.get(name) ?? []), value])
  }
  return parameters
}

/**
 * What the text values of one parameter stand for, as far as the validator's conversion does not see to it: repeated
 * names are lists only where a list is declared (else the last one counts), `1` and `0` are booleans where only a
 * boolean is, and nothing is null where null is allowed. Undefined: as good as absent.
 */
export function fromText(values: readonly string[], types: ValueTypes): string | string[] | null | undefined {
  if (types.has('array') && !(types.has('string') && values.length === 1))
    return values.filter((value) => value !== '')
  const value = values.at(-1)
  if (value === '' && !types.has('string')) return types.has('null') ? null : undefined
  const bit = types.has('boolean') && !types.has('string') && !types.has('integer')
  if (bit && value === '1') return 'true'
  if (bit && value === '0') return 'false'
  return value
}
