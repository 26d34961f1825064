/** Finds what a run has left on the server, with the permissions of an administrator. */
import { jsonOf, type Exchange, type Json } from '../../protocol/exchange.ts'
import type { Actor } from '../../fixtures/actor.ts'
import type { Pending } from './file.ts'
import { identify, isNamedByRun, kindNames, kinds, type KindName } from '../../fixtures/record-kinds.ts'

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
  /** Lists that could not be read, each as a sentence. */
  readonly unclear: readonly string[]
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
  const found = new Map<string, Leftover>()
  const unclear: string[] = []
  const note = (kind: KindName, json: Json | undefined) => {
    const leftover = identify(kind, json)
    if (leftover === null || !isNamedByRun(kind, leftover.name, run)) return
    const { word, removal } = kinds[kind]
    const { id, name } = leftover
    if (kind === 'users' && id === admin.id) return
    const what = `${word} ${id} (${name})`
    found.set(`${kind} ${id}`, { kind, id, what, target: `/${kind}/${id}${removal}` })
  }
  for (const kind of kindNames) {
    for (const target of listsOf(kind, run, options.thorough === true)) {
      const { items, problem } = await readPages(admin, target)
      for (const item of items) note(kind, item)
      if (problem !== null) unclear.push(problem)
    }
  }
  for (const pending of options.pending ?? []) {
    if (pending.id !== null && found.has(`${pending.kind} ${pending.id}`)) continue
    for (const target of pathsOf(pending)) {
      const { status, exchange } = await admin.sendRaw({ method: 'GET', target })
      const json = status === 200 ? jsonOf(exchange) : undefined
      for (const item of Array.isArray(json) ? json : [json]) note(pending.kind, item)
    }
  }
  return { leftovers: [...found.values()], unclear }
}

function listsOf(kind: KindName, run: string, thorough: boolean): readonly string[] {
  const { list, search } = kinds[kind]
  if (search === null) return [list]
  const narrowed = `${list}${list.includes('?') ? '&' : '?'}${search}=${run}`
  return thorough ? [narrowed, list] : [narrowed]
}

/** The paths of a record that lists may omit. */
function pathsOf({ kind, id, names }: Pending): readonly string[] {
  if (id !== null) return [`/${kind}/${id}`]
  const texts = names.map(encodeURIComponent)
  if (kind === 'users') return texts.map((name) => `/users?username=${name}`)
  if (kind === 'groups') return texts.map((name) => `/groups/${name}`)
  if (kind === 'projects') return texts.map((name) => `/projects?search=${name}`)
  return []
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
    const { exchange } = await admin.sendRaw({ method: 'GET', target })
    const shown = pageOf(exchange)
    if (typeof shown === 'string') return { items: [...items.values()], problem: `GET ${list} ${shown}.` }
    const before = items.size
    for (const item of shown) items.set(JSON.stringify(item), item)
    if (items.size === before || shown.length < 20) return { items: [...items.values()], problem: null }
  }
  return { items: [...items.values()], problem: null }
}

/** The records of a page, or what was returned instead. A list that is not implemented has no leftovers. */
function pageOf(exchange: Exchange): readonly Json[] | string {
  if (exchange.outcome.kind === 'fault') return 'has no response'
  const { status } = exchange.outcome.response
  if (status === 404 || status === 405 || status === 501) return []
  const json = jsonOf(exchange)
  if (status !== 200) return `responses ${status}`
  return Array.isArray(json) ? json : 'returns no list'
}
