import type { JsonText } from '../database/tables.ts'

/** A list of texts that is stored as JSON. */
export function textList(json: JsonText): string[] {
  const texts: unknown = JSON.parse(json)
  return Array.isArray(texts) ? texts.filter((text) => typeof text === 'string') : []
}
