/** Finds the identifiers from earlier responses that later requests use. Another server returns others, so a script must capture them. */
import { isRecord, type Exchange, type Json } from '../protocol/exchange.ts'
import type { Secrets } from '../protocol/secrets.ts'
import {
  identifiersOffered,
  identifiersUsed,
  isHash,
  isMoment,
  kindOfKey,
  partsOf,
  sameIdentifier,
  type Offer,
} from './identifiers.ts'

/** Marks around the name of a shell variable inside a text. */
export const open = '\uE000'
export const close = '\uE001'

/** One property of a response that a shell variable stores. */
export interface Capture {
  /** Name of the shell variable. */
  readonly name: string
  /** Path of the property, with dots between the names. */
  readonly member: string
  /** A point in time; in queries in whole seconds of UTC. */
  readonly isMoment: boolean
}

export class Captures {
  readonly #from = new Map<Exchange, Capture[]>()
  /** Names by kind and value, for each exchange that uses them. */
  readonly #uses = new Map<Exchange, Map<string, string>>()
  readonly #names = new Map<Offer, string>()
  readonly #secrets: Secrets

  constructor(exchanges: readonly Exchange[], secrets: Secrets) {
    this.#secrets = secrets
    const offered: Offer[] = []
    for (const exchange of exchanges) {
      const uses = new Map<string, string>()
      for (const { value, kind } of identifiersUsed(exchange)) {
        const offer = offered.find((other) => sameIdentifier(other, { value, kind }))
        if (offer !== undefined) uses.set(keyOf(kind, value), this.#take(offer))
      }
      this.#uses.set(exchange, uses)
      offered.push(...identifiersOffered(exchange))
    }
  }

  /** What later steps use from the response of an exchange. */
  from(exchange: Exchange): readonly Capture[] {
    return this.#from.get(exchange) ?? []
  }

  /** A request's path and query, with variables in place of values from earlier responses. */
  inTarget(exchange: Exchange): string {
    return partsOf(exchange.request.target)
      .map(({ text, identifier }) => {
        const name = identifier === null ? null : this.#nameIn(exchange, identifier.kind, identifier.value)
        return name === null ? text : open + name + close
      })
      .join('')
  }

  /** A JSON body as text, with variables in place of values from earlier responses. */
  inBody(exchange: Exchange, body: Json): string {
    const text = JSON.stringify(this.#replaced(exchange, body, ''))
    return text.replaceAll(new RegExp(`"${open}#(\\w+)${close}"`, 'g'), `${open}$1${close}`)
  }

  #replaced(exchange: Exchange, value: Json, key: string): Json {
    if (Array.isArray(value)) return value.map((item: Json) => this.#replaced(exchange, item, key))
    if (isRecord(value)) {
      return Object.fromEntries(
        Object.entries(value).map(([name, item]) => [name, this.#replaced(exchange, item, name)]),
      )
    }
    const kind = kindOfKey(key)
    if (typeof value === 'number' && kind !== null) {
      const name = this.#nameIn(exchange, kind, String(value))
      return name === null ? value : `${open}#${name}${close}`
    }
    if (typeof value !== 'string' || !isHash(value)) return value
    const name = this.#nameIn(exchange, null, value)
    return name === null ? value : open + name + close
  }

  #nameIn(exchange: Exchange, kind: string | null, value: string): string | null {
    return this.#uses.get(exchange)?.get(keyOf(kind, value)) ?? null
  }

  #take(offer: Offer): string {
    const known = this.#names.get(offer)
    if (known !== undefined) return known
    const name = this.#secrets.nameOf(offer.value) ?? this.#freeName(offer)
    this.#names.set(offer, name)
    this.#from.set(offer.exchange, [
      ...this.from(offer.exchange),
      { name, member: offer.member, isMoment: isMoment(offer.value) },
    ])
    return name
  }

  #freeName({ exchange, member }: Offer): string {
    const taken = new Set(this.#names.values())
    const operation = (exchange.operation ?? 'response').replaceAll(/([A-Z])/g, '_$1')
    const plain = `${operation}_${member.replaceAll('.', '_')}`.toUpperCase()
    let free = plain
    for (let number = 2; taken.has(free); number += 1) free = `${plain}_${number}`
    return free
  }
}

function keyOf(kind: string | null, value: string): string {
  return `${kind ?? ''}|${value}`
}
