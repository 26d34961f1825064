import { describe, expect, it } from 'vitest'
import type { JsonObject, MediaType } from '../../../scripts/pipeline/contract.ts'
import { createdRecordsAreNew } from '../../../scripts/pipeline/rules/created-records.ts'
import { findingsOf } from '../support/sample.ts'

const where = '#/paths/~1projects/post/responses/201'

function contentOf(value: JsonObject): Record<string, MediaType> {
  return { 'application/json': { examples: { example: { value } } } }
}

/** Findings for a request and the record that it creates. */
function findingsFor(sent: JsonObject, record: JsonObject): string[] {
  return findingsOf(createdRecordsAreNew, ({ create }) => {
    create.requestBody = { content: contentOf(sent) }
    create.responses['201'] = { description: 'Created', content: contentOf(record) }
  })
}

describe('created-records-are-new', () => {
  it('rejects counts', () => {
    expect(findingsFor({}, { user_notes_count: 1, upvotes: 2, downvotes: 0 })).toEqual([
      `${where}: A new record has user_notes_count 1.`,
      `${where}: A new record has upvotes 2.`,
    ])
  })

  it('rejects another value than that of the request', () => {
    expect(findingsFor({ title: 'Knot', confidential: true }, { title: 'Tie', confidential: true })).toEqual([
      `${where}: The response has title "Tie", the request "Knot".`,
    ])
  })

  it('accepts another representation', () => {
    expect(findingsFor({ labels: 'bug,urgent' }, { labels: ['bug', 'urgent'] })).toEqual([])
  })
})
