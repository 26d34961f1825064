/** Values of a case as they are sent. */
import type { Value } from './value.ts'

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json }
export type Records = Readonly<Record<string, number | string>>

export function rendered(value: Value, records: Records): Json {
  if (value === null || typeof value !== 'object') return value
  if (isList(value)) return value.map((item) => rendered(item, records))
  if ('record' in value) return records[value.record] ?? 0
  if ('unit' in value) return value.before + value.unit.repeat(value.times) + value.after
  if ('lines' in value) return Array.from({ length: value.lines }, (_, index) => `${index}\n`).join('')
  if ('item' in value) {
    const item = rendered(value.item, records)
    return Array.from({ length: value.times }, () => item)
  }
  if ('each' in value)
    return Array.from({ length: value.times }, (_, index) => numbered(fieldsOf(value.each, records), index))
  if ('nested' in value) return nested(value.nested)
  return fieldsOf(value.fields, records)
}

export function fieldsOf(
  fields: Readonly<Record<string, Value>>,
  records: Records,
): { [name: string]: Json } {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, rendered(value, records)]))
}

/** A value as text in paths, query strings and forms; several for a list. */
export function texts(value: Json): string[] {
  const { inner } = unwrapped(value)
  if (Array.isArray(inner)) return inner.flatMap(texts)
  return [typeof inner === 'string' ? inner : JSON.stringify(inner)]
}

/** A value as JSON, however deep lists of one item are nested: `JSON.stringify` exceeds the stack. */
export function jsonText(value: Json): string {
  const { inner, levels } = unwrapped(value)
  const text =
    typeof inner !== 'object' || inner === null || Array.isArray(inner)
      ? JSON.stringify(inner)
      : `{${Object.entries(inner)
          .map(([name, item]) => `${JSON.stringify(name)}:${jsonText(item)}`)
          .join()}}`
  return `${'['.repeat(levels)}${text}${']'.repeat(levels)}`
}

function unwrapped(value: Json): { inner: Json; levels: number } {
  let [inner, levels] = [value, 0]
  for (; Array.isArray(inner) && inner.length === 1 && inner[0] !== undefined; levels++) inner = inner[0]
  return { inner, levels }
}

function isList(value: Value): value is readonly Value[] {
  return Array.isArray(value)
}

function numbered(fields: { [name: string]: Json }, index: number): Json {
  const text = (value: Json): Json =>
    typeof value === 'string' ? value.replaceAll('#', String(index)) : value
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, text(value)]))
}

function nested(levels: number): Json {
  let value: Json = []
  for (let level = 1; level < levels; level++) value = [value]
  return value
}
