/** Broadcast messages. Spec: document 2, "Broadcast messages (administrators only)". */
import { positive, text, time } from './attributes.ts'
import type { Call, Handler } from './call.ts'
import type { Shape } from './contract.ts'
import { listed } from './pages.ts'
import { invalid, notFound } from './request-error.ts'
import type { BroadcastMessage } from './state.ts'
import { administrator } from './users.ts'

const hour = 60 * 60 * 1000

export const listBroadcastMessages: Handler<'listBroadcastMessages'> = (call) => {
  administrator(call)
  const messages = [...call.state.messages.values()].map((message) => messageRecord(message, call))
  return listed(call, call.choices.inOrder(messages))
}

export const getBroadcastMessage: Handler<'getBroadcastMessage'> = (call) => {
  administrator(call)
  return { status: 200, body: messageRecord(messageOf(call), call) }
}

export const createBroadcastMessage: Handler<'createBroadcastMessage'> = (call) => {
  administrator(call)
  const { attributes, now, state } = call
  const message = changed(call, {
    id: state.nextId(),
    message: attributes.required('message', text),
    startsAt: now,
    endsAt: new Date(now.getTime() + hour),
    color: '#E75E40',
    font: '#FFFFFF',
  })
  state.messages.set(message.id, message)
  return { status: 201, body: messageRecord(message, call) }
}

export const updateBroadcastMessage: Handler<'updateBroadcastMessage'> = (call) => {
  administrator(call)
  const message = changed(call, messageOf(call))
  call.state.messages.set(message.id, message)
  return { status: 200, body: messageRecord(message, call) }
}

export const deleteBroadcastMessage: Handler<'deleteBroadcastMessage'> = (call) => {
  administrator(call)
  call.state.messages.delete(call.path.required('id', positive))
  return { status: 200, ...call.choices.afterRemoval }
}

function messageOf({ state, path }: Call): BroadcastMessage {
  const message = state.messages.get(path.required('id', positive))
  if (message === undefined) throw notFound('Broadcast message')
  return message
}

/** The message with the given attributes. */
function changed({ attributes }: Call, before: BroadcastMessage): BroadcastMessage {
  const message = attributes.optional('message', text) ?? before.message
  if (message.trim() === '') throw invalid('message', 'is empty')
  return {
    ...before,
    message,
    startsAt: attributes.optional('starts_at', time) ?? before.startsAt,
    endsAt: attributes.optional('ends_at', time) ?? before.endsAt,
    color: attributes.optional('color', text) ?? before.color,
    font: attributes.optional('font', text) ?? before.font,
  }
}

function messageRecord(message: BroadcastMessage, { choices: habits, now }: Call): Shape<'BroadcastMessage'> {
  const { startsAt, endsAt, ...others } = message
  return {
    ...others,
    starts_at: habits.time(startsAt),
    ends_at: habits.time(endsAt),
    active: startsAt <= now && now < endsAt,
  }
}
