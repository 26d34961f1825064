import { describe, expectTypeOf, test } from 'vitest'
import type { OperationId, OperationsOf } from '../../../generated/operations.ts'
import type { Schema } from '../../../generated/schemas.ts'
import {
  created,
  list,
  ok,
  errorResponse,
  type Area,
  type BodyOf,
  type Handler,
  type Handlers,
  type Incoming,
  type PathOf,
  type QueryOf,
  type HandlerResponse,
} from '../../../server-stub/http/handler.ts'
import type { Page } from '../../../server-stub/page.ts'

const email = { id: 3, email: 'mira@example.com' }
const key = { id: 1, title: 'a', key: 'b', created_at: '2017-01-10T10:00:00.000Z' }

describe('parameters of a handler', () => {
  test('the contract’s path, query and body', () => {
    expectTypeOf<PathOf<'getCurrentUserEmail'>>().toEqualTypeOf<{ email_id: number }>()
    expectTypeOf<PathOf<'getProject'>['id']>().toEqualTypeOf<string | number>()
    expectTypeOf<QueryOf<'listMergeRequests'>['iids']>().toEqualTypeOf<number[] | undefined>()
    expectTypeOf<BodyOf<'createCurrentUserSshKey'>['title']>().toEqualTypeOf<string>()
    expectTypeOf<BodyOf<'getProject'>>().toEqualTypeOf<object>()
  })

  test('neither sudo nor paging in the query, and paging for lists alone', () => {
    expectTypeOf<'sudo' | 'page' | 'per_page'>().not.toExtend<keyof QueryOf<'listProjects'>>()
    expectTypeOf<Incoming<'listProjects'>['paging']>().toEqualTypeOf<{ page: number; perPage: number }>()
    expectTypeOf<Incoming<'getProject'>>().not.toHaveProperty('paging')
  })

  test('the context of its server', () => {
    expectTypeOf<Parameters<Handler<'getProject', { clock: Date }>>[1]['clock']>().toEqualTypeOf<Date>()
  })
})

describe('what a handler may return', () => {
  test('a documented status with its body', () => {
    expectTypeOf(ok(email)).toExtend<HandlerResponse<'getCurrentUserEmail'>>()
    expectTypeOf(created(key)).toExtend<HandlerResponse<'createCurrentUserSshKey'>>()
    expectTypeOf(errorResponse(405, 'Branch cannot be merged')).toExtend<
      HandlerResponse<'acceptMergeRequest'>
    >()
    expectTypeOf<Extract<HandlerResponse<'getProject'>, { status: 200 }>['body']>().toEqualTypeOf<
      Schema<'Project'>
    >()
  })

  test('no undocumented status', () => {
    expectTypeOf(errorResponse(405, 'No')).not.toExtend<HandlerResponse<'getCurrentUserEmail'>>()
    expectTypeOf(created(email)).not.toExtend<HandlerResponse<'getCurrentUserEmail'>>()
    expectTypeOf<304>().not.toExtend<HandlerResponse<'getProject'>['status']>()
    expectTypeOf<HandlerResponse<'getProject'>['status']>().toExtend<200 | 400 | 401 | 403 | 404>()
  })

  test('no body of another shape', () => {
    expectTypeOf(ok({ id: 3 })).not.toExtend<HandlerResponse<'getCurrentUserEmail'>>()
    expectTypeOf(ok({ id: '3', email: 'a' })).not.toExtend<HandlerResponse<'getCurrentUserEmail'>>()
    expectTypeOf<{ status: 200 }>().not.toExtend<HandlerResponse<'getCurrentUserEmail'>>()
  })

  test('no body if the contract does not specify one', () => {
    expectTypeOf<{ status: 200 }>().toExtend<HandlerResponse<'deleteCurrentUserSshKey'>>()
    expectTypeOf(ok(key)).toExtend<HandlerResponse<'deleteCurrentUserSshKey'>>()
  })

  test('a list only with its page', () => {
    const page: Page<{ url: string }> = { rows: [], total: 0, page: 1, perPage: 20 }
    expectTypeOf(list(page, (row) => ({ id: 1, email: row.url }))).toExtend<
      HandlerResponse<'listCurrentUserEmails'>
    >()
    expectTypeOf(list(page, (row) => ({ id: 1, mail: row.url }))).not.toExtend<
      HandlerResponse<'listCurrentUserEmails'>
    >()
    expectTypeOf(ok([email])).not.toExtend<HandlerResponse<'listCurrentUserEmails'>>()
  })

  test('text and bytes under a documented media type', () => {
    type File<MediaType> = { status: 200; mediaType: MediaType; body: Uint8Array }
    expectTypeOf<File<'application/octet-stream'>>().toExtend<HandlerResponse<'getRawFile'>>()
    expectTypeOf<File<'text/csv'>>().not.toExtend<HandlerResponse<'getRawFile'>>()
  })
})

describe('a set of handlers', () => {
  test('contains every operation, an area its own', () => {
    expectTypeOf<keyof Handlers>().toEqualTypeOf<OperationId>()
    expectTypeOf<keyof Area<'files'>>().toEqualTypeOf<OperationsOf<'files'>>()
    expectTypeOf<Pick<Area<'files'>, 'getFile'>>().not.toExtend<Area<'files'>>()
  })
})
