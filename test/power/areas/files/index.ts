/** Files that are shown otherwise than they stand in the repository. */
import { isHash, isSuccess, segmentsOf, valueOf } from '../../message.ts'
import { mutant, type Mutant } from '../../mutant.ts'
import { damages, shows, showsAs } from '../../vocabulary/responses.ts'
import { by, hasValue, namesCommit, when } from '../../vocabulary/conditions.ts'
import { hidesFromNonMembers, jsonResponse, pretends, refuses } from '../../vocabulary/effects.ts'
import { byDefault, leads, takes } from '../../vocabulary/requests.ts'
import { damagedTexts } from './contents.ts'
import { fileWriteMutants } from './written.ts'

const namesTag = hasValue('ref', 'v1')
const onMaster = takes('ref', () => 'master')
const text = (content: unknown) => Buffer.from(String(content), 'base64').toString('utf8')

const shown: readonly Mutant[] = [
  mutant(
    'STA-02',
    'getFile',
    'get-file/public-without-authentication',
    'files need credentials',
    when(by('anonymous'), refuses(401, '401 Unauthorized')),
  ),
  ...(['getFile', 'getRawFile'] as const).map((operation) =>
    mutant(
      'STA-02',
      operation,
      'general/internal-for-signed-in-users',
      'internal projects are for members',
      hidesFromNonMembers,
    ),
  ),
  mutant(
    'SEM-05',
    'getFile',
    'get-file/ref-required',
    'without a ref it is master',
    byDefault('ref', 'master'),
  ),
  mutant(
    'SEM-02',
    'getFile',
    'get-file/at-branch',
    'every branch is taken for master',
    when(
      (call) =>
        !isHash(valueOf(call, 'ref')) && valueOf(call, 'ref') !== undefined && valueOf(call, 'ref') !== 'v1',
      onMaster,
    ),
  ),
  mutant(
    'SEM-02',
    'getFile',
    'get-file/at-branch',
    'the file is told to be of another ref',
    showsAs('ref', () => 'master'),
  ),
  mutant(
    'SEM-02',
    'getFile',
    'get-file/at-tag',
    'every tag is taken for master',
    when((call, behind) => namesTag(call, behind), onMaster),
  ),
  mutant(
    'STA-03',
    'getFile',
    'get-file/at-tag',
    'tags are not known',
    when(namesTag, refuses(404, '404 Commit Not Found')),
  ),
  mutant(
    'SEM-02',
    'getFile',
    'get-file/at-commit',
    'every commit is taken for master',
    when(namesCommit, onMaster),
  ),
  mutant(
    'STA-03',
    'getFile',
    'get-file/at-commit',
    'commits are not known',
    when(namesCommit, refuses(404, '404 Commit Not Found')),
  ),
  mutant(
    'ENC-02',
    'getFile',
    'get-file/encoded-path',
    'a plus is a blank',
    leads(4, (path) => path.replaceAll('+', ' ')),
  ),
  mutant(
    'ENC-02',
    'getFile',
    'get-file/encoded-path',
    'the path is decoded twice',
    leads(4, (path) => path.replaceAll(/%[0-9a-f]{2}/gi, (sign) => decodeURIComponent(sign))),
  ),
  mutant(
    'ENC-02',
    'getFile',
    'get-file/encoded-path',
    'directories do not count',
    leads(4, (path) => path.split('/').at(-1) ?? path),
  ),
  mutant(
    'SEM-02',
    'getFile',
    'get-file/encoded-path',
    'the name is the whole path',
    showsAs('file_name', (_, file) => file['file_path']),
  ),
  mutant(
    'ENC-01',
    'getFile',
    'get-file/content-base64',
    'the content stands there as it is',
    showsAs('content', text),
  ),
  mutant(
    'ENC-01',
    'getFile',
    'get-file/content-base64',
    'bytes are taken for text',
    showsAs('content', (content) => Buffer.from(text(content)).toString('base64')),
  ),
  mutant(
    'ENC-01',
    'getFile',
    'get-file/content-base64',
    'the content is encoded twice',
    showsAs('content', (content) => Buffer.from(String(content)).toString('base64')),
  ),
  mutant(
    'ENC-01',
    'getFile',
    'get-file/content-base64',
    'the size counts signs',
    showsAs('size', (_, file) => text(file['content']).length),
  ),
  mutant(
    'SCH-04',
    'getFile',
    'get-file/content-base64',
    'the encoding is told to be text',
    shows('encoding', 'text'),
  ),
  mutant(
    'SEM-02',
    'getFile',
    'update-file/last-commit-id',
    'the last commit of the branch is taken for that of the file',
    showsAs('last_commit_id', (_, file) => file['commit_id']),
  ),
]

const raw: readonly Mutant[] = [
  mutant(
    'SEM-05',
    'getRawFile',
    'get-raw-file/ref-required',
    'without a ref it is master',
    byDefault('ref', 'master'),
  ),
  ...Object.entries(damagedTexts)
    .filter(([words]) => !words.startsWith('what looks'))
    .map(([words, damage]) =>
      mutant(
        'ENC-01',
        'getRawFile',
        'get-raw-file/raw-content',
        words,
        damages((bytes) => (bytes.includes(0) ? bytes : Buffer.from(damage(bytes.toString('utf8'))))),
      ),
    ),
  mutant(
    'ENC-01',
    'getRawFile',
    'get-raw-file/raw-content',
    'the content comes in Base64',
    damages((bytes) => Buffer.from(bytes.toString('base64'))),
  ),
  mutant(
    'ENC-01',
    'getRawFile',
    'get-raw-file/raw-content',
    'bytes are taken for text',
    damages((bytes) => Buffer.from(bytes.toString('utf8'))),
  ),
  mutant('ENC-01', 'getRawFile', 'get-raw-file/raw-content', 'JSON is written anew', {
    async around(call, behind) {
      const response = await behind.pass(call)
      const isJson = isSuccess(response) && (segmentsOf(call)[4] ?? '').endsWith('.json')
      return isJson
        ? { ...response, body: Buffer.from(JSON.stringify(JSON.parse(response.body.toString('utf8')))) }
        : response
    },
  }),
  mutant(
    'SEM-02',
    'getRawFile',
    'get-raw-file/raw-content',
    'every branch and tag is taken for master',
    when((call) => !isHash(valueOf(call, 'ref')) && valueOf(call, 'ref') !== undefined, onMaster),
  ),
  mutant(
    'SEM-02',
    'getRawFile',
    'get-raw-file/moved-route',
    'every commit is taken for master',
    when(namesCommit, onMaster),
  ),
  mutant(
    'STA-03',
    'getRawFile',
    'get-raw-file/moved-route',
    'commits are not known',
    when(namesCommit, refuses(404, '404 Commit Not Found')),
  ),
  mutant('STA-03', 'getRawFile', 'get-raw-file/moved-route', 'files in directories are not found', {
    around: async (call, behind) =>
      (segmentsOf(call)[4] ?? '').includes('/')
        ? jsonResponse(404, { error: '404 Not Found' })
        : behind.pass(call),
  }),
]

const named: readonly Mutant[] = (
  [
    ['getRepositoryTree', 'get-repository-tree/route-exists'],
    ['getBlob', 'get-blob/route-exists'],
  ] as const
).map(([operation, rule]) =>
  mutant('STA-03', operation, rule, 'the route is not known', pretends(404, { error: '404 Not Found' })),
)

export const fileMutants: readonly Mutant[] = [...shown, ...raw, ...named, ...fileWriteMutants]
