/** What a write does not do in any way proves nothing about one way to send it. */
import type { CheckContext } from '../../fixtures/context.ts'
import { Shared } from '../../fixtures/shared.ts'
import type { Encoding } from '../../protocol/encode.ts'
import { Blocked, Mismatch, type Aspect } from '../../protocol/signals.ts'
import { requestToSucceed } from '../access/requests.ts'
import { specifiedOperations, type SpecifiedOperation } from '../valid-request.ts'
import { expectEffect } from './index.ts'

/** What is wrong with the effect of each write in this encoding; null if nothing is. */
const mismatchesAs = (encoding: Encoding): ReadonlyMap<SpecifiedOperation, Shared<Mismatch | null>> =>
  new Map(
    specifiedOperations.map((operation) => [
      operation,
      new Shared(`effect of ${operation} as ${encoding}`, async (context) => {
        const prepared = await requestToSucceed(context, operation)
        try {
          await expectEffect(context, prepared, { encoding }, { isShared: true })
          return null
        } catch (error) {
          if (error instanceof Mismatch) return error
          throw error
        }
      }),
    ]),
  )

const mismatches = { json: mismatchesAs('json'), form: mismatchesAs('form'), query: mismatchesAs('query') }

/**
 * Runs the check of a write that is sent in one way: by sudo, with other credentials, by a path or in another encoding. If
 * the usual request for the operation lacks the same part of its effect, that is the failure of another check, and this one
 * is blocked.
 */
export async function unlessInUsualRequest(
  context: CheckContext,
  operation: SpecifiedOperation,
  run: () => Promise<void>,
  usual: keyof typeof mismatches = 'json',
): Promise<void> {
  await blockedBy(context, operation, run, usual, ({ about }, other) => isSameProperty(about, other.about))
}

/** The same for a way to send the request itself: any failure of the usual request blocks the check. */
export async function unlessUsualRequestFails(
  context: CheckContext,
  operation: SpecifiedOperation,
  run: () => Promise<void>,
  usual: keyof typeof mismatches,
): Promise<void> {
  await blockedBy(context, operation, run, usual, () => true)
}

async function blockedBy(
  context: CheckContext,
  operation: SpecifiedOperation,
  run: () => Promise<void>,
  usual: keyof typeof mismatches,
  explains: (error: Mismatch, other: Mismatch) => boolean,
): Promise<void> {
  try {
    await run()
  } catch (error) {
    if (!(error instanceof Mismatch)) throw error
    const fixture = mismatches[usual].get(operation)
    const other = fixture === undefined ? null : await context.use(fixture)
    if (other === null || !explains(error, other)) throw error
    throw blocked(operation, other)
  }
}

function blocked(operation: SpecifiedOperation, { about, expected, exchanges }: Mismatch): Blocked {
  const exchange = exchanges.at(-1)
  if (about.kind === 'status') return new Blocked(`${operation} returned ${about.actual}`, exchange)
  const lacks = about.kind === 'property' ? 'lacks this effect' : 'fails'
  return new Blocked(`${operation} ${lacks} in the usual request as well: ${expected}`, exchange)
}

function isSameProperty(one: Aspect, other: Aspect): boolean {
  return one.kind === 'property' && other.kind === 'property' && one.path === other.path
}
