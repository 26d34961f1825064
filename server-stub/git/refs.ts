import type { Db, Tx } from '../store/database.ts'

/**
 * Moves a ref (full name, `refs/heads/...`) if it still points where the caller saw it; `null` means it does not exist
 * (`from`) or shall not exist (`to`). False when somebody else moved it first, or `to` would clash with another ref
 * (`a` beside `a/b`): nothing has changed then.
 */
export async function moveRef(
  _tx: Tx,
  projectId: number,
  name: string,
  _from: string | null,
  _to: string | null,
): Promise<boolean> {
  throw new Error(`Cannot move ${name} of project ${projectId} yet`)
}

/** Copies objects from one project to another: all of them, or what the given commits reach. No ref moves. */
export async function copyObjects(_db: Db | Tx, from: number, to: number, _heads?: string[]): Promise<void> {
  throw new Error(`Cannot copy from ${from} to ${to} yet`)
}

/** Copies all refs of a project to another that has none (a fork). */
export async function copyRefs(_tx: Tx, from: number, to: number): Promise<void> {
  throw new Error(`Cannot copy from ${from} to ${to} yet`)
}

/** Whether Git accepts the name as a branch or tag, after the rules of `git check-ref-format --branch`. */
export function isValidRefName(name: string): boolean {
  return name.length > 0
}
