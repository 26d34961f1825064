/** Defects of reads that return what records were before a write of another operation. */
import type { OperationId } from '../../../generated/operations.ts'
import { type Call, pathOf, isSuccess, isRecord, alterJson, valueOf } from '../message.ts'
import type { Fault } from '../mutant.ts'
import { shownAt } from './lookups.ts'

export interface Former {
  readonly write: OperationId
  readonly read: OperationId
  /** Path of the record below the prefix. */
  readonly record?: (call: Call) => string
  /** What the read returns, with the records as they were before. */
  readonly alter: (
    value: unknown,
    former: readonly Readonly<Record<string, unknown>>[],
    call: Call,
  ) => unknown
}

/** Remembers records before a write, and alters what a read returns. */
export function remembers({ write, read, record = pathOf, alter }: Former): Fault {
  return {
    async everywhere(call, upstream) {
      const before = call.operation === write ? await shownAt(record(call), call, upstream) : null
      const response = await upstream.pass(call)
      if (!isSuccess(response)) return response
      if (isRecord(before)) upstream.memory.set(`${pathOf(call)} ${upstream.memory.size}`, before)
      if (call.operation !== read) return response
      return alterJson(response, (value) =>
        alter(value, [...upstream.memory.values()].filter(isRecord), call),
      )
    },
  }
}

const idOf = (value: unknown): unknown => (isRecord(value) ? value['id'] : undefined)

/** The items of a list, or the projects of a record, have properties of the former records. */
export function keeps(...names: readonly string[]): Former['alter'] {
  return (value, former) => {
    const restored = (item: unknown): unknown => {
      const found = former.find((each) => each['id'] === idOf(item))
      if (found === undefined || !isRecord(item)) return item
      return { ...item, ...Object.fromEntries(names.map((name) => [name, found[name]])) }
    }
    if (Array.isArray(value)) return value.map(restored)
    if (!isRecord(value) || !Array.isArray(value['projects'])) return value
    return { ...value, projects: value['projects'].map(restored) }
  }
}

/** The single record has a property of the former one. */
export function keepsOwn(name: string): Former['alter'] {
  return (value, former) => {
    const found = former.find((each) => each['id'] === idOf(value))
    return isRecord(value) && found !== undefined ? { ...value, [name]: found[name] } : value
  }
}

/** A filter omits records that a write has changed. */
export function omitsChanged(filter: string): Former['alter'] {
  return (value, former, call) => {
    if (!Array.isArray(value) || valueOf(call, filter) === undefined) return value
    return value.filter((item: unknown) => !former.some((each) => each['id'] === idOf(item)))
  }
}
