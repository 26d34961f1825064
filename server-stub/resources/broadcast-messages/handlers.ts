/** What everybody is told. Spec: document 2, "Broadcast messages (administrators only)". */
import { check, filled, short, type Complaint } from '../../http/check.ts'
import { notFound } from '../../http/errors.ts'
import { created, list, ok, type Area, type BodyOf } from '../../http/handler.ts'
import { broadcastMessage } from './presenter.ts'
import type { Services } from '../../services.ts'
import {
  addBroadcastMessage,
  broadcastMessages as allMessages,
  changeBroadcastMessage,
  removeBroadcastMessage,
  type BroadcastMessageChange,
} from './queries.ts'
import { pageOf } from '../../database/paging.ts'
import { toTimestamp } from '../../http/text-attributes.ts'

const hour = 3_600_000
const longestMessage = 10_000

export const broadcastMessages = {
  async listBroadcastMessages({ paging }, { db, authorize, now }) {
    authorize('manage-broadcast-messages')
    return list(await pageOf(allMessages(db), paging), (row) => broadcastMessage(row, now()))
  },

  async createBroadcastMessage({ body }, { db, authorize, now }) {
    authorize('manage-broadcast-messages')
    checkMessage(body)
    const at = now()
    const { starts_at, ends_at, color, font } = changeOf(body)
    const row = await addBroadcastMessage(db, {
      message: body.message,
      starts_at: starts_at ?? at.toISOString(),
      ends_at: ends_at ?? new Date(at.getTime() + hour).toISOString(),
      color: color ?? '#E75E40',
      font: font ?? '#FFFFFF',
      created_at: at.toISOString(),
    })
    return created(broadcastMessage(row, now()))
  },

  async getBroadcastMessage({ path }, { find, authorize, now }) {
    authorize('manage-broadcast-messages')
    return ok(broadcastMessage(await find.broadcastMessage(path.id), now()))
  },

  async updateBroadcastMessage({ path, body }, { db, find, authorize, now }) {
    authorize('manage-broadcast-messages')
    const before = await find.broadcastMessage(path.id)
    checkMessage(body)
    const row = await changeBroadcastMessage(db, before, changeOf(body))
    if (row === undefined) throw notFound('Broadcast Message')
    return ok(broadcastMessage(row, now()))
  },

  async deleteBroadcastMessage({ path }, { db, authorize }) {
    authorize('manage-broadcast-messages')
    await removeBroadcastMessage(db, path.id)
    return ok()
  },
} satisfies Area<'broadcast-messages', Services>

type Attributes = BodyOf<'updateBroadcastMessage'>

/** The columns that the given attributes set; the others stay undefined. */
function changeOf({ message, starts_at: start, ends_at: end, color, font }: Attributes) {
  return {
    message,
    starts_at: start && toTimestamp('starts_at', start),
    ends_at: end && toTimestamp('ends_at', end),
    color,
    font,
  } satisfies BroadcastMessageChange
}

function checkMessage({ message, color, font }: Attributes): void {
  check({
    message: [filled(message), short(message, longestMessage)],
    color: [noColor(color)],
    font: [noColor(font)],
  })
}

function noColor(code: string | undefined): Complaint {
  return code !== undefined && !/^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(code) && 'must be a valid color code'
}
