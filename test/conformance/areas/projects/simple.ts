/** The short form of a project in lists. Spec: document 2, "Project". */
import { isRecord } from '../../protocol/exchange.ts'
import type { ApiResponse } from '../../fixtures/response.ts'

/** Claims that each project of a list shows ID, URL, name and path, in whatever variants, and nothing else. */
export function claimsSimple(response: ApiResponse<'listProjects'> | ApiResponse<'listGroupProjects'>): void {
  const { json } = response
  for (const item of Array.isArray(json) ? json : []) {
    const names = isRecord(item) ? Object.keys(item) : []
    const beyond = names.filter((name) => !/(^id$|name|path|url)/.test(name))
    if (beyond.length > 0) response.fail('Only ID, URL, name and path.', `Also ${beyond.join(', ')}.`)
  }
}
