/** The short form of a project in lists. Spec: document 2, "Project". */
import { isRecord } from '../../protocol/exchange.ts'
import type { Answer } from '../../fixtures/response.ts'

/** Claims that each project of a list shows ID, URL, name and path, in whatever variants, and nothing else. */
export function claimsSimple(answer: Answer<'listProjects'> | Answer<'listGroupProjects'>): void {
  const { json } = answer
  for (const item of Array.isArray(json) ? json : []) {
    const names = isRecord(item) ? Object.keys(item) : []
    const beyond = names.filter((name) => !/(^id$|name|path|url)/.test(name))
    if (beyond.length > 0) answer.contradicts('Only ID, URL, name and path.', `Also ${beyond.join(', ')}.`)
  }
}
