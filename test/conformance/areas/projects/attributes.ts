/** Values of the attributes of a project, and path parameters of its routes. Spec: document 2, "Projects". */

import { Mismatch } from '../../protocol/signals.ts'
import type { Exchange } from '../../protocol/exchange.ts'

/** Attributes that no response includes, and the other value of each: they are accepted. */
export const unreturned = [
  { lfs_enabled: true, merge_when_pipeline_succeeds: false },
  { lfs_enabled: false, merge_when_pipeline_succeeds: true },
] as const

/** As many topics as a page has items by default. */
export const manyTopics: readonly string[] = Array.from({ length: 20 }, (_, index) => `warp-${index + 1}`)

/** The project has exactly these topics. Their order is not specified. */
export function expectTopics(
  {
    body,
    exchange,
  }: { readonly body: { readonly tag_list: readonly string[] }; readonly exchange: Exchange },
  topics: readonly string[],
): void {
  const [expected, actual] = [topics, body.tag_list].map((names) => names.toSorted().join(', '))
  if (expected !== actual)
    throw new Mismatch(`\`tag_list\` contains ${expected}.`, `It contains ${actual}.`, [exchange])
}

export const key = async () => ({ key: 'mit' })
