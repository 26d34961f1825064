/** Names in URLs that are decoded wrongly: of branches, tags and files. */
import { segmentsOf, valueOf, withSegment } from '../../message.ts'
import { mutant, mutantsOf, type Fault, type Mutant } from '../../mutant.ts'
import { together, when } from '../../vocabulary/conditions.ts'
import { jsonResponse, rejects } from '../../vocabulary/effects.ts'
import { altersParameter, altersPathSegment } from '../../vocabulary/requests.ts'
import { altersRecords } from '../../vocabulary/responses.ts'

const lastPart = altersPathSegment(4, (name) => name.split('/').at(-1) ?? name)

const refs: readonly Mutant[] = (
  [
    ['deleteBranch', 'delete-branch/deletes'],
    ['protectBranch', 'protect-branch/protects'],
    ['unprotectBranch', 'unprotect-branch/unprotects'],
    ['deleteTag', 'delete-tag/deletes'],
    ['createRelease', 'create-release/adds-release'],
    ['updateRelease', 'update-release/updates'],
    ['downloadArtifactsOfRef', 'download-artifacts-of-ref/sends-file'],
  ] as const
).map(([operation, rule]) =>
  mutant('ENC-02', operation, rule, 'ends the name in the path at a slash', lastPart),
)

const paths = (
  [
    ['updateFile', 'update-file/updates'],
    ['deleteFile', 'delete-file/deletes'],
    ['getRawFile', 'get-raw-file/raw-content'],
  ] as const
).flatMap(([operation, rule]) => [
  ...mutantsOf(
    operation,
    rule,
    ['ENC-02', 'ignores the directory of the path', lastPart],
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
    ['ENC-02', 'ends the path at a number sign', altersPathSegment(4, (path) => path.split('#')[0] ?? path)],
  ),
])

const keys: readonly Mutant[] = (
  [
    ['updateVariable', 'update-variable/updates'],
    ['deleteVariable', 'delete-variable/deletes'],
    ['getVariable', 'get-variable/by-key'],
  ] as const
).map(([operation, rule]) =>
  mutant(
    'ENC-02',
    operation,
    rule,
    'reads keys in paths in lower case',
    altersPathSegment(3, (key) => key.toLowerCase()),
  ),
)

/** What servers make of unusual names. */
const manglings: Readonly<Record<string, (name: string) => string>> = {
  'in lower case': (name) => name.toLowerCase(),
  'in decomposed form': (name) => name.normalize('NFD'),
  'without characters outside ASCII': (name) => name.replaceAll(/[^ -~]/g, '-'),
  'with a space for a plus sign': (name) => name.replaceAll('+', ' '),
  'with slashes replaced': (name) => name.replaceAll('/', '-'),
  'up to a number sign': (name) => name.split('#')[0] ?? name,
  'up to the last dot': (name) => name.replace(/\.[^./]*$/, ''),
  'up to an ampersand': (name) => name.split('&')[0] ?? name,
}

const creations = (
  [
    ['createBranch', 'branch', 'create-branch/from-branch'],
    ['createTag', 'tag_name', 'create-tag/from-branch'],
  ] as const
).flatMap(([operation, parameter, rule]) =>
  Object.entries(manglings)
    // A server rejects a name with a space.
    .filter(([how]) => !how.includes('plus'))
    .map(([how, mangle]) =>
      mutant(
        'ENC-03',
        operation,
        [rule, 'general/success-is-200'],
        `stores names ${how}`,
        returnsSentName(
          parameter,
          altersParameter(parameter, (name) => mangle(String(name))),
        ),
      ),
    ),
)

/** The response shows the name that was sent. */
function returnsSentName(parameter: string, fault: Fault): Fault {
  return together(
    altersRecords((record, call) => ({ ...record, name: valueOf(call, parameter) ?? record['name'] })),
    fault,
  )
}

const lookups = (
  [
    ['getBranch', 'get-branch/by-name'],
    ['protectBranch', 'protect-branch/protects'],
    ['unprotectBranch', 'unprotect-branch/unprotects'],
    ['deleteBranch', 'delete-branch/deletes'],
    ['getTag', 'get-tag/by-name'],
    ['deleteTag', 'delete-tag/deletes'],
    ['createRelease', 'create-release/adds-release'],
    ['updateRelease', 'update-release/updates'],
    ['getFile', 'get-file/encoded-path'],
    ['getRawFile', 'get-raw-file/raw-content'],
    ['createFile', 'create-file/creates'],
    ['updateFile', 'update-file/updates'],
    ['deleteFile', 'delete-file/deletes'],
  ] as const
).flatMap(([operation, rule]) =>
  Object.entries(manglings).map(([how, mangle]) =>
    mutant(
      'ENC-03',
      operation,
      [rule, 'general/success-is-200'],
      `reads names ${how}`,
      altersPathSegment(4, mangle),
    ),
  ),
)

/** A server that rejects the most unusual names, and mangles the others. */
const selective = (
  [
    ['createBranch', 'branch', 'create-branch/from-branch'],
    ['createTag', 'tag_name', 'create-tag/from-branch'],
  ] as const
).flatMap(([operation, parameter, rule]) =>
  ['without characters outside ASCII', 'with slashes replaced', 'up to the last dot'].map((how) =>
    mutant(
      'ENC-03',
      operation,
      [rule, 'general/success-is-200'],
      `rejects names with number signs and stores others ${how}`,
      together(
        when((call) => String(valueOf(call, parameter)).includes('#'), rejects(405)),
        returnsSentName(
          parameter,
          altersParameter(parameter, (name) => manglings[how]?.(String(name)) ?? name),
        ),
      ),
    ),
  ),
)

const selectiveReads = (
  [
    ['getBranch', 'get-branch/by-name', /branches$/],
    ['deleteBranch', 'delete-branch/deletes', /branches$/],
    ['getTag', 'get-tag/by-name', /tags$/],
    ['deleteTag', 'delete-tag/deletes', /tags$/],
  ] as const
).flatMap(([operation, rule, creation]) =>
  ['without characters outside ASCII', 'up to the last dot'].map((how) =>
    mutant(
      'ENC-03',
      operation,
      [rule, 'general/success-is-200'],
      `rejects names with number signs and reads others ${how}`,
      {
        everywhere(call, upstream) {
          const name = String(valueOf(call, 'branch') ?? valueOf(call, 'tag_name'))
          if (call.method === 'POST' && creation.test(call.path) && name.includes('#'))
            return Promise.resolve(jsonResponse(400, { message: 'The name is not valid' }))
          if (call.operation !== operation) return upstream.pass(call)
          const own = segmentsOf(call)[4] ?? ''
          return upstream.pass(withSegment(call, 4, manglings[how]?.(own) ?? own))
        },
      },
    ),
  ),
)

/** Names of labels. */
const labels = (
  [
    ['createIssue', 'create-issue/labels'],
    ['createMergeRequest', 'create-merge-request/labels'],
    ['updateMergeRequest', 'update-merge-request/labels'],
  ] as const
).flatMap(([operation, rule]) =>
  Object.entries(manglings)
    .filter(([how]) => !/sign|ampersand|dot/.test(how) || how.includes('plus'))
    .map(([how, mangle]) =>
      mutant(
        'ENC-03',
        operation,
        [rule, operation.startsWith('create') ? 'general/created-is-201' : 'general/success-is-200'],
        `stores labels ${how}`,
        altersParameter('labels', (names) => String(names).split(',').map(mangle).join(',')),
      ),
    ),
)

const withoutExtension = altersPathSegment(4, (name) => name.replace(/(?<=.)\.\w+$/, ''))

const extensions = (
  [
    ['getBranch', 'get-branch/by-name'],
    ['deleteTag', 'delete-tag/deletes'],
    ['protectBranch', 'protect-branch/protects'],
    ['updateRelease', 'update-release/updates'],
  ] as const
).map(([operation, rule]) =>
  mutant(
    'ENC-02',
    operation,
    [rule, 'general/success-is-200'],
    'ends names at their last dot',
    withoutExtension,
  ),
)

export const misreadNameMutants: readonly Mutant[] = [
  ...refs,
  ...paths,
  ...keys,
  ...creations,
  ...lookups,
  ...selective,
  ...selectiveReads,
  ...labels,
  ...extensions,
]
