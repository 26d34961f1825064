/** What a handler is: typed by the contract on both sides, and independent of HTTP. */
import type { AreaName, OperationId, OperationsOf } from '../../generated/operations.ts'
import type { operations as Types } from '../../generated/types.ts'
import type { ByteStream } from './byte-stream.ts'
import type { Page, PageFacts, PageRequest } from '../page.ts'

type Nothing = object
type Given<T> = [NonNullable<T>] extends [never] ? Nothing : NonNullable<T>
type ContentOf<T> = T extends { content: infer Content } ? Content : never

/** An operation in the generated types of a contract. */
interface OperationType {
  parameters: { path?: unknown; query?: unknown }
  requestBody?: unknown
  responses: object
}

type PathIn<Type extends OperationType> = Given<Type['parameters']['path']>
type QueryIn<Type extends OperationType> = Omit<
  Given<Type['parameters']['query']>,
  'sudo' | 'page' | 'per_page'
>
type BodyIn<Type extends OperationType> = [NonNullable<Type['requestBody']>] extends [never]
  ? Nothing
  : ContentOf<NonNullable<Type['requestBody']>>[keyof ContentOf<NonNullable<Type['requestBody']>>]

/** Path parameters, decoded. An `id` that may be a path comes as text, `"7"` as well as `"group/project"`. */
export type PathOf<Op extends OperationId> = PathIn<Types[Op]>

/** Query parameters, converted and with their defaults filled in. Without sudo and paging. */
export type QueryOf<Op extends OperationId> = QueryIn<Types[Op]>

/** The properties of the body in any encoding; an empty object if there is no body. */
export type BodyOf<Op extends OperationId> = BodyIn<Types[Op]>

/** Whether the operation has the parameters of pages. */
type IsPaged<Type extends OperationType> = 'page' extends keyof Given<Type['parameters']['query']>
  ? true
  : false

/** The request of an operation of any contract. */
type IncomingIn<Id, Type extends OperationType> = {
  operationId: Id
  path: PathIn<Type>
  query: QueryIn<Type>
  body: BodyIn<Type>
  /** Scheme, host and port of the request's URL: `https://forge.example.com`. */
  origin: string
} & (IsPaged<Type> extends true ? { paging: PageRequest } : Nothing)

/** The validated and converted request that a handler gets, independent of its encoding. */
export type Incoming<Op extends OperationId> = IncomingIn<Op, Types[Op]>

/** `Paged`: whether an array is one page of a list. */
type JsonResponse<Status, Body, Paged> = Paged extends true
  ? PagedResponse<Status, Body>
  : null extends Body
    ? { status: Status; body?: Body }
    : { status: Status; body: Body }

type PagedResponse<Status, Body> = Body extends readonly unknown[]
  ? { status: Status; body: Body; page: PageFacts }
  : { status: Status; body: Body; page?: never }

/** Text or bytes; `fileName` offers them as a download. */
export interface FileResponse<Status, MediaType> {
  status: Status
  mediaType: MediaType
  body: string | Uint8Array | ByteStream
  fileName?: string
}

type ResponseIn<Status, Content, Paged> = [Content] extends [never]
  ? { status: Status }
  : {
      [MediaType in Exclude<keyof Content, '*/*'>]: MediaType extends `${string}json`
        ? JsonResponse<Status, Content[MediaType], Paged>
        : FileResponse<Status, MediaType>
    }[Exclude<keyof Content, '*/*'>]

type AnyResponseIn<Type extends OperationType> = {
  [Status in Exclude<keyof Type['responses'], 304> & number]: ResponseIn<
    Status,
    ContentOf<Type['responses'][Status]>,
    Status extends 200 ? IsPaged<Type> : false
  >
}[Exclude<keyof Type['responses'], 304> & number]

/** One of the documented responses, except 304, which the HTTP layer sends by itself. */
export type HandlerResponse<Op extends OperationId> = AnyResponseIn<Types[Op]>

/** Handles one operation of any contract. */
export type HandlerIn<Id, Type extends OperationType, Context> = (
  request: IncomingIn<Id, Type>,
  services: Context,
) => Promise<AnyResponseIn<Type>>

/** Handles one operation: `request` is what the client sent, `services` what the server provides (caller, database …). */
export type Handler<Op extends OperationId, Context = Nothing> = HandlerIn<Op, Types[Op], Context>

/** A handler for every operation of the contract. */
export type Handlers<Context = Nothing> = { [Op in OperationId]: Handler<Op, Context> }

/** The handlers of one area: `satisfies Area<'branches', Services>` reports a missing or unknown operation. */
export type Area<Name extends AreaName, Context = Nothing> = {
  [Op in OperationsOf<Name>]: Handler<Op, Context>
}

/** 200 with a body, or without one if the contract does not specify it. */
export function ok(): { status: 200 }
export function ok<Body>(body: Body): { status: 200; body: Body }
export function ok<Body>(body?: Body): { status: 200; body?: Body } {
  return body === undefined ? { status: 200 } : { status: 200, body }
}

/** 201: a POST that created something. */
export function created<Body>(body: Body): { status: 201; body: Body } {
  return { status: 201, body }
}

/** 202: the operation continues after the response. */
export function accepted<Body>(body: Body): { status: 202; body: Body } {
  return { status: 202, body }
}

/** 204: success without a body. */
export function noContent(): { status: 204 } {
  return { status: 204 }
}

/** An error response particular to one operation, such as 405 on a conflict. General ones are thrown (`HttpError`). */
export function errorResponse<Status extends 400 | 401 | 403 | 404 | 405 | 406 | 409 | 422>(
  status: Status,
  message: string,
): { status: Status; body: { message: string } } {
  return { status, body: { message } }
}

/** One page of a list; the paging headers follow from it. */
export function list<Row, Item>(
  page: Page<Row>,
  present: (row: Row) => Item,
): { status: 200; body: Item[]; page: PageFacts } {
  const { rows, total, page: number, perPage } = page
  return { status: 200, body: rows.map((row) => present(row)), page: { page: number, perPage, total } }
}

/** One page of rows that are loaded already. */
export function slice<Row>(rows: readonly Row[], { page, perPage }: PageRequest): Page<Row> {
  return { rows: rows.slice((page - 1) * perPage, page * perPage), total: rows.length, page, perPage }
}
