/** Finds what a run has left on the server, with the permissions of an administrator. */
import type { Json } from '../../protocol/exchange.ts'
import type { Actor } from '../../fixtures/actor.ts'
import type { Pending } from './file.ts'
import { readRecord } from '../../fixtures/read-record.ts'
import {
  identify,
  isNamedByRun,
  keyOf,
  kindNames,
  kinds,
  nameOf,
  type KindName,
  type RecordOfRun,
} from '../../fixtures/record-kinds.ts'

export interface Leftover {
  readonly kind: KindName
  readonly id: number
  /** In words, for example `project 17 (owner-k3x9q2ab-1/project-k3x9q2ab-2)`. */
  readonly what: string
  /** Path of the call that deletes it. */
  readonly target: string
}

export interface Leftovers {
  readonly leftovers: readonly Leftover[]
  /** Lists and records that could not be read, each as a sentence. */
  readonly unclear: readonly string[]
  /** Records that the server does not find, by `keyOf`. */
  readonly absent: ReadonlySet<string>
  /** Records that exist and do not have the id of the run in their names, by `keyOf`. */
  readonly foreign: ReadonlyMap<string, RecordOfRun>
}

export interface SearchOptions {
  /** Records of a journal; read by id and by name. */
  readonly pending?: readonly Pending[]
  /** Whether lists are read without a search, too, for servers that search otherwise. */
  readonly thorough?: boolean
}

/** Pages of one list that are read at most. */
const mostPages = 20

/** All records that an administrator can delete and whose name contains the id of the run. */
export async function findLeftovers(
  admin: Actor,
  run: string,
  options: SearchOptions = {},
): Promise<Leftovers> {
  const search = new Search(admin, run)
  for (const kind of kindNames) {
    for (const target of listsOf(kind, run, options.thorough === true)) {
      search.addAll(kind, await readPages(admin, target))
    }
  }
  for (const pending of options.pending ?? []) {
    for (const id of idsOf(pending)) await search.read(pending.kind, id)
    const isKnown = pending.id !== null && !search.foreign.has(keyOf(pending.kind, pending.id))
    if (isKnown) continue
    for (const target of searchesFor(pending)) search.addAll(pending.kind, await readItems(admin, target))
  }
  return search
}

class Search implements Leftovers {
  readonly unclear: string[] = []
  readonly absent = new Set<string>()
  readonly foreign = new Map<string, RecordOfRun>()
  readonly #found = new Map<string, Leftover>()
  readonly #admin: Actor
  readonly #run: string

  constructor(admin: Actor, run: string) {
    this.#admin = admin
    this.#run = run
  }

  get leftovers(): readonly Leftover[] {
    return [...this.#found.values()]
  }

  /** Reads a record, unless a list contains it or it was read before. */
  async read(kind: KindName, id: number | string): Promise<void> {
    if (this.#found.has(keyOf(kind, id)) || this.absent.has(keyOf(kind, id))) return
    const state = await readRecord(this.#admin, kind, id)
    const isForeign = state.kind === 'exists' && !isNamedByRun(kind, state.name, this.#run)
    if (isForeign) this.foreign.set(keyOf(kind, id), { kind, id })
    else if (state.kind === 'exists') this.#add(kind, state)
    else if (state.kind === 'absent') this.absent.add(keyOf(kind, id))
    else this.unclear.push(state.why)
  }

  addAll(kind: KindName, { items, problem }: ListContent): void {
    for (const item of items) this.#add(kind, identify(kind, item))
    if (problem !== null) this.unclear.push(problem)
  }

  #add(kind: KindName, record: { readonly id: number; readonly name: string } | null): void {
    if (record === null || !isNamedByRun(kind, record.name, this.#run)) return
    const { id, name } = record
    if (kind === 'users' && id === this.#admin.id) return
    const what = `${nameOf({ kind, id })} (${name})`
    this.#found.set(keyOf(kind, id), { kind, id, what, target: `/${kind}/${id}${kinds[kind].removal}` })
  }
}

function listsOf(kind: KindName, run: string, thorough: boolean): readonly string[] {
  const { list, search } = kinds[kind]
  if (search === null) return [list]
  const narrowed = `${list}${list.includes('?') ? '&' : '?'}${search}=${run}`
  return thorough ? [narrowed, list] : [narrowed]
}

/** The ids of a record, with which it can be read; the paths of a group are ids as well. */
function idsOf({ kind, id, names }: Pending): readonly (number | string)[] {
  if (id !== null) return [id]
  return kind === 'groups' ? names.map(encodeURIComponent) : []
}

/** Searches for a record by its names. */
function searchesFor({ kind, names }: Pending): readonly string[] {
  const texts = names.map(encodeURIComponent)
  if (kind === 'users') return texts.map((name) => `/users?username=${name}`)
  return kind === 'projects' ? texts.map((name) => `/projects?search=${name}`) : []
}

interface ListContent {
  readonly items: readonly Json[]
  /** Why the list is not complete; null where it is. */
  readonly problem: string | null
}

/** Reads a list page by page, until one contains nothing new. */
async function readPages(admin: Actor, list: string): Promise<ListContent> {
  const items = new Map<string, Json>()
  for (let page = 1; page <= mostPages; page += 1) {
    const target = `${list}${list.includes('?') ? '&' : '?'}per_page=100&page=${page}`
    const shown = await readItems(admin, target)
    const before = items.size
    for (const item of shown.items) items.set(JSON.stringify(item), item)
    const isLast = items.size === before || shown.items.length < 20
    if (shown.problem !== null || isLast) return { items: [...items.values()], problem: shown.problem }
  }
  return {
    items: [...items.values()],
    problem: `GET ${list} has more than ${mostPages} pages, of which the first ${mostPages} were read.`,
  }
}

/** The records of a page, or what was returned instead. A list that is not implemented has no leftovers. */
async function readItems(admin: Actor, target: string): Promise<ListContent> {
  const { status, json } = await admin.sendRaw({ method: 'GET', target })
  const problem = (what: string) => ({ items: [], problem: `GET ${target} ${what}.` })
  if (status === null) return problem('has no response')
  if (status === 404 || status === 405 || status === 501) return { items: [], problem: null }
  if (status !== 200) return problem(`returned ${status}`)
  return Array.isArray(json) ? { items: json, problem: null } : problem('returns no list')
}
