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

/** One value of each attribute. */
export const attributeValues = {
  description: 'Weaves cloth',
  issues_enabled: false,
  merge_requests_enabled: true,
  jobs_enabled: false,
  wiki_enabled: true,
  snippets_enabled: false,
  container_registry_enabled: true,
  shared_runners_enabled: false,
  public_jobs: true,
  only_allow_merge_if_pipeline_succeeds: true,
  only_allow_merge_if_all_discussions_are_resolved: false,
  request_access_enabled: true,
} as const

/** The other value of each. */
export const otherValues = {
  description: 'Weaves nothing',
  issues_enabled: true,
  merge_requests_enabled: false,
  jobs_enabled: true,
  wiki_enabled: false,
  snippets_enabled: true,
  container_registry_enabled: false,
  shared_runners_enabled: true,
  public_jobs: false,
  only_allow_merge_if_pipeline_succeeds: false,
  only_allow_merge_if_all_discussions_are_resolved: true,
  request_access_enabled: false,
} as const

export const key = async () => ({ key: 'mit' })
