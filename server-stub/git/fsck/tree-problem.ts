import { isValidComponent } from '../path.ts'
import type { FsckProblem } from './problem.ts'

const modes: ReadonlySet<string> = new Set(['40000', '100644', '100664', '100755', '120000', '160000'])
const oidBytes = 20

/** One raw entry of a tree. */
interface RawEntry {
  mode: string
  name: Buffer
  oid: Buffer
}

/** What is wrong with a tree; undefined when nothing is. */
export function treeProblem(body: Buffer): FsckProblem | undefined {
  const names = new Set<string>()
  let previous: RawEntry | undefined
  for (let at = 0; at < body.length;) {
    const entry = readEntry(body, at)
    if (entry === undefined) return { id: 'badTree', text: 'an entry is truncated' }
    const problem = entryProblem(entry) ?? orderProblem(previous, entry, names)
    if (problem !== undefined) return problem
    names.add(entry.name.toString('latin1'))
    previous = entry
    at += entry.mode.length + 1 + entry.name.length + 1 + oidBytes
  }
  return undefined
}

function readEntry(body: Buffer, at: number): RawEntry | undefined {
  const space = body.indexOf(0x20, at)
  const end = space < 0 ? -1 : body.indexOf(0, space)
  if (end < 0 || end + 1 + oidBytes > body.length) return undefined
  const mode = body.toString('latin1', at, space)
  return { mode, name: body.subarray(space + 1, end), oid: body.subarray(end + 1, end + 1 + oidBytes) }
}

function entryProblem({ mode, name, oid }: RawEntry): FsckProblem | undefined {
  const shown = JSON.stringify(name.toString())
  if (mode.startsWith('0')) return { id: 'zeroPaddedFilemode', text: `the mode of ${shown} begins with 0` }
  if (!modes.has(mode)) return { id: 'badFilemode', text: `${shown} has the mode ${JSON.stringify(mode)}` }
  if (name.length === 0) return { id: 'emptyName', text: 'an entry has no name' }
  if (name.includes('/')) return { id: 'fullPathname', text: `${shown} contains a slash` }
  if (oid.every((byte) => byte === 0)) return { id: 'nullSha1', text: `${shown} refers to no object` }
  if (isValidComponent(name.toString())) return undefined
  const id = shown === '"."' ? 'hasDot' : shown === '".."' ? 'hasDotdot' : 'hasDotgit'
  return { id, text: `the name ${shown} is not allowed` }
}

function orderProblem(
  previous: RawEntry | undefined,
  entry: RawEntry,
  names: ReadonlySet<string>,
): FsckProblem | undefined {
  const shown = JSON.stringify(entry.name.toString())
  if (names.has(entry.name.toString('latin1')))
    return { id: 'duplicateEntries', text: `${shown} occurs more than once` }
  if (previous !== undefined && Buffer.compare(sortKey(previous), sortKey(entry)) >= 0)
    return { id: 'treeNotSorted', text: `${shown} is not in the right order` }
  return undefined
}

/** Git sorts a directory as if its name ended with a slash. */
const sortKey = ({ mode, name }: RawEntry): Buffer =>
  mode === '40000' ? Buffer.concat([name, Buffer.from('/')]) : name
