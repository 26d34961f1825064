import { execFileSync } from 'node:child_process'
import { CommandError } from '../command-line/io.ts'

/** A file of a commit. */
export interface Entry {
  /** Undefined when it is no UTF-8, which JSON cannot carry. */
  path: string | undefined
  /** `100644` file, `100755` executable, `120000` symbolic link, `160000` submodule. */
  mode: string
  /** Name of the blob. */
  id: string
  /** Bytes. */
  size: number
}

/** What a commit did to one file. */
export type Change =
  | { kind: 'create' | 'update'; path: string; id: string }
  | { kind: 'delete'; path: string }
  | { kind: 'move'; path: string; from: string; id: string; edited: boolean }

export interface OriginalCommit {
  id: string
  title: string
  message: string
  author: { name: string; email: string }
  /** Null when it is the first. */
  parent: string | null
}

/** A real repository, read with the real Git. */
export interface Original {
  /** The last commits of the current branch along first parents, oldest first. */
  lastCommits(count: number): OriginalCommit[]
  entries(commit: string): Entry[]
  changes(commit: OriginalCommit): Change[]
  /** Contents of blobs by their names. */
  blobs(ids: readonly string[]): Map<string, Buffer>
  /** What `git rev-parse` says. */
  revParse(revision: string): string
}

/** Opens a repository. Throws `CommandError` when there is none, or no Git to read it with. */
export function openOriginal(directory: string): Original {
  const git = (args: readonly string[], input = '') => runGit(directory, args, input)
  const head = text(git(['rev-parse', '--quiet', '--verify', 'HEAD^{commit}'])).trim()
  return {
    lastCommits: (count) => {
      const format = '--format=%H%n%P%n%an%n%ae%n%B'
      const log = git([
        'log',
        '-z',
        '--first-parent',
        '--encoding=UTF-8',
        `--max-count=${count}`,
        format,
        head,
      ])
      return fields(log)
        .map((record) => readCommit(text(record)))
        .toReversed()
    },
    entries: (commit) => fields(git(['ls-tree', '-r', '-z', '-l', commit])).map(readEntry),
    changes: ({ id, parent }) =>
      readChanges(fields(git([...difference, ...(parent === null ? ['--root', id] : [parent, id])]))),
    blobs: (ids) => readBlobs(git(['cat-file', '--batch'], ids.map((id) => `${id}\n`).join(''))),
    revParse: (revision) => text(git(['rev-parse', '--verify', revision])).trim(),
  }
}

export const submodule = '160000'
const absent = '000000'
const difference = ['diff-tree', '-r', '-z', '-M', '--raw', '--no-commit-id']

function runGit(directory: string, args: readonly string[], input: string): Buffer {
  try {
    return execFileSync('git', ['-C', directory, ...args], {
      input,
      maxBuffer: 2 ** 31,
      stdio: ['pipe', 'pipe', 'pipe'],
      env: { ...process.env, GIT_OPTIONAL_LOCKS: '0', LC_ALL: 'C' },
    })
  } catch (error) {
    if (!(error instanceof Error)) throw error
    if ('code' in error && error.code === 'ENOENT') {
      throw new CommandError('needs Git to read a repository, and there is none on this machine')
    }
    const said = 'stderr' in error ? String(error.stderr).trim() : error.message
    throw new CommandError(
      `cannot read the repository in ${directory}: ${said === '' ? 'it has no commit' : said}`,
    )
  }
}

function text(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
}

/** The parts of NUL-separated output. */
function fields(output: Buffer): Buffer[] {
  const parts: Buffer[] = []
  let start = 0
  for (let end = output.indexOf(0); end !== -1; end = output.indexOf(0, start)) {
    parts.push(output.subarray(start, end))
    start = end + 1
  }
  return start < output.length ? [...parts, output.subarray(start)] : parts
}

function readCommit(record: string): OriginalCommit {
  const [id = '', parents = '', name = '', email = '', ...lines] = record.split('\n')
  const message = lines.join('\n')
  return {
    id,
    title: lines[0] ?? '',
    message: message.trim() === '' ? '(no message)' : message,
    author: { name, email },
    parent: parents.split(' ')[0] || null,
  }
}

function readEntry(field: Buffer): Entry {
  const tab = field.indexOf(9)
  const [mode = '', , id = '', size = ''] = field.toString('latin1', 0, tab).split(/ +/)
  return { path: pathText(field.subarray(tab + 1)), mode, id, size: size === '-' ? 0 : Number(size) }
}

/** `:100644 100755 <old id> <new id> M`, the path, and for a rename the new path, each in its own field. */
function readChanges(parts: readonly Buffer[]): Change[] {
  const changes: (Change | undefined)[] = []
  const next = parts.values()
  for (const facts of next) {
    const [oldMode, newMode, oldId = '', id = '', status = ''] = facts.toString('latin1', 1).split(' ')
    const from = pathText(next.next().value)
    const path = status.startsWith('R') ? pathText(next.next().value) : from
    const before = oldMode === submodule || oldMode === absent ? undefined : from
    const after = newMode === submodule || newMode === absent ? undefined : path
    changes.push(change(before, after, oldId, id))
  }
  return changes.filter((each) => each !== undefined)
}

/** From a file at one path to a file at another; undefined where there is none, or none that the API can say. */
function change(
  before: string | undefined,
  after: string | undefined,
  oldId: string,
  id: string,
): Change | undefined {
  if (after === undefined) return before === undefined ? undefined : { kind: 'delete', path: before }
  if (before === undefined) return { kind: 'create', path: after, id }
  if (before !== after) return { kind: 'move', path: after, from: before, id, edited: oldId !== id }
  return oldId === id ? undefined : { kind: 'update', path: after, id }
}

function pathText(field: Uint8Array | undefined): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(field)
  } catch {
    return undefined
  }
}

/** `<id> blob <size>`, a line feed, the bytes, a line feed, for each. */
function readBlobs(output: Buffer): Map<string, Buffer> {
  const blobs = new Map<string, Buffer>()
  for (let at = 0; at < output.length;) {
    const end = output.indexOf(10, at)
    const [id = '', type, size] = output.toString('latin1', at, end).split(' ')
    if (type !== 'blob') throw new CommandError(`the object ${id} cannot be read; is the clone complete?`)
    const start = end + 1
    blobs.set(id, output.subarray(start, start + Number(size)))
    at = start + Number(size) + 1
  }
  return blobs
}
