/** Properties of worker metrics. */
import { isRecord, type Json } from '../../protocol/exchange.ts'

/** A property of a JSON object; undefined if there is none. */
export function memberOf(json: Json | undefined, member: string): Json | undefined {
  return isRecord(json) ? json[member] : undefined
}

/** Whether an object has numbers of these names. */
export function hasNumbers(record: Readonly<Record<string, Json>>, ...members: readonly string[]): boolean {
  return members.every((member) => typeof record[member] === 'number')
}

/** What identifies a process. */
export function identityOf(process: Json): string {
  return isRecord(process) ? JSON.stringify([process['hostname'], process['pid']]) : 'no process'
}
