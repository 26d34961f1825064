/** Repeatable chance: the same seed gives the same sequence. */
export interface Random {
  /** A whole number from 0 to below `limit`. */
  below(limit: number): number
  /** One of the items. */
  pick<T>(items: readonly T[]): T
  /** True in so many of a hundred cases. */
  percent(chance: number): boolean
}

export function seeded(seed: number): Random {
  let state = seed >>> 0
  // mulberry32
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number): number => Math.floor(next() * limit)
  return {
    below,
    pick(items) {
      const picked = items[below(items.length)]
      if (picked === undefined) throw new Error('Nothing to pick from')
      return picked
    },
    percent: (chance) => below(100) < chance,
  }
}
