/** The journal of a run: a file of JSON lines, written before each creation of a record. It contains no secret. */
import {
  accessSync,
  appendFileSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { isRecord, type Json } from '../../protocol/exchange.ts'
import { isKindName, type KindName } from '../../fixtures/record-kinds.ts'
import { isRunId } from '../../fixtures/run-names.ts'
import { keepRecent, runningProcess, thisProcess, type RunningProcess } from './in-progress.ts'

/** One line. Each creation has a number; `made` and `rejected` are its outcomes. */
export type Entry =
  | { readonly run: string; readonly target: string; readonly startedAt: string; readonly by: RunningProcess }
  | { readonly endedAt: string }
  | { readonly making: KindName; readonly number: number; readonly names: readonly string[] }
  | { readonly made: number; readonly id: number | null }
  | { readonly rejected: number }
  | { readonly gone: KindName; readonly which: string }
  | { readonly settings: Readonly<Record<string, Json>> | null }

/** A record that was created and not removed again, according to the journal. */
export interface Pending {
  readonly kind: KindName
  /** Null if the run ended before the response, or the response contains none. */
  readonly id: number | null
  readonly names: readonly string[]
}

export interface Journal {
  readonly run: string
  readonly target: string
  readonly startedAt: string
  /** The process of the run if it still runs; null if it has ended or was killed. */
  readonly inProgress: RunningProcess | null
  readonly pending: readonly Pending[]
  /** Settings of the instance before the run changed any; null where it changed none. */
  readonly settings: Readonly<Record<string, Json>> | null
}

/** The default folder of journals: in the user's folder for program state, or in that of temporary files. */
export function defaultFolder({ env } = process): string {
  const state = env['XDG_STATE_HOME'] || join(homedir(), '.local', 'state')
  const kept = join(state, 'forge-contract', 'runs')
  try {
    makeFolder(kept)
    return kept
  } catch {
    return join(tmpdir(), 'forge-contract', 'runs')
  }
}

/** Step by step, since the recursive mkdir of Node never returns if a system directory fails with ENOENT. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(dirname(resolve(folder)))
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    // Another process may have created it.
    if (!existsSync(folder)) throw error
  }
}

export interface JournalFile extends Disposable {
  readonly write: (entry: Entry) => void
  readonly remove: () => void
}

/** The journal of a run, which begins with its first entry. Throws the errors of the file system. */
export function openJournal(folder: string, run: string, target: string, startedAt: Date): JournalFile {
  makeFolder(folder)
  accessSync(folder, constants.W_OK)
  const file = pathOf(folder, run)
  const append = (entry: Entry) => appendFileSync(file, `${JSON.stringify(entry)}\n`, { mode: 0o600 })
  let signs: Disposable | null = null
  return {
    write(entry) {
      if (signs === null) append({ run, target, startedAt: startedAt.toISOString(), by: thisProcess() })
      signs ??= keepRecent(file)
      append(entry)
    },
    remove() {
      signs?.[Symbol.dispose]()
      removeJournal(folder, run)
    },
    [Symbol.dispose]() {
      signs?.[Symbol.dispose]()
      if (existsSync(file)) append({ endedAt: new Date().toISOString() })
    },
  }
}

export function removeJournal(folder: string, run: string): void {
  rmSync(pathOf(folder, run), { force: true })
}

/** The journals of a folder, the earliest run first. */
export function journalsIn(folder: string): readonly Journal[] {
  let files: string[]
  try {
    files = readdirSync(folder)
  } catch {
    return []
  }
  return files
    .map((file) => file.replace(/\.jsonl$/, ''))
    .filter(isRunId)
    .map((run) => readJournal(folder, run))
    .filter((journal) => journal !== null)
    .toSorted((a, b) => a.startedAt.localeCompare(b.startedAt))
}

/** Reads a journal; null if there is none. The last line may be incomplete if the run was killed, and is ignored. */
export function readJournal(folder: string, run: string): Journal | null {
  const file = pathOf(folder, run)
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    return null
  }
  const lines = text.split('\n').map(parsed).filter(isRecord)
  const [head = {}] = lines
  const settings = lines.map((line) => line['settings']).find(isRecord)
  return {
    run,
    target: textIn(head, 'target'),
    startedAt: textIn(head, 'startedAt'),
    inProgress: lines.some((line) => 'endedAt' in line) ? null : runningProcess(file, head['by']),
    pending: pendingIn(lines),
    settings: settings ?? null,
  }
}

function pathOf(folder: string, run: string): string {
  return join(folder, `${run}.jsonl`)
}

type Line = Readonly<Record<string, Json>>

function pendingIn(lines: readonly Line[]): readonly Pending[] {
  const made = new Map(lines.flatMap((line) => numbered(line, 'made', line['id'])))
  const rejected = new Set(lines.map((line) => line['rejected']))
  const gone = new Set(lines.map((line) => `${textIn(line, 'gone')} ${textIn(line, 'which')}`))
  return lines.flatMap((line): Pending[] => {
    const { making, number, names } = line
    if (typeof making !== 'string' || !isKindName(making) || typeof number !== 'number') return []
    const shown = made.get(number)
    const id = typeof shown === 'number' ? shown : null
    const known: readonly Json[] = Array.isArray(names) ? names : []
    const texts = known.filter((name) => typeof name === 'string')
    const isGone = [String(id), ...texts].some((which) => gone.has(`${making} ${which}`))
    if (rejected.has(number) || isGone) return []
    return [{ kind: making, id, names: texts }]
  })
}

function numbered(line: Line, member: string, value: Json | undefined): (readonly [number, Json])[] {
  const number = line[member]
  return typeof number === 'number' ? [[number, value ?? null]] : []
}

function parsed(line: string): Json {
  try {
    const value: Json = JSON.parse(line)
    return value
  } catch {
    return null
  }
}

function textIn(line: Line, member: string): string {
  const value = line[member]
  return typeof value === 'string' ? value : ''
}
