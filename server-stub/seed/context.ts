/** Runs the handlers without HTTP, on behalf of a user and at a given time. */
import { servicesFor } from '../create-services.ts'
import type { AppContext, Services } from '../services.ts'
import type { UserRow } from '../database/tables.ts'

/** Where the seeded records think the server is. */
const origin = 'http://localhost'

/** A request without parameters, for handlers that are called directly. */
export const emptyRequest = { path: {}, query: {}, body: {}, origin }

export interface SeedContext {
  appContext: AppContext
  /** Sets the clock; UTC, `2017-03-14T09:26:53Z`. */
  at(instant: string): void
  /** The services on behalf of the user. */
  as(user: UserRow): Services
}

/** The server's context with a clock of its own. */
export function createSeedContext(real: AppContext): SeedContext {
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

/** The body of a 201 response; throws for any other response. */
export function createdBody<Result extends { status: number }>(
  result: Result,
): Extract<Result, { status: 201 }> extends { body: infer Body } ? Body : never
export function createdBody(result: { status: number; body?: unknown }): unknown {
  if (result.status !== 201) throw new Error(`Seeding failed: ${JSON.stringify(result)}`)
  return result.body
}
