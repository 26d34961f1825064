/** Properties of broadcast messages. */
import type { Columns } from '../../http/attributes.ts'
import {
  requireValid,
  presenceViolation,
  lengthViolation,
  type ValidationMessage,
} from '../../http/validation-messages.ts'
import type { BodyOf } from '../../http/handler.ts'
import { toTimestamp } from '../../http/text-attributes.ts'
import type { BroadcastMessageChange } from './queries.ts'

type Attributes = BodyOf<'updateBroadcastMessage'>

const maxMessageCharacters = 10_000

/** The columns of each property that creating or updating a broadcast message accepts. */
export const broadcastMessageColumns = {
  message: (message) => ({ message }),
  starts_at: (time) => ({ starts_at: toTimestamp('starts_at', time) }),
  ends_at: (time) => ({ ends_at: toTimestamp('ends_at', time) }),
  color: (color) => ({ color }),
  font: (font) => ({ font }),
} satisfies Columns<Attributes & BodyOf<'createBroadcastMessage'>, BroadcastMessageChange>

/** Throws 400 with all violations. */
export function validateBroadcastMessage({ message, color, font }: Attributes): void {
  requireValid({
    message: [presenceViolation(message), lengthViolation(message, maxMessageCharacters)],
    color: [colorViolation(color)],
    font: [colorViolation(font)],
  })
}

function colorViolation(code: string | undefined): ValidationMessage {
  return code !== undefined && !/^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(code) && 'must be a valid color code'
}
