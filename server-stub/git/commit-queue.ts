import TinyQueue from 'tinyqueue'
import type { Commit } from './types.ts'

/** Commits to visit: the newest first; of equally old ones, the first that was added. */
export class CommitQueue {
  readonly #queue = new TinyQueue<{ commit: Commit; order: number }>(
    [],
    (a, b) => b.commit.committer.at.getTime() - a.commit.committer.at.getTime() || a.order - b.order,
  )
  #count = 0

  get size(): number {
    return this.#queue.length
  }

  push(commit: Commit): void {
    this.#queue.push({ commit, order: this.#count++ })
  }

  pop(): Commit | undefined {
    return this.#queue.pop()?.commit
  }
}
