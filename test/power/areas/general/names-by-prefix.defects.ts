/** Names in paths that also find records whose name only begins with them. */
import type { OperationId } from '../../../../generated/operations.ts'
import type { RuleId } from '../../../../generated/rules.ts'
import { isSuccess, segmentsOf, withSegment, type Call, pathOf } from '../../message.ts'
import { mutant, type Fault, type Mutant } from '../../mutant.ts'
import { byAdministrator, otherCall } from '../../vocabulary/effects.ts'
import { listedAt } from '../../vocabulary/lookups.ts'

/** The records of a project whose names begin with that of the path, in the order of the list. */
type Choose = (names: readonly string[], own: string) => string | undefined

const choices: Readonly<Record<string, Choose>> = {
  'finds a record by the beginning of its name if no other has the name': (names, own) =>
    names.includes(own) ? own : names[0],
  'finds the first record in the list whose name begins with the name': (names) => names[0],
  'finds the last record in the list whose name begins with the name': (names) => names.at(-1),
}

/** `segment` is the position of the name in the path; the list is the path before it. */
function findsByBeginning(segment: number, list: (call: Call) => string, choose: Choose): Fault {
  return {
    async around(call, upstream) {
      const own = segmentsOf(call)[segment] ?? ''
      const names = (await listedAt(list(call), call, upstream))
        .map((item) => String(item['name'] ?? item['key']))
        .filter((name) => name.startsWith(own))
      const found = choose(names, own)
      return upstream.pass(found === undefined ? call : withSegment(call, segment, found))
    },
  }
}

const below = (call: Call, rest: string) =>
  `/projects/${encodeURIComponent(segmentsOf(call)[1] ?? '')}/${rest}`

const kinds = [
  {
    segment: 4,
    list: (call: Call) => below(call, 'repository/branches'),
    operations: [
      ['getBranch', 'get-branch/by-name'],
      ['protectBranch', 'protect-branch/protects'],
      ['unprotectBranch', 'unprotect-branch/unprotects'],
      ['deleteBranch', 'delete-branch/deletes'],
    ],
  },
  {
    segment: 4,
    list: (call: Call) => below(call, 'repository/tags'),
    operations: [
      ['getTag', 'get-tag/by-name'],
      ['deleteTag', 'delete-tag/deletes'],
      ['createRelease', 'create-release/adds-release'],
      ['updateRelease', 'update-release/updates'],
    ],
  },
  {
    segment: 3,
    list: (call: Call) => below(call, 'variables'),
    operations: [
      ['getVariable', 'get-variable/by-key'],
      ['updateVariable', 'update-variable/updates'],
      ['deleteVariable', 'delete-variable/deletes'],
    ],
  },
] as const satisfies readonly {
  segment: number
  list: (call: Call) => string
  operations: readonly (readonly [OperationId, RuleId])[]
}[]

const ofRecords = kinds.flatMap(({ segment, list, operations }) =>
  operations.flatMap(([operation, rule]) =>
    Object.entries(choices).map(([description, choose]) =>
      mutant(
        'IDT-03',
        operation,
        [rule, 'general/not-found-is-404', 'general/delete-is-idempotent'],
        description,
        findsByBeginning(segment, list, choose),
      ),
    ),
  ),
)

/** A path without its extension finds the file. */
const withoutExtension: Fault = {
  async around(call, upstream) {
    const path = segmentsOf(call)[4] ?? ''
    let found = call
    for (const extension of ['.md', '.txt']) {
      const longer = withSegment(call, 4, `${path}${extension}`)
      const read = otherCall(longer, 'GET', `${pathOf(longer)}?ref=master`)
      if (isSuccess(await upstream.pass(byAdministrator(read, upstream)))) found = longer
    }
    return upstream.pass(found)
  },
}

const ofFiles = (
  [
    ['getFile', 'general/not-found-is-404'],
    ['getRawFile', 'general/not-found-is-404'],
    ['deleteFile', 'general/delete-is-idempotent'],
  ] as const
).map(([operation, rule]) =>
  mutant('IDT-03', operation, rule, 'finds a file by its path without the extension', withoutExtension),
)

/** The path of a project or group without its last character finds it. */
const byBeginningOfPath = (collection: 'projects' | 'groups'): Fault => ({
  async around(call, upstream) {
    const path = segmentsOf(call)[1] ?? ''
    const response = await upstream.pass(call)
    if (response.status !== 404 || /^\d+$/.test(path)) return response
    const name = collection === 'projects' ? 'path_with_namespace' : 'full_path'
    const all = await listedAt(`/${collection}?order_by=name`, call, upstream)
    const found = all.find((each) => String(each[name]).startsWith(path))
    return found === undefined ? response : upstream.pass(withSegment(call, 1, String(found['id'])))
  },
})

const ofParents = (
  [
    ['getProject', 'projects'],
    ['listBranches', 'projects'],
    ['createVariable', 'projects'],
    ['getGroup', 'groups'],
    ['updateGroup', 'groups'],
  ] as const
).map(([operation, collection]) =>
  mutant(
    'IDT-03',
    operation,
    'general/not-found-is-404',
    'finds a record by the beginning of its path',
    byBeginningOfPath(collection),
  ),
)

export const nameByPrefixMutants: readonly Mutant[] = [...ofRecords, ...ofFiles, ...ofParents]
