/** The arguments of `git-upload-pack` that all versions of the protocol have. */
import type { Deepening } from '../git/fetch/shallow.ts'
import { noFilter, type ObjectFilter } from '../git/fetch/select-objects.ts'
import { ProtocolError } from './protocol-error.ts'

export interface FetchArguments {
  wants: string[]
  haves: string[]
  /** Commits whose parents the client does not have. */
  shallow: Set<string>
  /** How many generations it wants; undefined: as many as there are. */
  depth: number | undefined
  since: Date | undefined
  /** Names of refs whose history the client excludes. */
  not: string[]
  filter: ObjectFilter
  /** Whether the client has finished telling what it has. */
  done: boolean
  /** Words without a value, such as `include-tag`; in older versions the capabilities. */
  flags: Set<string>
}

export function noArguments(): FetchArguments {
  return {
    wants: [],
    haves: [],
    shallow: new Set(),
    depth: undefined,
    since: undefined,
    not: [],
    filter: noFilter,
    done: false,
    flags: new Set(),
  }
}

/** Adds a line to the arguments; throws `ProtocolError` for one that is not understood. */
export function addArgument(fetch: FetchArguments, line: string): void {
  const space = line.indexOf(' ')
  const [key, value] = space < 0 ? [line, ''] : [line.slice(0, space), line.slice(space + 1)]
  if (key === 'want') fetch.wants.push(oidIn(value, line))
  else if (key === 'have') fetch.haves.push(oidIn(value, line))
  else if (key === 'shallow') fetch.shallow.add(oidIn(value, line))
  else if (key === 'deepen') fetch.depth = numberIn(value, line)
  else if (key === 'deepen-since') fetch.since = new Date(numberIn(value, line) * 1000)
  else if (key === 'deepen-not') fetch.not.push(value)
  else if (key === 'filter') fetch.filter = filterIn(value)
  else if (line === 'done') fetch.done = true
  else if (space < 0) fetch.flags.add(line)
  else throw new ProtocolError(`unexpected line: ${line}`)
}

/** How the boundary of the client's history is to move; undefined: not at all. `not` has become commits. */
export function deepeningOf(
  { depth, since, flags }: FetchArguments,
  not: readonly string[],
): Deepening | undefined {
  if (depth !== undefined) {
    if (since !== undefined || not.length > 0)
      throw new ProtocolError('deepen cannot be combined with deepen-since or deepen-not')
    return { kind: 'depth', depth, relative: flags.has('deepen-relative') }
  }
  return since === undefined && not.length === 0 ? undefined : { kind: 'limits', since, not }
}

function oidIn(value: string, line: string): string {
  if (!/^[0-9a-f]{40}$/.test(value)) throw new ProtocolError(`no object name: ${line}`)
  return value
}

function numberIn(value: string, line: string): number {
  if (!/^[1-9]\d{0,14}$/.test(value)) throw new ProtocolError(`no positive number: ${line}`)
  return Number(value)
}

const units: Readonly<Record<string, number>> = { '': 1, k: 1024, m: 1024 ** 2, g: 1024 ** 3 }

function filterIn(spec: string): ObjectFilter {
  const [, kind, number = '', unit = ''] =
    /^(blob:none|blob:limit=|tree:)(?:(\d{1,12})([kmg]?))?$/i.exec(spec) ?? []
  const amount = Number(number) * (units[unit.toLowerCase()] ?? 1)
  if (kind === 'blob:none' && number === '') return { ...noFilter, blobs: false }
  if (kind === 'blob:limit=' && number !== '') return { ...noFilter, blobLimit: amount }
  if (kind === 'tree:' && number !== '') return { ...noFilter, depth: amount }
  throw new ProtocolError(`filter ${spec} is not supported; use blob:none, blob:limit=<n> or tree:<depth>`)
}
