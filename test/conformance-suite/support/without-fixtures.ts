/** The runner with checks that use nothing. */
import type { Actors } from '../../conformance/fixtures/actors.ts'
import { CheckContext } from '../../conformance/fixtures/context.ts'
import { beginRun } from '../../conformance/fixtures/run.ts'
import { SharedFixtures } from '../../conformance/fixtures/shared.ts'
import type { Channel, Conversation } from '../../conformance/protocol/conversation.ts'
import { Secrets } from '../../conformance/protocol/secrets.ts'

/** Opens contexts of checks that call no operation. */
export function withoutFixtures(channel: Channel): (conversation: Conversation) => CheckContext {
  const run = beginRun({
    id: 'k3x9q2',
    baseUrl: new URL('http://127.0.0.1/api/v4'),
    secrets: new Secrets(),
    password: (name) => name,
    elapsed: channel.elapsed,
    sleep: async () => {},
    leftovers: [],
    keepsRecords: false,
  })
  const account = { name: 'admin', id: 1, username: 'root', email: 'root@example.com' }
  const admin = { ...account, credentials: {}, token: null, origin: [] }
  const actors: Actors = { admin, accounts: new Map(), exchanges: [], violations: [] }
  const open = (conversation: Conversation, shared: SharedFixtures): CheckContext =>
    new CheckContext(run, actors, shared, conversation)
  const shared = new SharedFixtures(channel, open)
  return (conversation) => open(conversation, shared)
}
