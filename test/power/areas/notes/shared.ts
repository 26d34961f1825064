/** The notes on a record and the text of their bodies. */
import { pathOf } from '../../message.ts'
import { otherCall } from '../../vocabulary/effects.ts'
import { alsoDoesAll, listedAt } from '../../vocabulary/lookups.ts'

export const plain = (value: unknown) => String(value).replaceAll('*', '')

/** Sends a request for each of the other notes on the same record. */
export const toOthers = (method: string, json?: unknown) =>
  alsoDoesAll(async (call, upstream) => {
    const path = pathOf(call).replace(/\/\d+$/, '')
    const others = await listedAt(path, call, upstream)
    return others.map(({ id }) => otherCall(call, method, `${path}/${String(id)}`, json))
  })
