import MiniSearch from 'minisearch'
import type { SearchEntry } from '../model/search-entries.ts'

export interface Found {
  readonly entry: SearchEntry
  readonly score: number
}

/** Kinds that readers want first. */
const weights: Readonly<Record<SearchEntry['kind'], number>> = {
  operation: 4,
  missing: 3,
  guide: 2,
  parameter: 2,
  error: 1.5,
  schema: 1.5,
  field: 1,
  rule: 0.7,
}

export class SearchIndex {
  readonly #entries: readonly SearchEntry[]
  readonly #index: MiniSearch

  constructor(entries: readonly SearchEntry[]) {
    this.#entries = entries
    this.#index = new MiniSearch({
      fields: ['title', 'names', 'text'],
      tokenize,
      processTerm: stem,
      searchOptions: { boost: { title: 8, names: 4 } },
    })
    this.#index.addAll(
      entries.map(({ title, names, detail, text }, id) => ({ id, title, names, text: `${detail} ${text}` })),
    )
  }

  /** The best entries first: those with every word of the query, or else those with any. */
  search(query: string, limit = 12): Found[] {
    const all = this.#find(query, 'AND')
    return (all.length > 0 ? all : this.#find(query, 'OR')).slice(0, limit)
  }

  #find(query: string, combineWith: 'AND' | 'OR'): Found[] {
    const wanted = query.trim().toLowerCase()
    return this.#index
      .search(query, {
        combineWith,
        prefix: isPrefix,
        fuzzy: (term) => (term.length > 2 && !this.#isKnown(term) ? 0.25 : false),
        boostDocument: (id) => weights[this.#entryAt(id).kind],
      })
      .map(({ id, score }) => {
        const entry = this.#entryAt(id)
        return { entry, score: isNamed(entry, wanted) ? score * 100 : score }
      })
      .toSorted((a, b) => b.score - a.score)
  }

  /** Whether an entry has the word or one that begins with it. Only other words may be misspelt. */
  #isKnown(term: string): boolean {
    return this.#index.search(term, { prefix: isPrefix, processTerm: (processed) => processed }).length > 0
  }

  #entryAt(id: unknown): SearchEntry {
    const entry = this.#entries[Number(id)]
    if (entry === undefined) throw new Error(`The search index has no entry ${String(id)}`)
    return entry
  }
}

function isPrefix(term: string): boolean {
  return term.length > 1
}

/** Whether this is the full name of the entry. A single word is the name of many fields, and rather a topic. */
function isNamed({ kind, title, names }: SearchEntry, wanted: string): boolean {
  if (kind === 'missing' || (kind === 'field' && !wanted.includes('_'))) return false
  return [title, ...names.split(' ')].some((name) => name.toLowerCase() === wanted)
}

/** Words, and `camelCase` names both whole and in parts. */
function tokenize(text: string): string[] {
  return text.split(/[^A-Za-z0-9]+/).flatMap((word) => {
    const parts = word.split(/(?<=[a-z0-9])(?=[A-Z])/)
    return parts.length > 1 ? [word, ...parts] : [word]
  })
}

/** `protected`, `protects` and `protect` are the same word. */
function stem(term: string): string {
  const lower = term.toLowerCase()
  return lower.length < 4 ? lower : lower.replace(/ies$/, 'y').replace(/(?:ing|ed|es|s|e)$/, '')
}
