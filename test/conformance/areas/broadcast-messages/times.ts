/** Times of a broadcast message that nobody gave. */
import { check, type Check } from '../../fixtures/check.ts'
import { serverTime } from '../../fixtures/times.ts'

/** Clocks of one server may differ by some milliseconds. */
const tolerance = 5_000

/** A time lies some minutes after the moment of creation, by the server's own clock. */
export function startsNow(member: 'starts_at' | 'ends_at', minutes: number): Check {
  return check(async (context) => {
    const { admin, given, run } = context
    const before = await serverTime(context)
    const id = await given.broadcastMessage({ message: `From now on ${run.id}` })
    const after = await serverTime(context)
    const response = await admin.observe('getBroadcastMessage', { path: { id } })
    const shown = response.body[member]
    const time = Date.parse(shown) - minutes * 60_000
    if (!(time >= before - tolerance && time <= after + tolerance)) {
      const expected = new Date(before + minutes * 60_000).toISOString()
      response.fail(`\`${member}\` is about ${expected}.`, `It is ${shown}.`)
    }
  })
}
