/** Defects of the creation of SSH keys, the same for both operations. */
import { isRecord, jsonOf, withJson } from '../../message.ts'
import { defectsOfEach } from '../../mutant.ts'
import { defaultsParameter } from '../../vocabulary/requests.ts'
import { altersResponse, replacesStatus, returnsErrorBody } from '../../vocabulary/responses.ts'
import { someKey } from './shared.ts'

export const createSshKey = defectsOfEach(['createUserSshKey', 'createCurrentUserSshKey'], {
  'title-required': [['SEM-05', 'sets a title by default', defaultsParameter('title', 'Untitled')]],
  'key-required': [['SEM-05', 'sets a key by default', defaultsParameter('key', someKey)]],
  'taken-is-400': [
    ['STA-02', 'returns 409 for 400', replacesStatus(400, 409)],
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
