/** Somebody who calls the API: `does` what must work, `tries` what is under test, `sends` anything at all. */
import type { OperationId } from '../../../generated/operations.ts'
import type { Conversation } from '../engine/conversation.ts'
import { encode, type Call, type Encoding, type Parameters } from '../engine/encode.ts'
import { statusOf, type Exchange, type WireRequest } from '../engine/exchange.ts'
import { isUnimplemented } from '../engine/unimplemented.ts'
import { Blocked } from '../run/signals.ts'
import { Answer } from './answer.ts'
import type { Arguments, StatusOf, SuccessOf } from './shapes.ts'

/** Who somebody is on the server, and with which headers they prove it. */
export interface Account {
  /** What the persona is called in reports, for example `developer`. */
  readonly name: string
  readonly id: number
  readonly username: string
  readonly email: string
  readonly credentials: Readonly<Record<string, string>>
  /** The private token, where the server gave one out. */
  readonly token: string | null
  /** How the account came about, for the script that repeats a failure. */
  readonly origin: readonly Exchange[]
}

/** A request by operation whose parameters need not fit its types. */
export interface Anything<Op extends OperationId> {
  readonly operation: Op
  readonly path?: Parameters | undefined
  readonly query?: Parameters | undefined
  readonly body?: unknown
  readonly encoding?: Encoding | undefined
  readonly headers?: Readonly<Record<string, string>>
  /** Sent in place of the encoded body, as it stands. */
  readonly raw?: { readonly body: string | Uint8Array; readonly type: string }
}

/** A request that belongs to no operation or breaks its form. */
export interface RawRequest {
  readonly method: string
  /** Path and query below the base URL, already encoded. */
  readonly target: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array
  /** Whether the target lies beside the API rather than below the base URL. */
  readonly beside?: boolean
}

export class Persona {
  readonly name: string
  readonly #account: Account | Blocked
  readonly #conversation: Conversation

  constructor(name: string, account: Account | Blocked, conversation: Conversation) {
    this.name = name
    this.#account = account
    this.#conversation = conversation
  }

  /** The account; ends the check as blocked when it could not be made. */
  get account(): Account {
    if (this.#account instanceof Blocked) throw this.#account
    return this.#account
  }

  get id(): number {
    return this.account.id
  }

  get username(): string {
    return this.account.username
  }

  /** The same person with other headers in place of the credentials, for example none or a wrong token. */
  with(credentials: Readonly<Record<string, string>>, name = this.name): Persona {
    return new Persona(name, { ...this.account, name, credentials }, this.#conversation)
  }

  /** Does what a rule presupposes. Without success the check is blocked: it is not this rule that failed. */
  async does<Op extends OperationId>(
    operation: Op,
    ...[input]: Arguments<Op>
  ): Promise<Answer<Op, SuccessOf<Op>>> {
    const exchange = await this.#call({ operation, ...input })
    const status = statusOf(exchange)
    if (status === null || status < 200 || status > 299) throw this.#blocked(operation, exchange)
    return new Answer<Op, SuccessOf<Op>>(exchange)
  }

  /** Does what a rule is about, and returns the judged answer. */
  async tries<Op extends OperationId>(
    operation: Op,
    ...[input]: Arguments<Op>
  ): Promise<Answer<Op, StatusOf<Op>>> {
    return new Answer<Op, StatusOf<Op>>(await this.#call({ operation, ...input }))
  }

  /** Sends parameters of any kind to an operation: for generated checks only. */
  async sends<Op extends OperationId>(request: Anything<Op>): Promise<Answer<Op>> {
    const { raw, ...call } = request
    if (raw === undefined) return new Answer<Op>(await this.#call(call))
    const encoded = encode({ ...call, body: undefined })
    const wire: WireRequest = {
      ...encoded,
      headers: { ...encoded.headers, 'content-type': raw.type },
      body: Buffer.from(raw.body),
    }
    return new Answer<Op>(await this.#send(call.operation, wire, false))
  }

  /** Sends a request that no operation declares; only a failure of the server itself is held against it. */
  async requests({ method, target, headers = {}, body, beside }: RawRequest): Promise<Answer<OperationId>> {
    const wire: WireRequest = {
      method,
      target,
      headers: { accept: '*/*', ...headers },
      body: body === undefined ? null : Buffer.from(body),
      ...(beside === undefined ? {} : { beside }),
    }
    return new Answer<OperationId>(await this.#send(null, wire, false))
  }

  /** Follows a link that an answer gave, on the same connection whatever host the link names. */
  async follows<Op extends OperationId>(operation: Op, target: string): Promise<Answer<Op, StatusOf<Op>>> {
    const wire: WireRequest = { method: 'GET', target, headers: { accept: '*/*' }, body: null }
    return new Answer<Op, StatusOf<Op>>(await this.#send(operation, wire, true))
  }

  #call(call: Call): Promise<Exchange> {
    return this.#send(call.operation, encode(call), true)
  }

  /** An operation that the server does not have yet blocks whatever asks for it. */
  async #send(operation: OperationId | null, request: WireRequest, judged: boolean): Promise<Exchange> {
    const headers = { ...this.account.credentials, ...request.headers }
    const sending = { operation, actor: this.name, request: { ...request, headers }, judged }
    const exchange = await this.#conversation.send(sending)
    if (operation !== null && isUnimplemented(exchange)) {
      throw new Blocked(`${operation} is not implemented`, exchange)
    }
    return exchange
  }

  #blocked(operation: OperationId, exchange: Exchange): Blocked {
    const status = statusOf(exchange)
    const answered = status === null ? 'was not answered' : `answered ${status}`
    return new Blocked(`${operation} by ${this.name} ${answered}`, exchange)
  }
}
