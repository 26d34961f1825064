/** A record can be created again after its deletion, with other attributes. Spec: document 1, "Status codes". */
import { operations } from '../../../../generated/operations.ts'
import { generatedCheck, type Check } from '../../fixtures/check.ts'
import { operationAt } from '../../protocol/operation-ids.ts'
import { Blocked } from '../../protocol/signals.ts'
import { expectEffect } from './index.ts'
import { keyOf, recordOf } from './reads.ts'
import { isSuccess } from '../../protocol/statuses.ts'
import {
  prepareRequest,
  sendPrepared,
  specifiedOperations,
  type SpecifiedOperation,
} from '../valid-request.ts'

/** Collections whose records are identified by something that the request names. */
const namedRecords = /\/(?:access_requests|award_emoji|branches|keys|lists|members|variables)$/

/** Other attributes of the second record. */
const others: Partial<Readonly<Record<SpecifiedOperation, object>>> = {
  addGroupMember: { access_level: 20, expires_at: '2098-01-31' },
  addProjectMember: { access_level: 20, expires_at: '2098-01-31' },
  createCurrentUserSshKey: { title: 'Desktop' },
  createUserSshKey: { title: 'Desktop' },
  createVariable: { value: 'Another' },
}

function isCreatedAgain(creation: SpecifiedOperation, deletion: SpecifiedOperation): Check {
  const title = `${creation} creates a record again after ${deletion}.`
  return generatedCheck('recreated', creation, title, async (context) => {
    const prepared = await prepareRequest(context, creation)
    const first = await sendPrepared(context, prepared)
    first.expectStatus(201)
    const parameter = operations[deletion].parameters.path.at(-1) ?? ''
    const named = prepared.body?.[parameter] ?? recordOf(first)[keyOf(parameter)]
    const path = { ...prepared.path, [parameter]: named }
    const by = operations[deletion].path.startsWith('/user/') ? context.as(prepared.by) : context.admin
    const { status, exchange } = await by.sendUnchecked({ operation: deletion, path }, 'arrange')
    if (!isSuccess(status)) throw new Blocked(`${deletion} returned ${status ?? 'no response'}`, exchange)
    const read = operationAt('GET', operations[deletion].path)
    const left = read === null ? null : await by.sendUnchecked({ operation: read, path }, 'arrange')
    if (isSuccess(left?.status ?? null)) throw new Blocked(`${deletion} deleted nothing`, exchange)
    await expectEffect(context, {
      ...prepared,
      body: prepared.body && { ...prepared.body, ...others[creation] },
    })
  })
}

export const recreations: readonly Check[] = specifiedOperations.flatMap((creation) => {
  const { method, path } = operations[creation]
  const deletion = specifiedOperations.find((each) => {
    const facts = operations[each]
    return facts.method === 'DELETE' && facts.path.replace(/\/\{\w+\}$/, '') === path
  })
  return method === 'POST' && namedRecords.test(path) && deletion !== undefined
    ? [isCreatedAgain(creation, deletion)]
    : []
})
