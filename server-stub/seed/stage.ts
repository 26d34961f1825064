/** Runs the handlers without HTTP, on behalf of a user and at a given time. */
import { servicesFor, type AppContext, type Services } from '../services.ts'
import type { UserRow } from '../database/tables.ts'

/** Where the seeded records think the server is. */
const origin = 'http://localhost'

/** A request without parameters, for handlers that are called directly. */
export const emptyRequest = { path: {}, query: {}, body: {}, origin }

export interface Stage {
  appContext: AppContext
  /** Sets the clock; UTC, `2017-03-14T09:26:53Z`. */
  at(instant: string): void
  /** The services on behalf of the user. */
  as(user: UserRow): Services
}

/** The server's context with a clock of its own. */
export function createStage(real: AppContext): Stage {
  let time = ''
  const appContext = { ...real, now: () => new Date(time) }
  return {
    appContext,
    at: (instant) => {
      time = instant
    },
    as: (user) => servicesFor({ kind: 'user', user, sudoer: null }, appContext, origin),
  }
}
