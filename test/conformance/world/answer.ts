/** A judged answer and what can be claimed of it. Every claim that does not hold ends the check with a mismatch. */
import type { OperationId } from '../../../generated/operations.ts'
import { headerOf, isRecord, jsonOf, statusOf, textOf, type Exchange, type Json } from '../engine/exchange.ts'
import { Mismatch } from '../run/signals.ts'
import { differences } from './differences.ts'
import type { BodyAt, Part, StatusOf } from './shapes.ts'

/** The items of a list's body, or of nothing where the body is no list. */
type ItemOf<Body> = Body extends readonly (infer Item)[] ? Item : never

export class Answer<Op extends OperationId, Status extends StatusOf<Op> = StatusOf<Op>> {
  readonly exchange: Exchange

  constructor(exchange: Exchange) {
    this.exchange = exchange
  }

  /** The status that came; null when no complete answer did. */
  get status(): number | null {
    return statusOf(this.exchange)
  }

  /** The body. Its type is the contract's promise for the status; the judge has told whether the server keeps it. */
  get body(): BodyAt<Op, Status> {
    // The type is what the contract promises; a body that breaks the promise is a finding of the judge already.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return jsonOf(this.exchange) as BodyAt<Op, Status>
  }

  /** The body as JSON of any shape; undefined when there is none. */
  get json(): Json | undefined {
    return jsonOf(this.exchange)
  }

  get text(): string {
    return textOf(this.exchange)
  }

  header(name: string): string | null {
    return headerOf(this.exchange, name.toLowerCase())
  }

  /** The items of a list; empty when the body is no list. */
  get items(): readonly ItemOf<BodyAt<Op, Status>>[] {
    const body: unknown = this.body
    return Array.isArray(body) ? body : []
  }

  /** Claims the status. */
  is<Claimed extends Status>(status: Claimed): Answer<Op, Claimed> {
    if (this.status !== status) this.#mismatch(`Status ${status}.`, this.#shown())
    return new Answer<Op, Claimed>(this.exchange)
  }

  /** Claims one of several statuses, where the specification leaves the choice. */
  isOneOf<Claimed extends Status>(...statuses: readonly Claimed[]): Answer<Op, Claimed> {
    if (!statuses.some((status) => status === this.status)) {
      this.#mismatch(`Status ${statuses.join(' or ')}.`, this.#shown())
    }
    return new Answer<Op, Claimed>(this.exchange)
  }

  /** Claims any status of success. */
  succeeds(): Answer<Op, Extract<Status, 200 | 201 | 202 | 204>> {
    const { status } = this
    if (status === null || status < 200 || status > 299) this.#mismatch('Success.', this.#shown())
    return new Answer<Op, Extract<Status, 200 | 201 | 202 | 204>>(this.exchange)
  }

  /** Claims that the request was refused, with whatever status of the 4xx range. */
  isRefused(): this {
    const { status } = this
    if (status === null || status < 400 || status > 499)
      this.#mismatch('A refusal (status 4xx).', this.#shown())
    return this
  }

  /** Claims the text of the error's `message`. */
  says(message: string): this {
    const said = this.#messages()
    if (!said.includes(message)) this.#mismatch(`The message \`${message}\`.`, this.#shown())
    return this
  }

  /** Claims that the error names something, for example a missing attribute, in whatever words. */
  mentions(word: string): this {
    if (!this.text.toLowerCase().includes(word.toLowerCase())) {
      this.#mismatch(`An error that names \`${word}\`.`, this.#shown())
    }
    return this
  }

  /** Claims a part of the record: every named member, at any depth, has this value. Lists are compared as a whole. */
  shows(part: Part<BodyAt<Op, Status>>): this {
    for (const { at, expected, actual } of differences(part, this.json)) {
      this.#mismatch(`${at === '' ? 'The body' : `\`${at}\``} is ${expected}.`, `It is ${actual}.`)
    }
    return this
  }

  /** Claims that members are absent from the record. */
  lacks(...members: readonly string[]): this {
    const body = this.json
    const present = members.filter((member) => isRecord(body) && member in body)
    if (present.length > 0)
      this.#mismatch(`No member ${members.join(', ')}.`, `There is ${present.join(', ')}.`)
    return this
  }

  /** Claims exactly these values of one member over the whole list, in any order. */
  lists<Key extends keyof ItemOf<BodyAt<Op, Status>>>(
    member: Key,
    values: readonly ItemOf<BodyAt<Op, Status>>[Key][],
  ): this {
    const actual = this.#values(member)
    if (!sameText(sorted(actual), sorted(values)))
      this.#listMismatch(`exactly ${show(values)}`, member, actual)
    return this
  }

  /** Claims exactly these values of one member over the whole list, in this order. */
  listsInOrder<Key extends keyof ItemOf<BodyAt<Op, Status>>>(
    member: Key,
    values: readonly ItemOf<BodyAt<Op, Status>>[Key][],
  ): this {
    const actual = this.#values(member)
    if (!sameText(actual.map(text), values.map(text))) {
      this.#listMismatch(`in this order: ${show(values)}`, member, actual)
    }
    return this
  }

  /** Claims that the list has an item with each of these values. */
  includes<Key extends keyof ItemOf<BodyAt<Op, Status>>>(
    member: Key,
    ...values: readonly ItemOf<BodyAt<Op, Status>>[Key][]
  ): this {
    const actual = this.#values(member)
    const present = new Set(actual.map(text))
    if (!values.every((value) => present.has(text(value)))) {
      this.#listMismatch(`with ${show(values)} among them`, member, actual)
    }
    return this
  }

  /** Claims that the list has no item with any of these values. */
  omits<Key extends keyof ItemOf<BodyAt<Op, Status>>>(
    member: Key,
    ...values: readonly ItemOf<BodyAt<Op, Status>>[Key][]
  ): this {
    const actual = this.#values(member)
    const present = new Set(actual.map(text))
    if (values.some((value) => present.has(text(value)))) {
      this.#listMismatch(`without ${show(values)}`, member, actual)
    }
    return this
  }

  /** Claims that some item of the list shows all of a part. */
  holds(part: Part<ItemOf<BodyAt<Op, Status>>>): this {
    if (!Array.isArray(this.json)) this.#mismatch('A list.', this.#shown())
    if (!this.json.some((item: Json) => differences(part, item).length === 0)) {
      this.#mismatch(`A list with an item that shows ${text(part)}.`, `It lists ${show(this.json)}.`)
    }
    return this
  }

  /** Claims that every item of the list shows this value of a member. */
  allShow(member: string, value: Json): this {
    const others = this.values(member).filter((actual) => text(actual) !== text(value))
    if (others.length > 0) {
      this.#mismatch(`Every item has the \`${member}\` ${text(value)}.`, `There is ${show(others)}.`)
    }
    return this
  }

  /** Claims that the list is ordered by a member: numbers by value, timestamps by time, other text by character. */
  ordered(member: string, direction: 'ascending' | 'descending'): this {
    const values = this.values(member)
    const inOrder = values.every((value, index) => {
      const before = values[index - 1]
      if (before === undefined) return true
      const order = compare(before, value)
      return direction === 'ascending' ? order <= 0 : order >= 0
    })
    if (!inOrder) this.#listMismatch(`in ${direction} order`, member, values)
    return this
  }

  /** One member of every item of the list, as JSON of any shape. */
  values(member: string): readonly (Json | undefined)[] {
    const { json } = this
    if (!Array.isArray(json)) this.#mismatch('A list.', this.#shown())
    return json.map((item: Json) => (isRecord(item) ? item[member] : undefined))
  }

  /** Ends the check because the answer is not what the rule says. */
  contradicts(expected: string, actual: string = this.#shown()): never {
    this.#mismatch(expected, actual)
  }

  #values<Key extends keyof ItemOf<BodyAt<Op, Status>>>(member: Key): ItemOf<BodyAt<Op, Status>>[Key][] {
    if (!Array.isArray(this.json)) this.#mismatch('A list.', this.#shown())
    return this.items.map((item) => item[member])
  }

  #listMismatch(claim: string, member: PropertyKey, actual: readonly unknown[]): never {
    this.#mismatch(`A list of \`${String(member)}\` ${claim}.`, `It lists ${show(actual)}.`)
  }

  #messages(): readonly unknown[] {
    const body = this.json
    return isRecord(body) ? [body['message'], body['error']] : []
  }

  #shown(): string {
    const { outcome } = this.exchange
    if (outcome.kind === 'fault') return outcome.fault.text
    const text = this.text
    const body = text === '' ? 'an empty body' : text.length > 300 ? `${text.slice(0, 300)} ...` : text
    return `Status ${outcome.response.status} with ${body}`
  }

  #mismatch(expected: string, actual: string): never {
    throw new Mismatch(expected, actual, [this.exchange])
  }
}

const text = (value: unknown) => JSON.stringify(value) ?? 'undefined'
const sorted = (values: readonly unknown[]) => values.map(text).sort()
const sameText = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((value, index) => value === b[index])

function compare(a: Json | undefined, b: Json | undefined): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  const [left, right] = [plain(a), plain(b)]
  const times = [Date.parse(left), Date.parse(right)] as const
  if (/^\d{4}-\d\d-\d\dT/.test(left) && !Number.isNaN(times[0] + times[1])) return times[0] - times[1]
  return left < right ? -1 : Number(left > right)
}

function plain(value: Json | undefined): string {
  return typeof value === 'string' ? value : text(value)
}

function show(values: readonly unknown[]): string {
  const shown = values.slice(0, 12).map(text).join(', ')
  return values.length > 12 ? `${shown} and ${values.length - 12} more` : shown === '' ? 'nothing' : shown
}
