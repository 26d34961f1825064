/** The kinds of things that a run makes and that stand on their own: all else goes with them. */
import type { Json } from '../../protocol/exchange.ts'
import { isRecord } from '../../protocol/exchange.ts'

export interface Kind {
  /** One of it, in words. */
  readonly word: string
  /** The list that an administrator has of it. */
  readonly list: string
  /** How the list is narrowed to a text; null where it cannot be. */
  readonly search: string | null
  /** The members that name it, the best first. */
  readonly names: readonly string[]
  /** Query of the call that removes one. */
  readonly removal: string
}

/** By the first word of their paths, in the order in which they are removed. */
export const kinds = {
  broadcast_messages: {
    word: 'broadcast message',
    list: '/broadcast_messages',
    search: null,
    names: ['message'],
    removal: '',
  },
  runners: { word: 'runner', list: '/runners/all', search: null, names: ['description'], removal: '' },
  projects: {
    word: 'project',
    list: '/projects',
    search: 'search',
    names: ['path_with_namespace', 'path', 'name'],
    removal: '',
  },
  groups: {
    word: 'group',
    list: '/groups?all_available=true',
    search: 'search',
    names: ['full_path', 'path', 'name'],
    removal: '',
  },
  users: {
    word: 'user',
    list: '/users',
    search: 'search',
    names: ['username'],
    removal: '?hard_delete=true',
  },
} as const satisfies Record<string, Kind>

export type KindName = keyof typeof kinds

export const kindNames: readonly KindName[] = Object.keys(kinds).filter(isKindName)

export function isKindName(text: string): text is KindName {
  return text in kinds
}

/** The id and the name of a record; null for what is none. */
export function identify(kind: KindName, json: Json | undefined): { id: number; name: string } | null {
  if (!isRecord(json) || typeof json['id'] !== 'number') return null
  const name = kinds[kind].names.map((member) => json[member]).find((value) => typeof value === 'string')
  return typeof name === 'string' ? { id: json['id'], name } : null
}
