/** A lawful variation: another choice in a point that the specification does not state. */
import type { ServerResponse } from 'node:http'
import type { OperationId } from '../../../generated/operations.ts'
import type { PageFacts, PageRequest } from '../../../server-stub/page.ts'
import type { AppContext, Services } from '../../../server-stub/services.ts'
import type { IncomingRequest, Passing } from '../support/proxy.ts'

export interface Variation {
  /** Name in kebab-case, by which the variation can be run alone. */
  readonly id: string
  /** The behaviour of the varied server, in one sentence. */
  readonly varies: string
  /** The sentence of the specification that allows it, or the point that is not specified. */
  readonly lawful: string
  /** Unspecified points of the contract that the variation decides; `*` matches any part of an id. */
  readonly open?: readonly string[]
  /**
   * Set if it differs only in an unspecified case that no check may cause: a check that causes it would depend on
   * unspecified behaviour.
   */
  readonly isAvoided?: true
  /** Why a request is rejected that the reference server accepts; undefined for all others. */
  readonly rejects?: (request: ApiRequest) => Rejection | undefined
  /** Alters the record, the status or the headers of a response; returns whether it did. */
  readonly alterResponse?: (passed: PassingResponse) => boolean
  /** Encodes the same JSON differently. */
  readonly encodeJson?: (json: string) => string
  /** Alters the HTTP message that transfers the response; returns whether it did. */
  readonly alterMessage?: (response: ServerResponse, passed: ResponseMessage) => boolean
  /** Layers over the handlers of operations. */
  readonly layers?: (setup: VariationSetup) => Layers
  /** Seeds the instance before the first request; returns the number of changes. */
  readonly seed?: (appContext: AppContext) => Promise<number>
  /** Time of the server at this time of the suite. */
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

/** A response on its way to the suite. */
export interface PassingResponse extends Omit<Passing, 'body'> {
  /** Null for an unknown route. */
  readonly operation: OperationId | null
  /** The body as JSON, to be altered in place or replaced; undefined where it is none. */
  json: unknown
  body: Buffer
}

/** The HTTP message of a response, before it is sent. */
export interface ResponseMessage extends Passing {
  /** Delay in milliseconds. */
  delay: number
  /** How the end of the body is signalled: by its length, by chunks, or by closing the connection. */
  framing: 'length' | 'chunks' | 'close'
  reason: string | undefined
  /** Headers with several values, sent instead of those of the same name. */
  repeated: Record<string, string[]>
}

/** A request of any operation, with the services of its handler. */
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

/** Handles a request by calling the layers below, down to the reference server. */
export type Layer = (call: Call, below: Below) => Promise<InnerResponse>

export type Layers = { readonly [Op in OperationId]?: Layer }

/** Arguments of layers in addition to the request. */
export interface VariationSetup {
  /** Called whenever the variation changes the response. */
  readonly fired: () => void
  /** Services with the permissions of an administrator. */
  readonly administrator: () => Promise<Services>
}
