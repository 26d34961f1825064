/** The projects and groups in which requests are sent. */
import { isRecord, statusOf, withoutQuery, type Exchange, type WireRequest } from './exchange.ts'
import { jsonOf } from './json-body.ts'

/** Whether an exchange created the project or group in which a request is sent. */
export function createsParentOf(exchange: Exchange, { target }: WireRequest): boolean {
  const [, kind, id] = /^\/(projects|groups)\/(\d+)\//.exec(target) ?? []
  const { method, target: collection } = exchange.request
  if (method !== 'POST' || withoutQuery(collection) !== `/${kind}` || statusOf(exchange) !== 201) return false
  const json = jsonOf(exchange)
  return isRecord(json) && json['id'] === Number(id)
}
