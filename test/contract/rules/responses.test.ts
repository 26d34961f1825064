import { describe, expect, it } from 'vitest'
import type { Operation } from '../../../scripts/pipeline/contract.ts'
import { mandatoryResponses, statusKeys } from '../../../scripts/pipeline/rules/responses.ts'
import type { Sample } from '../support/sample.ts'
import { findingsOf } from '../support/sample.ts'

type Part = 'list' | 'create' | 'remove'

describe('mandatory-responses', () => {
  it.for<[Part, string, string]>([
    ['list', '200', 'a GET succeeds with 200'],
    ['list', '304', 'a GET can return that the resource is unmodified'],
    ['list', '400', 'a body or a parameter can be rejected'],
    ['list', '401', 'credentials can be invalid'],
    ['remove', '403', 'the caller may lack the right, also to use sudo'],
    ['remove', '404', 'what is addressed, also the user of sudo, may not exist'],
    ['create', '201', 'a POST that creates succeeds with 201'],
    ['create', '400', 'a body or a parameter can be rejected'],
    ['create', '409', 'what a POST creates may exist already'],
    ['create', '422', 'what is sent may not be processable'],
  ])('misses on %s the status %s', ([part, status, because]) => {
    const found = findingsOf(mandatoryResponses, (sample) => delete sample[part].responses[status])
    expect(found).toEqual([expect.stringContaining(`does not document ${status}: ${because}.`)])
  })

  it('requires 400 if a path parameter can be rejected', () => {
    const found = findingsOf(mandatoryResponses, ({ contract }) => {
      contract.components.schemas['Id'] = { type: 'integer' }
      const id = contract.components.parameters['ProjectId']
      if (id !== undefined) id.schema = { $ref: '#/components/schemas/Id' }
    })
    expect(found).toEqual([expect.stringContaining('deleteProject does not document 400')])
  })

  it('requires no 409 if it is not specified whether a POST creates', () => {
    expect(findingsOf(mandatoryResponses, withoutCreation)).toEqual([])
  })
})

describe('status-keys', () => {
  it.for(['2XX', 'default', '99', '2xx'])('rejects %s', (status) => {
    const found = findingsOf(statusKeys, ({ list }) => addStatus(list, status))
    expect(found).toEqual([
      `#/paths/~1projects/get/responses/${status}: \`${status}\` is no exact status between 200 and 599.`,
    ])
  })
})

function withoutCreation({ create }: Sample): void {
  create.operationId = 'cancelProject'
  addStatus(create, '200')
  delete create.responses['409']
}

function addStatus(operation: Operation, status: string): void {
  operation.responses[status] = { $ref: '#/components/responses/Failed' }
}
