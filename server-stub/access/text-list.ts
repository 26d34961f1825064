import type { JsonText } from '../database/tables.ts'

/** Written as a list of texts, here read back. */
export function textList(json: JsonText): string[] {
  const texts: unknown = JSON.parse(json)
  return Array.isArray(texts) ? texts.filter((text) => typeof text === 'string') : []
}
