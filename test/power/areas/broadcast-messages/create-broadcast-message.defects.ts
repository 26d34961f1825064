/** Defects of createBroadcastMessage, by the rule that each violates. */
import { valueOf, withValue } from '../../message.ts'
import { defectsOf } from '../../mutant.ts'
import { has, lacks, when, type Condition } from '../../vocabulary/conditions.ts'
import { undoesEffect } from '../../vocabulary/effects.ts'
import {
  altersParameter,
  altersRequest,
  defaultsParameter,
  ignores,
  ignoresEach,
  cutsText,
} from '../../vocabulary/requests.ts'
import { returnsErrorBody } from '../../vocabulary/responses.ts'

const hour = 3_600_000

const both =
  (one: Condition, other: Condition): Condition =>
  (call, upstream) =>
    one(call, upstream) && other(call, upstream)

const hoursFrom = (time: unknown, hours: number): string =>
  new Date(Date.parse(String(time)) + hours * hour).toISOString()

const fromNow = (milliseconds: number): string => new Date(Date.now() + milliseconds).toISOString()

export const createBroadcastMessage = defectsOf('createBroadcastMessage', {
  'create-broadcast-message/message-required': [
    ['SEM-05', 'sets a message by default', defaultsParameter('message', 'No message')],
  ],
  'general/missing-attribute-body': [
    [
      'STA-04',
      'returns an error that does not name the message',
      when(lacks('message'), returnsErrorBody(400, { message: 'A required attribute is missing' })),
    ],
  ],
  'create-broadcast-message/starts-now-by-default': [
    [
      'SEM-05',
      'sets starts_at an hour before ends_at by default',
      when(
        both(lacks('starts_at'), has('ends_at')),
        altersRequest((call) => withValue(call, 'starts_at', hoursFrom(valueOf(call, 'ends_at'), -1))),
      ),
    ],
    [
      'SEM-10',
      'ignores ends_at without starts_at',
      when(both(lacks('starts_at'), has('ends_at')), ignores('ends_at')),
    ],
    [
      'SEM-05',
      'sets starts_at an hour ago by default',
      when(
        lacks('starts_at'),
        altersRequest((call) => withValue(call, 'starts_at', fromNow(-hour))),
      ),
    ],
  ],
  'create-broadcast-message/ends-in-an-hour-by-default': [
    [
      'SEM-05',
      'sets ends_at an hour after starts_at by default',
      when(
        both(lacks('ends_at'), has('starts_at')),
        altersRequest((call) => withValue(call, 'ends_at', hoursFrom(valueOf(call, 'starts_at'), 1))),
      ),
    ],
    [
      'SEM-05',
      'sets ends_at two hours from now by default',
      when(
        lacks('ends_at'),
        altersRequest((call) => withValue(call, 'ends_at', fromNow(2 * hour))),
      ),
    ],
  ],
  'create-broadcast-message/attributes-are-kept': [
    [
      'ENC-02',
      'ignores the offset of a time',
      altersParameter('starts_at', (time) => String(time).replace(/[+-]\d\d:\d\d$/, 'Z')),
    ],
    ...ignoresEach('starts_at', 'ends_at', 'color', 'font'),
    ['STT-01', 'returns the attributes without storing them', undoesEffect],
    ['ENC-01', 'stores 140 characters', cutsText('message', 140)],
  ],
  'general/created-is-201': [['ENC-01', 'stores a line of 140 characters', cutsText('message', 140)]],
})
