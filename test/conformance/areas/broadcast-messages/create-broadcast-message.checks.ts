/** Spec: document 2, "Broadcast messages (administrators only)". */
import { missing } from '../../generated/attributes/attribute-checks.ts'
import { check, type CoverageOf, type Check } from '../../fixtures/check.ts'
import { serverTime } from '../../fixtures/times.ts'
import { attributesIn, othersIn } from './attributes.ts'

/** Clocks of one server may differ by some milliseconds. */
const tolerance = 5_000

export const createBroadcastMessage = {
  'create-broadcast-message/message-required': missing('createBroadcastMessage', 'message'),
  'create-broadcast-message/starts-now-by-default': minutesFromNow('starts_at', 0),
  'create-broadcast-message/ends-in-an-hour-by-default': minutesFromNow('ends_at', 60),

  'create-broadcast-message/attributes-are-kept': [attributesIn, othersIn].map((wishesIn, index) =>
    check(
      index === 0 ? 'some' : 'others',
      `${index === 0 ? 'One value' : 'Another value'} of each attribute is kept.`,
      async ({ admin, given, run, act }) => {
        const options = wishesIn(run)
        const created = await act(admin, 'createBroadcastMessage', { body: options })
        const { id } = created.expectStatus(201).expectMatch(options).body
        given.removes('broadcast_messages', id)
        const response = await admin.observe('getBroadcastMessage', { path: { id } })
        response.expectMatch({ id, ...options })
      },
    ),
  ),
} satisfies CoverageOf<'createBroadcastMessage'>

/** A time is some minutes after the creation, by the server's own clock. */
function minutesFromNow(member: 'starts_at' | 'ends_at', minutes: number): Check {
  return check(async (context) => {
    const { admin, given, run } = context
    // The default of one time does not depend on the other.
    const other =
      member === 'ends_at' ? { starts_at: '2001-02-03T04:05:06Z' } : { ends_at: '2099-02-03T04:05:06Z' }
    for (const start of [{}, other]) {
      const before = await serverTime(context)
      const id = await given.broadcastMessage({ message: `From now on ${run.id}`, ...start })
      const after = await serverTime(context)
      const response = await admin.observe('getBroadcastMessage', { path: { id } })
      const shown = response.expectMatch(start).body[member]
      const time = Date.parse(shown) - minutes * 60_000
      if (!(time >= before - tolerance && time <= after + tolerance)) {
        const expected = new Date(before + minutes * 60_000).toISOString()
        response.fail(`\`${member}\` is about ${expected}.`, `It is ${shown}.`)
      }
    }
  })
}
