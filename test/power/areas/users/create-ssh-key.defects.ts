/** Defects of the creation of SSH keys, the same for both operations. */
import { isRecord, isSuccess, jsonOf, valueOf, withJson } from '../../message.ts'
import { defectsOfEach, type Fault } from '../../mutant.ts'
import { defaultsParameter } from '../../vocabulary/requests.ts'
import { altersResponse, replacesStatus, returnsErrorBody } from '../../vocabulary/responses.ts'
import { someKey } from './shared.ts'

/** Two keys are equal only if their comments are. */
const comparesComments: Fault = {
  async around(call, upstream) {
    const response = await upstream.pass(call)
    const key = String(valueOf(call, 'key'))
    if (isSuccess(response)) upstream.memory.set(key, true)
    const isOther = response.status === 400 && key.startsWith('ssh-') && !upstream.memory.has(key)
    return isOther && key.endsWith('-comment')
      ? withJson(
          { ...response, status: 201 },
          { id: 2_000_000, title: 'Key', key, created_at: '2017-01-01T00:00:00Z' },
        )
      : response
  },
}

export const createSshKey = defectsOfEach(['createUserSshKey', 'createCurrentUserSshKey'], {
  'title-required': [['SEM-05', 'sets a title by default', defaultsParameter('title', 'Untitled')]],
  'key-required': [['SEM-05', 'sets a key by default', defaultsParameter('key', someKey)]],
  'taken-is-400': [
    ['STA-02', 'returns 409 for 400', replacesStatus(400, 409)],
    ['STT-03', 'accepts a taken key with another comment', comparesComments],
    ['STA-04', 'returns one string for each property', returnsErrorBody(400, { message: 'Taken' })],
    [
      'STA-04',
      'omits the fingerprint from the error',
      altersResponse((response) => {
        const json = jsonOf(response)
        if (response.status !== 400 || !isRecord(json) || !isRecord(json['message'])) return response
        const { fingerprint: _, ...message } = json['message']
        return withJson(response, { message })
      }),
    ],
  ],
})
