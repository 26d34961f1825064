/** Long work in steps between which the server handles other requests. */
import { setImmediate } from 'node:timers/promises'

// About ten milliseconds of reading, hashing or comparing bytes.
const unitsPerStep = 1_000_000

/** Counts work and lets other requests through whenever a step is full. */
export class Pace {
  /** Steps that were completed. */
  steps = 0
  #units = 0

  /** Counts work: one unit is about one byte that is read, hashed or compared. */
  async spend(units: number): Promise<void> {
    this.#units += units
    if (this.#units < unitsPerStep) return
    this.#units = 0
    this.steps++
    await setImmediate()
  }
}
