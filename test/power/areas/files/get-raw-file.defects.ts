/** Defects of getRawFile, by the rule that each violates. */
import { isHash, isSuccess, segmentsOf, valueOf } from '../../message.ts'
import { defectsOf, type Defect } from '../../mutant.ts'
import { namesCommit, when } from '../../vocabulary/conditions.ts'
import { hidesFromNonMembers, jsonResponse, rejects } from '../../vocabulary/effects.ts'
import { defaultsParameter } from '../../vocabulary/requests.ts'
import { altersBytes, altersResponse } from '../../vocabulary/responses.ts'
import { damagedTexts } from '../../vocabulary/contents.ts'
import { onMaster } from './shared.ts'

export const getRawFile = defectsOf('getRawFile', {
  'get-raw-file/ref-required': [
    ['SEM-05', 'uses master as the default ref', defaultsParameter('ref', 'master')],
  ],
  'get-raw-file/raw-content': [
    [
      'STA-03',
      'does not find empty files',
      altersResponse((response) =>
        isSuccess(response) && response.body.length === 0
          ? jsonResponse(404, { message: '404 File Not Found' })
          : response,
      ),
    ],
    [
      'ENC-01',
      'returns the content in Base64',
      altersBytes((bytes) => Buffer.from(bytes.toString('base64'))),
    ],
    ['ENC-01', 'reads bytes as text', altersBytes((bytes) => Buffer.from(bytes.toString('utf8')))],
    [
      'ENC-01',
      'reformats JSON content',
      {
        async around(call, upstream) {
          const response = await upstream.pass(call)
          const isJson = isSuccess(response) && (segmentsOf(call)[4] ?? '').endsWith('.json')
          return isJson
            ? { ...response, body: Buffer.from(JSON.stringify(JSON.parse(response.body.toString('utf8')))) }
            : response
        },
      },
    ],
    [
      'SEM-02',
      'uses master instead of the ref',
      when((call) => !isHash(valueOf(call, 'ref')) && valueOf(call, 'ref') !== undefined, onMaster),
    ],
    ...Object.entries(damagedTexts)
      .filter(([description]) => !description.startsWith('what looks'))
      .map(([description, damage]): Defect => [
        'ENC-01',
        description,
        altersBytes((bytes) => (bytes.includes(0) ? bytes : Buffer.from(damage(bytes.toString('utf8'))))),
      ]),
  ],
  'get-raw-file/moved-route': [
    ['SEM-02', 'uses master instead of the commit', when(namesCommit, onMaster)],
    ['STA-03', 'rejects commits as ref', when(namesCommit, rejects(404, '404 Commit Not Found'))],
    [
      'STA-03',
      'returns 404 for files in directories',
      {
        around: async (call, upstream) =>
          (segmentsOf(call)[4] ?? '').includes('/')
            ? jsonResponse(404, { error: '404 Not Found' })
            : upstream.pass(call),
      },
    ],
  ],
  'general/internal-for-signed-in-users': [
    ['STA-02', 'hides internal projects from non-members', hidesFromNonMembers],
  ],
})
