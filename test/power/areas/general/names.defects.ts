/** Names in URLs that are decoded wrongly: of branches, tags and files. */
import { mutant, mutantsOf, type Mutant } from '../../mutant.ts'
import { altersPathSegment } from '../../vocabulary/requests.ts'

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

export const nameMutants: readonly Mutant[] = [...refs, ...paths, ...keys]
