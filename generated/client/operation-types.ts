// Copied from scripts/pipeline/client/ by `npm run build`; do not edit.

import type { OptionalBodies } from '../client/optional-bodies.ts'
import type { OperationId, operations as facts } from '../operations.ts'
import type { operations } from '../types.ts'
import type { Page } from './page.ts'
import type { BodyFormat, mediaTypes } from './serialize.ts'

type Parameters<Id extends OperationId> = operations[Id]['parameters']
type Responses<Id extends OperationId> = operations[Id]['responses']
type Facts<Id extends OperationId> = (typeof facts)[Id]

/** Values of the path template, unencoded: the client encodes them. */
export type PathOf<Id extends OperationId> = Parameters<Id> extends { path: infer Path } ? Path : never

/** Query parameters. `sudo` is a setting of the call. */
export type QueryOf<Id extends OperationId> = Omit<NonNullable<Parameters<Id>['query']>, 'sudo'>

type BodyContent<Id extends OperationId> = operations[Id] extends { requestBody?: infer Body }
  ? NonNullable<Body> extends { content: infer Content }
    ? Content
    : never
  : never

/** The request body; `never` if the operation has none. */
export type BodyOf<Id extends OperationId> =
  BodyContent<Id> extends { 'application/json': infer Body } ? Body : never

/** Formats of the request body that the operation accepts. */
type FormatsOf<Id extends OperationId> = {
  [Format in BodyFormat]: (typeof mediaTypes)[Format] extends Facts<Id>['requestMediaTypes'][number]
    ? Format
    : never
}[BodyFormat]

/** A multipart body: each property can be a file. */
type WithFiles<Body> = Body extends unknown ? { [Key in keyof Body]: Body[Key] | Blob } : never

/** Settings of a single call. */
export interface CallSettings {
  /** Acts as this user (numeric ID or username). Requires the token of an administrator. */
  sudo?: string | number | undefined
  signal?: AbortSignal | undefined
  /** Additional headers, for example `If-None-Match`. */
  headers?: Record<string, string> | undefined
}

type PathPart<Id extends OperationId> = [PathOf<Id>] extends [never] ? { path?: never } : { path: PathOf<Id> }

type QueryPart<Id extends OperationId> =
  Partial<QueryOf<Id>> extends QueryOf<Id> ? { query?: QueryOf<Id> } : { query: QueryOf<Id> }

type BodyPart<Id extends OperationId> = [BodyOf<Id>] extends [never]
  ? { body?: never; bodyAs?: never }
  : operations[Id] extends { requestBody: unknown }
    ? Formatted<Id>
    : Formatted<Id> | { body?: never; bodyAs?: never }

type Formatted<Id extends OperationId> =
  | { body: BodyOf<Id>; bodyAs?: Exclude<FormatsOf<Id>, 'multipart'> }
  | ('multipart' extends FormatsOf<Id> ? { body: WithFiles<BodyOf<Id>>; bodyAs: 'multipart' } : never)

/** The argument of a call. Bodies are sent as JSON by default; `bodyAs` selects another format. */
export type RequestOf<Id extends OperationId> = CallSettings & PathPart<Id> & QueryPart<Id> & BodyPart<Id>

type StatusOf<Id extends OperationId> = keyof Responses<Id> & number
type SuccessStatus = 200 | 201 | 202 | 204
type SuccessOf<Id extends OperationId> = StatusOf<Id> & SuccessStatus

type ContentOf<Id extends OperationId, Status> = Status extends keyof Responses<Id>
  ? Responses<Id>[Status] extends { content: infer Content }
    ? Content
    : never
  : never

type Decoded<Content> = [Content] extends [never]
  ? undefined
  : Content extends { 'application/json': infer Body }
    ? Body
    : Exclude<keyof Content, '*/*'> extends `text/${string}`
      ? string
      : Uint8Array<ArrayBuffer>

type MaybeAbsent<Id extends OperationId, Status> = Id extends keyof OptionalBodies
  ? Status extends OptionalBodies[Id]
    ? undefined
    : never
  : never

/** Body of a response: JSON by its schema, text as a string, other media types as bytes, undefined without a body. */
export type DataOf<Id extends OperationId, Status = SuccessOf<Id>> = Status extends unknown
  ? Decoded<ContentOf<Id, Status>> | MaybeAbsent<Id, Status>
  : never

interface Success<Id, Status, Data> {
  operationId: Id
  ok: true
  status: Status
  data: Data
  response: Response
}

interface ErrorResponse<Id, Status, Problem> {
  operationId: Id
  ok: false
  status: Status
  error: Problem
  response: Response
}

type Paged<Id extends OperationId> = Facts<Id>['list'] extends true ? { page: Page } : unknown

/** Every declared response of the operation, distinguished by `ok` and `status`. */
export type ResponseOf<Id extends OperationId> = {
  [Status in StatusOf<Id>]: Status extends SuccessStatus
    ? Success<Id, Status, DataOf<Id, Status>> & Paged<Id>
    : ErrorResponse<Id, Status, DataOf<Id, Status>>
}[StatusOf<Id>]

/** Operations that return one page of a list. */
export type ListId = {
  [Id in OperationId]: Facts<Id>['list'] extends true ? Id : never
}[OperationId]

/** Type of the items of a list. */
export type ItemOf<Id extends ListId> = DataOf<Id> extends readonly (infer Item)[] ? Item : never
