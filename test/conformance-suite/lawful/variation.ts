/** What a lawful variation is: another choice where the specification leaves one, and the words that leave it. */
import type { ServerResponse } from 'node:http'
import type { OperationId } from '../../../generated/operations.ts'
import type { PageFacts, PageRequest } from '../../../server-stub/http/page.ts'
import type { AppContext, Services } from '../../../server-stub/services.ts'
import type { IncomingRequest, Passing } from '../support/proxy.ts'

export interface Variation {
  /** Short name in kebab-case, to run it alone by. */
  readonly id: string
  /** What is otherwise, in one line. */
  readonly varies: string
  /** The sentence that allows it, or what is not specified. */
  readonly lawful: string
  /** Points that the contract declares open and that it decides otherwise; `*` stands for any part of an id. */
  readonly open?: readonly string[]
  /**
   * Set if it differs only in a case that no check may cause, because the case is not specified: a check that does would
   * depend on unspecified behaviour.
   */
  readonly aside?: true
  /** Why a request is rejected that the reference server accepts; undefined for all others. */
  readonly rejects?: (request: ApiRequest) => Rejection | undefined
  /** Alters the record, the status or the headers of a response; returns whether it did. */
  readonly alterResponse?: (passed: PassingResponse) => boolean
  /** Writes the same JSON in other characters. */
  readonly spells?: (json: string) => string
  /** Sends the same response in another encoding; returns whether it did. */
  readonly sends?: (response: ServerResponse, passed: Sending) => boolean
  /** Operations that behave otherwise. */
  readonly layers?: (stage: VariationSetup) => Layers
  /** Fills or arranges the instance before the first request, and tells how much of it. */
  readonly appContext?: (appContext: AppContext) => Promise<number>
  /** What time the server has it, where it is this time here. */
  readonly clock?: (now: Date) => Date
}

/** A request before any server has read it. */
export interface ApiRequest extends IncomingRequest {
  /** Null for an unknown route. */
  readonly operation: OperationId | null
}

export interface Rejection {
  readonly status: 400 | 404 | 415
  readonly message: string
}

/** A response on its way back. */
export interface PassingResponse extends Omit<Passing, 'body'> {
  /** Null for an unknown route. */
  readonly operation: OperationId | null
  /** The body as JSON, to be altered in place or replaced; undefined where it is none. */
  json: unknown
  body: Buffer
}

/** A response as it is sent. */
export interface Sending extends Passing {
  /** Milliseconds that it waits. */
  delay: number
  /** Whether its length is told before it, or its end by chunks, or by closing the connection. */
  framing: 'length' | 'chunks' | 'close'
  reason: string | undefined
  /** Headers that come more than once, in place of those of the same name. */
  repeated: Record<string, string[]>
}

/** A request of whatever operation, as its handler sees it. */
export interface Call extends Services {
  readonly operationId: OperationId
  readonly path: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
  readonly body: Readonly<Record<string, unknown>>
  readonly paging: PageRequest
  readonly origin: string
}

/** The response of a handler of any operation. */
export interface InnerResponse {
  readonly status: number
  readonly body?: unknown
  readonly page?: PageFacts
  readonly mediaType?: string
}

export type Below = (call: Call) => Promise<InnerResponse>

/** Handles a request with the help of what lies below, down to the reference server. */
export type Layer = (call: Call, below: Below) => Promise<InnerResponse>

export type Layers = { readonly [Op in OperationId]?: Layer }

/** What layers have beside the request. */
export interface VariationSetup {
  /** To be called where the variation changed the response. */
  readonly fired: () => void
  /** Everything that an administrator may do and see. */
  readonly administrator: () => Promise<Services>
}
