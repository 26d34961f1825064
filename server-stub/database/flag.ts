import type { Flag } from './tables.ts'

/** A boolean as the databases store it; undefined remains undefined. */
export function toFlag(value: boolean): Flag
export function toFlag(value: boolean | undefined): Flag | undefined
export function toFlag(value: boolean | undefined): Flag | undefined {
  if (value === undefined) return undefined
  return value ? 1 : 0
}
