/**
 * Decides whether a history of one resource is linearizable: whether each operation can have taken effect at one moment
 * between its request and its response, so that every response is what the operations before it lead to. The search is
 * that of Wing and Gong, with the memory of Lowe: a set of operations that leads to the same content is tried once.
 */

/** The content of a resource; null: it does not exist. */
export type Content = string | null

export type Effect =
  | { readonly kind: 'create' | 'update'; readonly content: string }
  | { readonly kind: 'delete' }
  | { readonly kind: 'read' }

/**
 * `done`: a write succeeded; `exists`, `absent`: it was rejected because the resource exists, or does not; `conflict`: it was
 * rejected because of another write at the same time; `unknown`: there was no response, so that it may have taken effect.
 */
export type Result =
  | { readonly kind: 'done' | 'exists' | 'absent' | 'conflict' | 'unknown' }
  | { readonly kind: 'content'; readonly content: Content }

export interface Operation {
  readonly effect: Effect
  readonly result: Result
  /** Times of the request and the response, by one clock. */
  readonly start: number
  readonly end: number
}

/** The content after an operation; undefined if its result is impossible with the content before. */
export function contentAfter(before: Content, { effect, result }: Operation): Content | undefined {
  if (effect.kind === 'read')
    return result.kind === 'unknown' || (result.kind === 'content' && result.content === before)
      ? before
      : undefined
  if (result.kind === 'conflict') return before
  if (result.kind === 'exists') return before === null ? undefined : before
  if (result.kind === 'absent') return before === null ? before : undefined
  // Deleting what does not exist succeeds as well.
  if (effect.kind === 'delete') return null
  const isPossible = effect.kind === 'create' ? before === null : before !== null
  if (isPossible) return effect.content
  return result.kind === 'unknown' ? before : undefined
}

/** Whether the history of one resource, which has this content at first, is linearizable. */
export function isLinearizable(history: readonly Operation[], initial: Content = null): boolean {
  const operations = history.toSorted((a, b) => a.start - b.start)
  const isDone = operations.map(() => false)
  const tried = new Set<string>()
  const search = (content: Content, required: number): boolean => {
    if (required === 0) return true
    const state = `${isDone.map(Number).join('')} ${JSON.stringify(content)}`
    if (tried.has(state)) return false
    tried.add(state)
    const deadline = firstEnd(operations, isDone)
    for (const [index, operation] of operations.entries()) {
      if (operation.start > deadline) break
      if (isDone[index] === true) continue
      const after = contentAfter(content, operation)
      if (after === undefined) continue
      isDone[index] = true
      if (search(after, required - (isRequired(operation) ? 1 : 0))) return true
      isDone[index] = false
    }
    return false
  }
  return search(initial, operations.filter(isRequired).length)
}

/** An operation without response may have no effect. */
const isRequired = ({ result }: Operation): boolean => result.kind !== 'unknown'

/** The first response among the operations that are left: no other one can be first that started later. */
function firstEnd(operations: readonly Operation[], isDone: readonly boolean[]): number {
  let first = Infinity
  for (const [index, operation] of operations.entries())
    if (isDone[index] !== true && isRequired(operation)) first = Math.min(first, operation.end)
  return first
}
