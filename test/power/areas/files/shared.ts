/** What defects of several operations on files share. */
import { segmentsOf, type Call, valueOf, withSegment } from '../../message.ts'
import type { Defect, Fault } from '../../mutant.ts'
import { otherCall } from '../../vocabulary/effects.ts'
import { alsoDoesAll, listedAt, shownAt } from '../../vocabulary/lookups.ts'
import { altersParameter } from '../../vocabulary/requests.ts'
import { returnsValue } from '../../vocabulary/responses.ts'

export const storesFirstLine: Defect = [
  'ENC-01',
  'stores only the first line of the message',
  altersParameter('commit_message', (message) => String(message).split('\n')[0]),
]

export const returnsDefaultBranch: Defect = [
  'STT-04',
  'returns the default branch for every branch',
  returnsValue('branch', 'master'),
]

export const onMaster = altersParameter('ref', () => 'master')

const filesOf = (call: Call) => `/projects/${segmentsOf(call)[1] ?? ''}/repository/files`

const fileOf = (call: Call, path: string) => `${filesOf(call)}/${encodeURIComponent(path)}`

/** Files in the root of the branch are removed as well. */
export function removesFiles(which: (call: Call, path: unknown) => boolean): Fault {
  return alsoDoesAll(async (call, upstream) => {
    const branch = String(valueOf(call, 'branch'))
    const path = `/projects/${segmentsOf(call)[1] ?? ''}/repository/tree?ref=${encodeURIComponent(branch)}`
    const files = (await listedAt(path, call, upstream)).filter(({ type }) => type === 'blob')
    const query = String(new URLSearchParams({ commit_message: 'Change', branch }))
    return files
      .filter(({ path }) => which(call, path))
      .map(({ path }) => otherCall(call, 'DELETE', `${fileOf(call, String(path))}?${query}`))
  })
}

/** A path that does not exist finds the file of the same name in the root. */
export const findsNameInRoot: Fault = {
  async around(call, upstream) {
    const path = segmentsOf(call)[4] ?? ''
    const ref = encodeURIComponent(String(valueOf(call, 'ref') ?? valueOf(call, 'branch')))
    const file = await shownAt(`${fileOf(call, path)}?ref=${ref}`, call, upstream)
    const name = path.split('/').at(-1) ?? path
    return upstream.pass(file === undefined ? withSegment(call, 4, name) : call)
  },
}

export const toSameFileInLib: Defect = [
  'SFX-02',
  'does the same to the file of the same name in lib',
  alsoDoesAll(async (call) => [withSegment(call, 4, `lib/${segmentsOf(call)[4] ?? ''}`)]),
]
