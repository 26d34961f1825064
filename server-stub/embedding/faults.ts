/** Injected faults: error responses, delays and broken connections, for tests of a client's retry logic. */
import { STATUS_CODES } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import type { Response } from 'express'
import type { OperationId } from '../../generated/operations.ts'
import { ByteStream } from '../http/byte-stream.ts'
import type { Credentials } from '../http/credentials.ts'
import type { Intercept, InterceptedCall } from '../http/dispatch.ts'
import { operationIds } from '../http/api.ts'
import type { AnyResponse } from '../http/response.ts'
import { sendJson } from '../http/send-json.ts'
import { suggestion } from '../http/suggestion.ts'
import { requireOptions, type OptionTypes } from './options.ts'
import { actorNames, type Actor } from './actors.ts'

/** What a fault does, and which requests it affects. */
export interface FaultOptions {
  /** Status of the error response, 400 to 599. Its body is `{ "message": "503 Service Unavailable" }`, as the contract has it. */
  status?: number
  /** Value of `Retry-After` in seconds; needs `status`. */
  retryAfter?: number
  /** Milliseconds before anything else happens. Alone, it delays a normal response. */
  delay?: number
  /**
   * What happens to the connection instead of a response: `reset` ends it, `hang` never responds, `truncate` ends it after
   * half of the normal response.
   */
  connection?: 'reset' | 'hang' | 'truncate'
  /** Performs the operation although the client gets no proof of it: a write is done, its response is lost. Default false. */
  performed?: boolean
  /** Number of requests that are affected; default: all until `remove()`. */
  times?: number
  /** Number of matching requests that pass before the first that is affected; default 0. */
  after?: number
  /** Affects only requests with the token of this actor. */
  as?: Actor
  /** Affects only requests with this token. */
  token?: string
}

/** An injected fault. `using fault = forge.fail(…)` removes it at the end of the block. */
export interface Fault extends Disposable {
  /** Number of requests that it has affected. */
  readonly hits: number
  /** Ends its effect; further requests are handled normally. */
  remove(): void
}

/** Errors, delays and broken connections on demand. */
export interface Faults {
  /**
   * Makes an operation fail: `forge.fail('createIssue', { status: 503, retryAfter: 1, times: 2 })`. `'*'` means all
   * operations. Of several faults that match a request, the one injected first applies. Throws `TypeError` for an unknown
   * operation or contradictory options.
   */
  fail(operation: OperationId | '*', options: FaultOptions): Fault
}

/** The token of an actor; undefined while it has none. */
type TokenOf = (actor: Actor) => Promise<string | undefined>

/** @internal */
export interface FaultInjector {
  inject(operation: OperationId | '*', options: FaultOptions, tokenOf: TokenOf): Fault
  intercept: Intercept
  /** Removes all faults. */
  clear(): void
  /** Removes all faults and ends the delayed requests, so that the server can stop. */
  close(): void
}

/** @internal */
export function createFaultInjector(): FaultInjector {
  const faults = new Set<ActiveFault>()
  const delayed = new Set<Response>()
  const stopping = new AbortController()

  const firstMatch = async (call: InterceptedCall): Promise<ActiveFault | undefined> => {
    for (const fault of faults) if ((await fault.matches(call)) && fault.applies()) return fault
    return undefined
  }
  return {
    inject(operation, options, tokenOf) {
      validate(operation, options)
      const fault = new ActiveFault(operation, options, tokenOf, () => faults.delete(fault))
      faults.add(fault)
      return fault
    },
    async intercept(call, perform) {
      const fault = faults.size === 0 ? undefined : await firstMatch(call)
      if (fault === undefined) return perform()
      const { options } = fault
      call.note(describe(options))
      if (options.delay !== undefined) {
        const isWaiting = await delay(options.delay, true, { signal: stopping.signal }).catch(() => false)
        if (!isWaiting) return void call.response.destroy()
      }
      if (options.status === undefined && options.connection === undefined) return perform()
      const isTruncated = options.connection === 'truncate'
      // The injected response replaces the result or error of the operation.
      const response =
        options.performed === true || isTruncated ? await perform().catch(() => undefined) : undefined
      if (options.status !== undefined) sendError(call.response, options.status, options.retryAfter)
      else if (options.connection === 'hang') hold(call.response, delayed)
      else if (response !== undefined && isTruncated) await truncate(call.response, response)
      else call.response.socket?.resetAndDestroy()
      return undefined
    },
    clear: () => faults.clear(),
    close() {
      faults.clear()
      stopping.abort()
      for (const response of delayed) response.destroy()
    },
  }
}

class ActiveFault implements Fault {
  hits = 0
  readonly options: FaultOptions
  readonly remove: () => void
  readonly #operation: OperationId | '*'
  readonly #tokenOf: TokenOf
  #passed = 0

  constructor(operation: OperationId | '*', options: FaultOptions, tokenOf: TokenOf, remove: () => void) {
    this.#operation = operation
    this.options = options
    this.#tokenOf = tokenOf
    this.remove = remove
  }

  async matches({ operationId, credentials }: InterceptedCall): Promise<boolean> {
    if (this.#operation !== '*' && this.#operation !== operationId) return false
    const { as, token } = this.options
    if (as === undefined && token === undefined) return true
    if (as === 'anonymous') return credentials.presented.length === 0
    return (
      isPresented(credentials, token) ||
      (as !== undefined && isPresented(credentials, await this.#tokenOf(as)))
    )
  }

  /** Counts a matching request; returns whether the fault affects it. */
  applies(): boolean {
    const { after = 0, times = Number.POSITIVE_INFINITY } = this.options
    if (this.#passed < after) {
      this.#passed += 1
      return false
    }
    if (this.hits >= times) return false
    this.hits += 1
    return true
  }

  [Symbol.dispose](): void {
    this.remove()
  }
}

function isPresented({ presented }: Credentials, token: string | undefined): boolean {
  return token !== undefined && presented.some(({ secret }) => secret === token)
}

function sendError(response: Response, status: number, retryAfter: number | undefined): void {
  if (retryAfter !== undefined) response.set('Retry-After', String(retryAfter))
  sendJson(response.status(status), { message: `${status} ${STATUS_CODES[status] ?? 'Error'}` })
}

function hold(response: Response, held: Set<Response>): void {
  held.add(response)
  response.once('close', () => held.delete(response))
}

/** Announces the whole body with its media type, writes half of it and ends the connection. */
async function truncate(response: Response, result: AnyResponse): Promise<void> {
  const bytes = await bytesOf(result)
  response.status(result.status)
  if (result.mediaType === undefined) response.setHeader('Content-Type', 'application/json')
  else response.set('Content-Type', result.mediaType)
  response.setHeader('Content-Length', bytes.length)
  response.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => response.socket?.destroy())
}

async function bytesOf({ body, mediaType }: AnyResponse): Promise<Buffer> {
  if (body instanceof ByteStream) {
    const chunks: Uint8Array[] = []
    for await (const chunk of body.chunks) chunks.push(chunk)
    return Buffer.concat(chunks)
  }
  if (body instanceof Uint8Array) return Buffer.from(body)
  return Buffer.from(typeof body === 'string' && mediaType !== undefined ? body : JSON.stringify(body ?? {}))
}

const optionTypes: OptionTypes<FaultOptions> = {
  status: ['number'],
  retryAfter: ['number'],
  delay: ['number'],
  connection: { allowed: ['reset', 'hang', 'truncate'] },
  performed: ['boolean'],
  times: ['number'],
  after: ['number'],
  as: { allowed: actorNames },
  token: ['string'],
}

function validate(operation: string, options: FaultOptions): void {
  const known = ['*', ...operationIds]
  if (!known.includes(operation))
    throw new TypeError(`Unknown operation '${operation}'${suggestion(operation, known)}`)
  requireOptions('fail()', options, optionTypes)
  const { status, retryAfter, connection, times, after } = options
  if (status === undefined && options.delay === undefined && connection === undefined)
    throw new TypeError('A fault needs status, delay or connection')
  if (status !== undefined && connection !== undefined)
    throw new TypeError('A fault has either a status or a connection, not both')
  if (status !== undefined && !(Number.isInteger(status) && status >= 400 && status <= 599))
    throw new TypeError(`The status of a fault must be from 400 to 599, not ${status}`)
  if (retryAfter !== undefined && status === undefined) throw new TypeError('retryAfter needs a status')
  for (const [name, count] of Object.entries({ times, after, delay: options.delay, retryAfter }))
    if (count !== undefined && !(count >= 0 && Number.isFinite(count)))
      throw new TypeError(`${name} must be a number of at least 0, not ${count}`)
}

function describe({ status, connection, delay: milliseconds, performed }: FaultOptions): string {
  const parts = [
    milliseconds === undefined ? undefined : `delay ${milliseconds} ms`,
    status === undefined ? undefined : `status ${status}`,
    connection === undefined ? undefined : `connection ${connection}`,
    performed === true ? 'performed' : undefined,
  ]
  return parts.filter((part) => part !== undefined).join(', ')
}
