/** Long work in time slices, between which the server handles other requests. */
import { setImmediate } from 'node:timers/promises'

// About ten milliseconds of reading, hashing or comparing bytes.
const unitsPerSlice = 1_000_000

/** Counts work, and yields to other requests at the end of each slice. */
export class TimeSlices {
  /** Slices that have ended. */
  count = 0
  #units = 0

  /** Counts work: one unit is about one byte that is read, hashed or compared. */
  async spend(units: number): Promise<void> {
    this.#units += units
    if (this.#units < unitsPerSlice) return
    this.#units = 0
    this.count++
    await setImmediate()
  }
}
