import type { Commit } from './types.ts'

/** Commits to visit: the newest first; of equally old ones, the first that was added. */
export class CommitQueue {
  readonly #heap: { commit: Commit; order: number }[] = []
  #count = 0

  get size(): number {
    return this.#heap.length
  }

  push(commit: Commit): void {
    let at = this.#heap.length
    this.#heap.push({ commit, order: this.#count++ })
    while (at > 0 && this.#before(at, (at - 1) >> 1)) {
      this.#swap(at, (at - 1) >> 1)
      at = (at - 1) >> 1
    }
  }

  pop(): Commit | undefined {
    const top = this.#heap[0]
    const last = this.#heap.pop()
    if (!top || !last || this.#heap.length === 0) return top?.commit
    this.#heap[0] = last
    for (let at = 0; ;) {
      const left = 2 * at + 1
      const child = this.#before(left + 1, left) ? left + 1 : left
      if (!this.#before(child, at)) return top.commit
      this.#swap(at, child)
      at = child
    }
  }

  #before(one: number, other: number): boolean {
    const [a, b] = [this.#heap[one], this.#heap[other]]
    if (!a || !b) return false
    const newer = a.commit.committer.at.getTime() - b.commit.committer.at.getTime()
    return newer === 0 ? a.order < b.order : newer > 0
  }

  #swap(one: number, other: number): void {
    const [a, b] = [this.#heap[one], this.#heap[other]]
    if (!a || !b) return
    this.#heap[one] = b
    this.#heap[other] = a
  }
}
