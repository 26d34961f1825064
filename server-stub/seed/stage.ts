/** Where a scene plays: requests without HTTP, at the times that the story says. */
import { servicesFor, type House, type Services } from '../services.ts'
import type { UserRow } from '../database/tables.ts'

/** What a handler is given beside what the scene says: services of the person who acts, and an empty request. */
export type Actor = Services & { path: object; query: object; body: object; origin: string }

export interface Stage {
  house: House
  /** Sets the clock; UTC, `2017-03-14T09:26:53Z`. */
  at(instant: string): void
  as(user: UserRow): Actor
}

/** Sets the stage: the house with a clock of its own. */
export function createStage(real: House): Stage {
  let time = ''
  const house = { ...real, now: () => new Date(time) }
  return {
    house,
    at: (instant) => {
      time = instant
    },
    as: (user) => ({
      ...servicesFor({ kind: 'user', user, sudoer: null }, house),
      path: {},
      query: {},
      body: {},
      origin: 'http://localhost',
    }),
  }
}
