/** Steps of a check that operations of other areas take: a server need not implement those. */
import { Blocked, NotProvisionable, Unsupported } from '../protocol/signals.ts'

/** The result of the step; the given value if the server does not let it succeed. */
export async function ifPossible<Value>(step: () => Promise<Value>, otherwise: Value): Promise<Value> {
  try {
    return await step()
  } catch (error) {
    if (error instanceof Blocked || error instanceof NotProvisionable || error instanceof Unsupported) return otherwise
    throw error
  }
}
