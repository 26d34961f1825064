/** Defects of getFile, by the rule that each violates. */
import { alterJson, isHash, isRecord, isSuccess, jsonOf, valueOf } from '../../message.ts'
import { defectsOf, type Fault } from '../../mutant.ts'
import { by, hasValue, isAnonymous, namesCommit, when } from '../../vocabulary/conditions.ts'
import { hidesFromNonMembers, jsonResponse, rejects } from '../../vocabulary/effects.ts'
import { altersPathSegment, defaultsParameter } from '../../vocabulary/requests.ts'
import { altersProperty, altersResponse, returnsValue } from '../../vocabulary/responses.ts'
import { findsNameInRoot, onMaster } from './shared.ts'
import { rejectsIf } from '../../vocabulary/states.ts'
import { isProtected } from '../branches/shared.ts'

const namesTag = hasValue('ref', 'v1')

const text = (content: unknown) => Buffer.from(String(content), 'base64').toString('utf8')

const keepsBlob: Fault = {
  async around(call, upstream) {
    const response = await upstream.pass(call)
    if (!isSuccess(response)) return response
    return alterJson(response, (file) => {
      if (!isRecord(file)) return file
      const key = `${call.path} ${call.query}`
      const blob_id = upstream.memory.get(key) ?? file['blob_id']
      upstream.memory.set(key, blob_id)
      return { ...file, blob_id }
    })
  },
}

export const getFile = defectsOf('getFile', {
  'general/not-found-is-404': [['IDT-03', 'finds a file by its name in the root', findsNameInRoot]],
  'update-file/updates': [
    ['STT-04', 'returns the former blob', keepsBlob],
    ['SFX-03', 'returns the commit as the blob', altersProperty('blob_id', (_, file) => file['commit_id'])],
  ],
  'get-file/public-without-authentication': [
    ['STA-02', 'returns 401 for public files', when(by('anonymous'), rejects(401, '401 Unauthorized'))],
    [
      'STA-02',
      'returns 401 for public files at a commit',
      when(
        (call, upstream) => isAnonymous(call) && namesCommit(call, upstream),
        rejects(401, '401 Unauthorized'),
      ),
    ],
    [
      'STA-02',
      'returns 401 for public files at a tag',
      when(
        (call, upstream) =>
          isAnonymous(call) && !namesCommit(call, upstream) && !hasValue('ref', 'master')(call, upstream),
        rejects(401, '401 Unauthorized'),
      ),
    ],
    ['AUT-01', 'requires credentials for files on protected branches', rejectsIf(401, isProtected)],
  ],
  'get-file/ref-required': [['SEM-05', 'uses master as the default ref', defaultsParameter('ref', 'master')]],
  'get-file/at-branch': [
    [
      'SEM-02',
      'uses master instead of the branch',
      when(
        (call) =>
          !isHash(valueOf(call, 'ref')) &&
          valueOf(call, 'ref') !== undefined &&
          valueOf(call, 'ref') !== 'v1',
        onMaster,
      ),
    ],
    ['SEM-02', 'returns another ref', altersProperty('ref', () => 'master')],
  ],
  'get-file/at-tag': [
    [
      'SEM-02',
      'uses master instead of the tag',
      when((call, upstream) => namesTag(call, upstream), onMaster),
    ],
    ['STA-03', 'rejects tags as ref', when(namesTag, rejects(404, '404 Commit Not Found'))],
  ],
  'get-file/at-commit': [
    ['SEM-02', 'uses master instead of the commit', when(namesCommit, onMaster)],
    ['STA-03', 'rejects commits as ref', when(namesCommit, rejects(404, '404 Commit Not Found'))],
  ],
  'get-file/encoded-path': [
    [
      'ENC-02',
      'decodes a plus sign in the path as a space',
      altersPathSegment(4, (path) => path.replaceAll('+', ' ')),
    ],
    [
      'ENC-02',
      'decodes the path twice',
      altersPathSegment(4, (path) => path.replaceAll(/%[0-9a-f]{2}/gi, (sign) => decodeURIComponent(sign))),
    ],
    [
      'ENC-02',
      'ignores the directory of the path',
      altersPathSegment(4, (path) => path.split('/').at(-1) ?? path),
    ],
    [
      'SEM-02',
      'returns the directories of the file as file_name',
      altersProperty('file_name', (_, file) => String(file['file_path']).replace(/\/?[^/]*$/, '')),
    ],
  ],
  'get-file/content-base64': [
    [
      'ENC-01',
      'uses the alphabet of URLs',
      altersProperty('content', (content) => String(content).replaceAll('+', '-').replaceAll('/', '_')),
    ],
    ['ENC-01', 'returns the content without encoding', altersProperty('content', text)],
    [
      'ENC-01',
      'reads bytes as text',
      altersProperty('content', (content) => Buffer.from(text(content)).toString('base64')),
    ],
    [
      'ENC-01',
      'encodes the content twice',
      altersProperty('content', (content) => Buffer.from(String(content)).toString('base64')),
    ],
    [
      'ENC-01',
      'counts characters instead of bytes as size',
      altersProperty('size', (_, file) => text(file['content']).length),
    ],
    [
      'STA-03',
      'does not find empty files',
      altersResponse((response) => {
        const file = isSuccess(response) ? jsonOf(response) : undefined
        return isRecord(file) && file['size'] === 0
          ? jsonResponse(404, { message: '404 File Not Found' })
          : response
      }),
    ],
    ['SCH-04', 'returns text as the encoding', returnsValue('encoding', 'text')],
  ],
  'update-file/last-commit-id': [
    [
      'SEM-02',
      'returns the last commit of the branch as last_commit_id',
      altersProperty('last_commit_id', (_, file) => file['commit_id']),
    ],
  ],
  'general/internal-for-signed-in-users': [
    ['STA-02', 'hides internal projects from non-members', hidesFromNonMembers],
  ],
  'general/success-is-200': [
    [
      'SEM-10',
      'returns the commit of a hash as the last commit of the file',
      when(
        namesCommit,
        altersProperty('last_commit_id', (_, file) => file['commit_id']),
      ),
    ],
  ],
})
