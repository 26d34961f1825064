/** Records with an uncommon state require authentication as well. Spec: document 1, "Authentication". */
import { generatedCheck, type Check } from '../../fixtures/check.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import { givenRunner } from '../../fixtures/provisioned.ts'
import { Blocked } from '../../protocol/signals.ts'
import { prepareRequest, sendPrepared, type SpecifiedOperation } from '../valid-request.ts'

interface UncommonRecord {
  readonly name: string
  readonly what: string
  readonly given: (context: CheckContext) => Promise<number>
  readonly operations: readonly SpecifiedOperation[]
}

/** A message that is over: it is not active. */
export function givenInactiveMessage({ given }: CheckContext): Promise<number> {
  return given.broadcastMessage({ starts_at: '2001-01-02T03:04:05Z', ends_at: '2001-02-03T04:05:06Z' })
}

const records: readonly UncommonRecord[] = [
  {
    name: 'shared-runner',
    what: 'a shared runner',
    given: async (context) => (await givenRunner(context, { is_shared: true })).id,
    operations: ['getRunner', 'updateRunner', 'deleteRunner'],
  },
  {
    name: 'inactive-message',
    what: 'a message that is not active',
    given: givenInactiveMessage,
    operations: ['getBroadcastMessage', 'updateBroadcastMessage', 'deleteBroadcastMessage'],
  },
]

function requiresAuthentication(operation: SpecifiedOperation, { name, what, given }: UncommonRecord): Check {
  const title = `${operation} without credentials is rejected for ${what}.`
  const run = async (context: CheckContext) => {
    const id = await given(context)
    const prepared = await prepareRequest(context, operation)
    const by = context.anonymous
    const usual = await sendPrepared(context, prepared, { by })
    if (usual.status !== 401) throw new Blocked(`${operation} without credentials is allowed`, usual.exchange)
    const response = await sendPrepared(context, prepared, { by, path: { ...prepared.path, id } })
    response.expectStatus(401)
  }
  return generatedCheck('without-credentials', operation, title, run, name)
}

export const uncommonWithoutCredentials: readonly Check[] = records.flatMap((record) =>
  record.operations.map((operation) => requiresAuthentication(operation, record)),
)
