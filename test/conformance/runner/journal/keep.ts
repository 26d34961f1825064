/** Records what requests will create or change before they are sent, and their outcomes afterwards. */
import {
  isRecord,
  withoutQuery,
  type Json,
  type Outcome,
  type Transport,
  type WireRequest,
} from '../../protocol/exchange.ts'
import { UsageError } from '../usage-error.ts'
import { tokenHeader } from '../../fixtures/accounts.ts'
import { openJournal, readJournal, type Entry, type JournalFile, type Pending } from './file.ts'
import { createdKind, isKindName } from '../../fixtures/record-kinds.ts'
import { namesIn } from '../../fixtures/run-names.ts'

interface KeptJournal extends Disposable {
  readonly send: Transport
  /** Records that were created and not removed again. */
  readonly pending: () => readonly Pending[]
  /** Deletes the journal. */
  readonly remove: () => void
}

/** The same transport, with a journal in a folder; without a folder, the transport itself. Throws `UsageError`. */
export function withJournal(
  send: Transport,
  folder: string | undefined,
  about: { readonly run: string; readonly target: string; readonly startedAt: Date; readonly token: string },
): KeptJournal {
  if (folder === undefined) return { send, pending: () => [], remove: () => {}, [Symbol.dispose]: () => {} }
  const { run, target, startedAt, token } = about
  const { write, remove, [Symbol.dispose]: end } = open()
  return {
    send: recorded(send, { run, write, credentials: { [tokenHeader]: token } }),
    pending: () => readJournal(folder, run)?.pending ?? [],
    remove,
    [Symbol.dispose]: end,
  }

  function open(): JournalFile {
    try {
      return openJournal(folder ?? '', run, target, startedAt)
    } catch {
      throw new UsageError(`--journal ${folder} cannot be written; give another folder.`)
    }
  }
}

export interface Recording {
  readonly run: string
  readonly write: (entry: Entry) => void
  /** Headers with which an administrator reads the settings. */
  readonly credentials: Readonly<Record<string, string>>
}

/** The same transport, with a journal. */
function recorded(send: Transport, recording: Recording): Transport {
  const { write, run } = recording
  let last = 0
  let snapshot: Promise<void> | null = null
  return async (request) => {
    if (changesSettings(request)) await (snapshot ??= recordSettings(send, recording))
    const kind = createdKind(request)
    if (kind !== null) {
      last += 1
      const number = last
      write({ making: kind, number, names: namesIn(textOf(request), run) })
      const outcome = await send(request)
      if (outcome.kind === 'response') write(madeOf(number, outcome.response.status, outcome))
      return outcome
    }
    const outcome = await send(request)
    const gone = removed(request, outcome)
    if (gone !== null) write(gone)
    return outcome
  }
}

/** Properties that a run does not change and must not record. */
const leftOut = /token$|secret|password|private_key|^(id|created_at|updated_at)$/

async function recordSettings(send: Transport, { write, credentials }: Recording): Promise<void> {
  const headers = { accept: '*/*', ...credentials }
  const request = { method: 'GET', target: '/application/settings', headers, body: null }
  const json = jsonIn(await send(request))
  const settings = isRecord(json)
    ? Object.fromEntries(Object.entries(json).filter(([name]) => !leftOut.test(name)))
    : null
  write({ settings })
}

function changesSettings({ method, target }: WireRequest): boolean {
  return method === 'PUT' && withoutQuery(target) === '/application/settings'
}

function madeOf(number: number, status: number, outcome: Outcome): Entry {
  if (status >= 300) return { rejected: number }
  const json = jsonIn(outcome)
  const id = isRecord(json) ? json['id'] : undefined
  return { made: number, id: typeof id === 'number' ? id : null }
}

function removed({ method, target }: WireRequest, outcome: Outcome): Entry | null {
  const [, kind = '', which = ''] = /^\/(\w+)\/([^/]+)$/.exec(withoutQuery(target)) ?? []
  if (method !== 'DELETE' || !isKindName(kind) || outcome.kind === 'fault') return null
  const { status } = outcome.response
  return status < 300 || status === 404 ? { gone: kind, which: decoded(which) } : null
}

function jsonIn(outcome: Outcome): Json | undefined {
  if (outcome.kind === 'fault') return undefined
  try {
    const value: Json = JSON.parse(Buffer.from(outcome.response.body).toString('utf8'))
    return value
  } catch {
    return undefined
  }
}

function textOf({ target, body }: WireRequest): string {
  return `${decoded(target)} ${body === null ? '' : Buffer.from(body).toString('utf8')}`
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
