import { inspect, types } from 'node:util'

/** The server's clock, which a test can move. */
export interface Clock {
  now: () => Date
  /** Moves on by a time such as `90s`, `15m`, `1h`, `7d`, or milliseconds; from there it goes on as before. */
  advance(by: string | number): void
  /** Sets it to an instant, from where it goes on as before. */
  set(to: Date | string): void
}

/** A clock that can be put back to how far it had been moved. */
export interface MovableClock extends Clock {
  /** Milliseconds between it and the one beneath. */
  moved: number
}

const milliseconds: Readonly<Record<string, number>> = {
  ms: 1,
  s: 1000,
  m: 60_000,
  h: 3_600_000,
  d: 86_400_000,
  w: 604_800_000,
}

/** A clock over another one, which it follows. */
export function createClock(beneath: () => Date): MovableClock {
  const read = (): number => {
    const instant: unknown = beneath()
    // Not `instanceof`: test runners have other globals.
    if (types.isDate(instant) && !Number.isNaN(instant.getTime())) return instant.getTime()
    throw new TypeError(`The option 'now' of startStub() must return a valid Date, not ${inspect(instant)}`)
  }
  const clock = {
    moved: 0,
    now: () => new Date(read() + clock.moved),
    advance: (by: string | number) => {
      clock.moved += durationOf(by)
    },
    set: (to: Date | string) => {
      const instant = new Date(to).getTime()
      if (Number.isNaN(instant)) throw new TypeError(`No instant: ${String(to)}`)
      clock.moved = instant - read()
    },
  }
  return clock
}

function durationOf(by: string | number): number {
  const [, amount, unit] = /^(\d+(?:\.\d+)?) ?(ms|[smhdw])$/.exec(String(by)) ?? []
  const duration = typeof by === 'number' ? by : Number(amount) * (milliseconds[unit ?? ''] ?? Number.NaN)
  if (Number.isFinite(duration) && duration >= 0) return duration
  throw new TypeError(`No time to advance by: ${by}; write 500ms, 90s, 15m, 1h, 7d or 2w`)
}
