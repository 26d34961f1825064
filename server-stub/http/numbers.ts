/**
 * Numbers in paths and query strings. The validator reads them as JavaScript does, which accepts `0x1`, `1e0` and ` 1` for 1
 * and `1e400` for infinity; the contract means decimal digits.
 */
import type { Declarations, ValueTypes } from './declarations.ts'
import { limits } from '../limits.ts'
import type { Json, JsonObject } from './document.ts'
import type { Problem } from './problems.ts'

type Text = Readonly<Record<string, Json | undefined>>

const wholeNumber = /^-?[0-9]+$/
const decimalNumber = /^-?[0-9]{1,15}(\.[0-9]{1,15})?$/

/** Problems of path and query parameters that are declared as numbers and are not written as such. */
export function numberProblems(
  path: Text,
  query: Text,
  declared: Pick<Declarations, 'path' | 'query'>,
): Problem[] {
  return [...problemsIn('params', path, declared.path), ...problemsIn('query', query, declared.query)]
}

/**
 * Restores the path parameters that may be text, such as the full path of a project, and that the validator has converted
 * although they are not written in decimal digits.
 */
export function restoreTexts(converted: JsonObject, sent: Text): void {
  for (const [name, value] of Object.entries(sent))
    if (typeof value === 'string' && !wholeNumber.test(value)) converted[name] = value
}

function problemsIn(location: string, values: Text, declared: ReadonlyMap<string, ValueTypes>): Problem[] {
  const problems: Problem[] = []
  for (const [name, value] of Object.entries(values)) {
    const types = declared.get(name)
    if (types === undefined) continue
    if (Array.isArray(value))
      for (const [index, item] of value.entries())
        problems.push(...problemOf(`/${location}/${name}/${index}`, item, types.items))
    else problems.push(...problemOf(`/${location}/${name}`, value, types.types))
  }
  return problems
}

function problemOf(path: string, value: Json | undefined, types: ReadonlySet<string>): Problem[] {
  if (typeof value !== 'string' || types.has('string')) return []
  if (types.has('number') && !decimalNumber.test(value))
    return [{ path, keyword: 'type', message: 'must be number' }]
  if (!types.has('integer')) return []
  if (!wholeNumber.test(value)) return [{ path, keyword: 'type', message: 'must be integer' }]
  // An id in a path may have any number of digits: nothing has an id that long, which is a 404.
  const { max } = limits.queryNumber
  if (path.startsWith('/params/') || Number(value) <= max) return []
  return [{ path, keyword: 'maximum', message: `must be <= ${max}` }]
}
