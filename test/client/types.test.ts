import { expectTypeOf, it } from 'vitest'
import type {
  ResponseOf,
  CallSettings,
  ForgeClient,
  ItemOf,
  ListId,
  QueryOf,
  RequestOf,
} from '../../generated/client.ts'
import type { OperationId } from '../../generated/operations.ts'
import type { Schema } from '../../generated/schemas.ts'

type ResponseWith<Id extends OperationId, Status extends number> = Extract<ResponseOf<Id>, { status: Status }>

it('offers a method for every operation of the contract', () => {
  expectTypeOf<Exclude<OperationId, keyof ForgeClient>>().toBeNever()
  expectTypeOf<Exclude<keyof ForgeClient, OperationId>>().toEqualTypeOf<'as' | 'paginate' | 'call'>()
})

it('requires exactly what an operation requires', () => {
  expectTypeOf<CallSettings>().toExtend<RequestOf<'listProjects'>>()
  expectTypeOf<CallSettings>().not.toExtend<RequestOf<'getProject'>>()
  expectTypeOf<{ path: { id: number } }>().toExtend<RequestOf<'getProject'>>()
  expectTypeOf<{ path: { id: 'atelier/loom' } }>().toExtend<RequestOf<'getProject'>>()
  expectTypeOf<{ path: { id: boolean } }>().not.toExtend<RequestOf<'getProject'>>()
  expectTypeOf<{ path: { id: 7 } }>().not.toExtend<RequestOf<'updateProject'>>()
  expectTypeOf<{ path: { id: 7 }; body: { name: string } }>().toExtend<RequestOf<'updateProject'>>()
  expectTypeOf<{ path: { id: 7 }; body: { name: Blob } }>().not.toExtend<RequestOf<'updateProject'>>()
  expectTypeOf<{ path: { id: 7 }; body: { name: string }; bodyAs: 'form' }>().toExtend<
    RequestOf<'updateProject'>
  >()
})

it('omits sudo from the query: it is a setting of the call', () => {
  expectTypeOf<'sudo'>().not.toExtend<keyof QueryOf<'listProjects'>>()
  expectTypeOf<{ sudo: 'mira' }>().toExtend<RequestOf<'listProjects'>>()
})

it('types each response by its status', () => {
  expectTypeOf<ResponseWith<'getProject', 200>['data']>().toEqualTypeOf<Schema<'Project'>>()
  expectTypeOf<ResponseWith<'getProject', 401>['error']>().toEqualTypeOf<Schema<'MessageError'>>()
  expectTypeOf<ResponseWith<'getProject', 304>['error']>().toEqualTypeOf<undefined>()
  expectTypeOf<ResponseWith<'getProject', 418>>().toBeNever()
})

it('has pages only for lists', () => {
  expectTypeOf<'listProjects'>().toExtend<ListId>()
  expectTypeOf<'getProject'>().not.toExtend<ListId>()
  expectTypeOf<ResponseWith<'listProjects', 200>['page']['total']>().toEqualTypeOf<number>()
  expectTypeOf<ResponseWith<'getProject', 200>>().not.toHaveProperty('page')
  expectTypeOf<ItemOf<'listProjectUsers'>>().toEqualTypeOf<Schema<'UserSummary'>>()
})

it('requires the properties of a composition within a composition', () => {
  expectTypeOf<Schema<'Commit'>['parent_ids']>().toEqualTypeOf<string[]>()
  expectTypeOf<Schema<'MergeRequest'>['subscribed']>().toEqualTypeOf<boolean>()
})
