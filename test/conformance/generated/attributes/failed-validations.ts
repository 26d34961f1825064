/**
 * Values of the right type that fail the validation, which no text about a missing attribute describes. Spec: document 1,
 * "Error body shapes".
 */
import { generatedCheck, type Check } from '../../fixtures/check.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import { isRecord } from '../../protocol/exchange.ts'
import { Observed } from '../../protocol/signals.ts'
import { requestToReject } from '../access/requests.ts'
import { isTexts } from './attribute-checks.ts'
import { sendPrepared, type SpecifiedOperation } from '../valid-request.ts'

/** The attributes that replace those of a valid request. */
type Invalid = (context: CheckContext) => Promise<Readonly<Record<string, unknown>>>

const takenByProject: Invalid = async (context) => {
  const { owner, given } = context
  const { path } = (await owner.call('getProject', { path: (await given.project()).path })).body
  return { name: context.uniqueName('project'), path }
}

const takenByGroup: Invalid = async ({ owner, given }) => {
  const { path } = (await owner.call('getGroup', { path: (await given.group()).path })).body
  return { path }
}

const invalid: readonly (readonly [operation: SpecifiedOperation, what: string, attributes: Invalid])[] = [
  ['addGroupMember', 'an unknown `access_level`', async () => ({ access_level: 99 })],
  ['addProjectMember', 'an unknown `access_level`', async () => ({ access_level: 99 })],
  ['createBroadcastMessage', 'a `color` that is none', async () => ({ color: 'no color' })],
  ['createGroup', 'a `path` that is taken', takenByGroup],
  ['createProject', 'a `path` that is taken', takenByProject],
  ['createUser', 'an `email` that is none', async () => ({ email: 'no address' })],
  ['createVariable', 'a `key` that is none', async () => ({ key: 'no key!' })],
  ['updateGroup', 'a `path` that is taken', takenByGroup],
  ['updateGroupMember', 'an unknown `access_level`', async () => ({ access_level: 99 })],
  ['updateProject', 'a `path` that is taken', takenByProject],
  ['updateProjectMember', 'an unknown `access_level`', async () => ({ access_level: 99 })],
]

/** Which of these values are valid is not specified, nor the status of a conflict: only a response with 400 is checked. */
export const failedValidations: readonly Check[] = invalid.map(([operation, what, attributes]) =>
  generatedCheck(
    'failed-validation',
    operation,
    `${operation} with ${what} returns texts by property, if it returns 400.`,
    async (context) => {
      const prepared = await requestToReject(context, operation)
      const body = { ...prepared.body, ...(await attributes(context)) }
      const response = await sendPrepared(context, prepared, { body })
      if (response.status !== 400) throw new Observed(`${operation} with ${what} returns ${response.status}.`)
      const { json } = response
      if (!isTexts(isRecord(json) ? json['message'] : undefined))
        response.fail('A `message` with texts by property.')
    },
  ),
)
