/** What the compiler reports; `npm run typecheck` runs these, the expectations below only name them. */
import { describe, expectTypeOf, test } from 'vitest'
import {
  authorizesItself,
  onInstance,
  type AuthorizedArea,
  type AuthorizedHandler,
} from '../../server-stub/authorized.ts'
import type { Columns, Filters } from '../../server-stub/http/attributes.ts'
import { ok, type BodyOf, type Handler, type QueryOf } from '../../server-stub/http/handler.ts'
import { groupColumns, type GroupAttributes } from '../../server-stub/resources/groups/attributes.ts'
import { groups } from '../../server-stub/resources/groups/handlers.ts'
import { issueColumns } from '../../server-stub/resources/issues/attributes.ts'
import { issueFilters, type IssueIds } from '../../server-stub/resources/issues/queries/matching.ts'
import { inProject } from '../../server-stub/resources/projects/index.ts'
import type { addIssue } from '../../server-stub/resources/issues/queries/writes.ts'
import type { Services, TransactionServices } from '../../server-stub/services.ts'
import type { Db } from '../../server-stub/database/connection.ts'

describe('a declared name that is mapped nowhere is a type error', () => {
  test('a query parameter', () => {
    const { milestone: _, ...rest } = issueFilters
    expectTypeOf(issueFilters).toExtend<Filters<QueryOf<'listIssues'>, IssueIds>>()
    expectTypeOf(rest).not.toExtend<Filters<QueryOf<'listIssues'>, IssueIds>>()
  })

  test('a property of a request body', () => {
    const { due_date: _, ...rest } = issueColumns
    expectTypeOf(issueColumns).toExtend<Columns<BodyOf<'createIssue'>, object>>()
    expectTypeOf(rest).not.toExtend<Columns<BodyOf<'createIssue'>, object>>()
    const { lfs_enabled: __, ...others } = groupColumns
    expectTypeOf(others).not.toExtend<Columns<GroupAttributes, object>>()
  })
})

describe('a forgotten authorization is a type error', () => {
  test('a handler without wrapper', () => {
    expectTypeOf<Handler<'getGroup', Services>>().not.toExtend<AuthorizedHandler<'getGroup'>>()
    const { getGroup: _, ...rest } = groups
    expectTypeOf(groups).toExtend<AuthorizedArea<'groups'>>()
    expectTypeOf(rest).not.toExtend<AuthorizedArea<'groups'>>()
  })

  test('a wrapper for a permission on another record', () => {
    // @ts-expect-error The permission of deleting a group concerns the group.
    inProject<'deleteGroup'>(async () => ok())
    // @ts-expect-error The permission of reading a project concerns the project.
    onInstance<'getProject'>(async () => ok())
    expectTypeOf(authorizesItself<'deleteGroup'>('A reason.', async () => ok())).toExtend<
      AuthorizedHandler<'deleteGroup'>
    >()
  })
})

describe('a write outside of a transaction is a type error', () => {
  test('services and the database of a request', () => {
    expectTypeOf<Services>().not.toExtend<TransactionServices>()
    expectTypeOf<Db>().not.toExtend<Parameters<typeof addIssue>[0]>()
    expectTypeOf<TransactionServices['db']>().toExtend<Parameters<typeof addIssue>[0]>()
  })
})
