import { describe, expect, it } from 'vitest'
import { operationIds } from '../../../scripts/pipeline/rules/operation-ids.ts'
import { findingsOf } from '../support/sample.ts'

describe('operation-ids', () => {
  it.for(['fetchProject', 'create_project', 'create', 'CreateProject', 'createproject'])(
    'rejects %s',
    (id) => {
      const found = findingsOf(operationIds, ({ create }) => (create.operationId = id))
      expect(found).toEqual([
        `#/paths/~1projects/post/operationId: \`${id}\` is not a listed verb followed by a noun in camelCase.`,
      ])
    },
  )

  it('rejects a verb of another method', () => {
    const found = findingsOf(operationIds, ({ create }) => (create.operationId = 'deleteProject'))
    expect(found).toEqual([expect.stringContaining('begins with `delete`, which is no verb of POST')])
  })

  it('rejects an array that is not called a list', () => {
    const found = findingsOf(operationIds, ({ list }) => (list.operationId = 'getProjects'))
    expect(found).toEqual([
      expect.stringContaining('`getProjects` returns an array, but does not begin with list'),
    ])
  })

  it('rejects a list that is no array', () => {
    const found = findingsOf(operationIds, ({ listed }) => {
      listed.content = { 'application/json': { schema: { $ref: '#/components/schemas/Project' } } }
    })
    expect(found).toEqual([
      expect.stringContaining('`listProjects` begins with list, but its response is no array'),
    ])
  })

  it('accepts verbs of two words', () => {
    expect(findingsOf(operationIds, ({ create }) => (create.operationId = 'cherryPickCommit'))).toEqual([])
  })
})
