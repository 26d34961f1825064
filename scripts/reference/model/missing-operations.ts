import { slugOf } from './guides.ts'

/** An operation of later versions of the API, which clients may call. */
export interface MissingOperation {
  /** Of the entry on its page. */
  readonly id: string
  readonly title: string
  /** Method and path. */
  readonly request: string
  /** Markdown: what to call instead; empty if there is nothing. */
  readonly instead: string
}

/** Reads the tables of `docs/missing-operations.md`. */
export function readMissingOperations(page: string): MissingOperation[] {
  const rows = page.matchAll(/^\| (.+?) +\| `([A-Z]+ \/\S+)` +\| \d{3} +\| (.*?) *\|$/gm)
  return [...rows].map(([, call = '', request = '', instead = '']) => ({
    id: slugOf(request),
    title: `${call.charAt(0).toUpperCase()}${call.slice(1)}`,
    request,
    // The page that it links to is not part of the reference.
    instead: instead.replaceAll(/\[`(\w+)`\]\(provisioning\.md[^)]*\)/g, '`POST /provisioning/$1`'),
  }))
}
