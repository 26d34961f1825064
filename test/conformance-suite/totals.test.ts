/** A total that differs from the items is a violation, unless the list can change while the server reads it. */
import { expect, test } from 'vitest'
import { Conversation, type Channel } from '../conformance/protocol/conversation.ts'
import type { OperationId } from '../../generated/operations.ts'

/** Responds to lists with no item and these totals, and to creations with a project 7. */
function channelWith(totals: string[], createdStatus: number): Channel & { readonly targets: string[] } {
  const targets: string[] = []
  return {
    targets,
    elapsed: () => 0,
    async send({ request: { method, target } }) {
      targets.push(target)
      const isCreation = method === 'POST'
      const total = isCreation ? '' : (totals.shift() ?? '')
      const headers = new Map([
        ['content-type', 'application/json'],
        ['x-total', total],
        ['x-page', '1'],
        ['x-per-page', '20'],
      ])
      const body = Buffer.from(isCreation ? '{"id":7}' : '[]')
      const status = isCreation ? createdStatus : 200
      return { outcome: { kind: 'response', response: { status, headers, body } }, milliseconds: 1 }
    },
  }
}

async function send(conversation: Conversation, operation: OperationId, method: string, target: string) {
  const request = { method, target, headers: {}, body: null }
  await conversation.send({ phase: 'act', operation, actor: 'owner', request })
}

const differencesIn = ({ violations }: Conversation) =>
  violations.filter(({ violation }) => violation.actual.startsWith('X-Total: ')).length

test.for([
  [['1', '0'], 2, 0],
  [['1', '1', '1', '0'], 4, 0],
  [['1', '1', '1', '1'], 4, 1],
] as const)('the totals %j of a list of others take %i responses', async ([totals, requests, violations]) => {
  const channel = channelWith([...totals], 201)
  const conversation = new Conversation(channel, 'a check')
  await send(conversation, 'listTriggers', 'GET', '/projects/7/triggers')
  expect(differencesIn(conversation)).toBe(violations)
  expect(channel.targets).toHaveLength(requests)
  expect(conversation.exchanges).toHaveLength(1)
})

test.for([
  [201, 2, 1],
  // What was accepted is done in the background.
  [202, 3, 0],
] as const)('a list in a project of the check itself after %i', async ([status, requests, violations]) => {
  const channel = channelWith(['1', '0'], status)
  const conversation = new Conversation(channel, 'a check')
  await send(conversation, 'createProject', 'POST', '/projects')
  await send(conversation, 'listTriggers', 'GET', '/projects/7/triggers')
  expect(differencesIn(conversation)).toBe(violations)
  expect(channel.targets).toHaveLength(requests)
})
