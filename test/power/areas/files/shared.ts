/** What defects of several operations on files share. */
import { segmentsOf, type Call, valueOf } from '../../message.ts'
import type { Fault } from '../../mutant.ts'
import { otherCall } from '../../vocabulary/effects.ts'
import { alsoDoesAll, listedAt } from '../../vocabulary/lookups.ts'
import { altersParameter } from '../../vocabulary/requests.ts'

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
