import type { DeployKeyRow } from '../../../database/tables.ts'

/** A deploy key; the specification does not show one. */
export function deployKey({ id, title, key, can_push, created_at }: DeployKeyRow) {
  return { id, title, key, can_push: can_push === 1, created_at }
}
