/** Sudo fails in the same way whatever was asked for. Spec: document 1, "Authentication", sudo. */
import { generatedCheck, type Check } from '../fixtures/check.ts'
import { send, sharedRequest, sweptOperations, type SweptOperation } from './valid-request.ts'

/** Somebody who is no administrator may not use it, and nobody acts as a user who is not there. */
function refusing(operation: SweptOperation): Check {
  const title = `${operation} under sudo that must fail`
  return generatedCheck('sudo-refused', operation, title, async (world) => {
    const prepared = await world.uses(sharedRequest(operation))
    const query = (sudo: string) => ({ ...prepared.query, sudo })
    const { username } = prepared.by.account
    const usurped = await send(world, prepared, { by: world.stranger, query: query(username) })
    usurped.is(403).says('403 Forbidden - Must be admin to use sudo')
    const nobody = world.unique('nobody')
    const missing = await send(world, prepared, { by: world.admin, query: query(nobody) })
    missing.is(404).says(`404 Not Found: No user id or username for: ${nobody}`)
  })
}

export const sudoRefusals: readonly Check[] = sweptOperations.map(refusing)
