/** `forge-contract conformance cleanup`: removes what a run left behind, or lists the runs that left something. */
import { setTimeout as sleep } from 'node:timers/promises'
import { Conversation, channelOver } from '../protocol/conversation.ts'
import { defaultLimits, openTransport } from '../protocol/http.ts'
import { invocation } from './invocation.ts'
import { UsageError, withConfiguration, type OptionValues } from './options.ts'
import { readAdministrator, PreflightError, readBaseUrl } from '../runner/preflight.ts'
import type { ExitCode } from '../runner/verdict.ts'
import { Actor } from '../fixtures/actor.ts'
import { cleanUpAfter, type CleanUp } from '../runner/journal/cleanup.ts'
import {
  defaultFolder,
  journalsIn,
  readJournal,
  removeJournal,
  type Journal,
} from '../runner/journal/file.ts'
import { kinds } from '../fixtures/record-kinds.ts'
import { counted } from '../report/text.ts'
import { isRunId } from '../fixtures/run-names.ts'

/** Where the result and errors are printed. */
export interface CleanUpIo {
  /** Called with the result: one line for each record that was deleted or remains. */
  readonly out: (text: string) => void
  /** Called with one line for an error of usage, which is exit status 2. */
  readonly err: (text: string) => void
}

/** Does as the command does. Returns the exit status: 0 nothing is left, 1 something is, 2 unknown. */
export async function cleanUp(run: string | null, values: OptionValues, io: CleanUpIo): Promise<ExitCode> {
  try {
    const options = withConfiguration(values)
    const folder = options.journal ?? defaultFolder()
    if (run === null) {
      io.out(printJournals(folder, options.journal))
      return 0
    }
    if (!isRunId(run))
      throw new UsageError(
        `'${run}' is not the id of a run; ${invocation('conformance', 'cleanup')} lists the runs that left something.`,
      )
    const journal = readJournal(folder, run)
    rejectInProgress(run, journal)
    const result = await cleanUpOn(run, journal, options)
    io.out(print(run, result, journal))
    const exit = exitOf(result)
    if (exit === 0) removeJournal(folder, run)
    return exit
  } catch (error) {
    if (!(error instanceof UsageError) && !(error instanceof PreflightError)) throw error
    io.err(`forge-contract conformance cleanup: ${error.message}`)
    return 2
  }
}

function rejectInProgress(run: string, journal: Journal | null): void {
  const { inProgress = null } = journal ?? {}
  if (inProgress === null) return
  throw new UsageError(
    `Run ${run} is in progress (process ${inProgress.process} on ${inProgress.host}) and deletes its records at its end; to end it early, press Ctrl+C there.`,
  )
}

async function cleanUpOn(run: string, journal: Journal | null, options: OptionValues): Promise<CleanUp> {
  const text = options['base-url'] ?? journal?.target
  const token = options['admin-token']
  if (text === undefined)
    throw new UsageError('--base-url is missing; give the URL of the API that was tested.')
  if (token === undefined) {
    throw new UsageError(
      '--admin-token is missing; give the private token of an administrator, or set FORGE_ADMIN_TOKEN.',
    )
  }
  const baseUrl = readBaseUrl(text)
  if (journal !== null && journal.target !== baseUrl.href) {
    throw new UsageError(`Run ${run} tested ${journal.target}, not ${baseUrl.href}; omit --base-url.`)
  }
  using transport = openTransport(baseUrl, defaultLimits)
  const channel = channelOver(transport.send, () => performance.now())
  const { account } = await readAdministrator(baseUrl, token, channel)
  const admin = new Actor('admin', account, new Conversation(channel, 'cleanup'))
  return await cleanUpAfter(run, journal, admin, async (milliseconds) => {
    await sleep(milliseconds)
  })
}

function exitOf({ left, unclear }: CleanUp): ExitCode {
  if (left.length > 0) return 1
  return unclear.length > 0 ? 2 : 0
}

/** `option` is the folder given with `--journal`. */
function printJournals(folder: string, option: string | undefined): string {
  const journals = journalsIn(folder)
  if (journals.length === 0) return `No run has left a journal in ${folder}.`
  const rows = journals.map(
    (journal) => `${journal.run}  ${journal.startedAt}  ${journal.target}  ${stateOf(journal)}`,
  )
  const ended = journals.find(({ inProgress }) => inProgress === null)
  const where = option === undefined ? '' : ` --journal ${option}`
  return [
    ...rows,
    ended === undefined
      ? 'Runs in progress delete their records at their end.'
      : `${invocation('conformance', `cleanup ${ended.run} --admin-token TOKEN${where}`)} removes what it left.`,
  ].join('\n')
}

function stateOf({ inProgress, pending, settings }: Journal): string {
  if (inProgress !== null) return `in progress (process ${inProgress.process} on ${inProgress.host})`
  return `${counted(pending.length, 'record')} not removed${settings === null ? '' : ', settings changed'}`
}

function print(run: string, result: CleanUp, journal: Journal | null): string {
  const { removed, restored, left, unclear } = result
  const lines = removed.map(({ what }) => `removed   ${what}`)
  lines.push(...restored.map((name) => `restored  setting ${name}`))
  lines.push(...left.map(({ what, why }) => `left      ${what}: ${why}`))
  lines.push(...unclear.map((why) => `unclear   ${why}`))
  if (journal === null) {
    lines.push('This run has no journal: records were found by their names, and settings were not restored.')
  }
  return [...lines, conclusion(run, result)].join('\n')
}

function conclusion(run: string, { removed, restored, left, unclear }: CleanUp): string {
  if (left.length > 0) return `${left.length} of run ${run} left`
  if (unclear.length > 0) return `unknown whether anything of run ${run} is left`
  const counts = Object.entries(kinds)
    .map(([kind, { word }]) => ({ word, count: removed.filter((leftover) => leftover.kind === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ word, count }) => `${count} ${word}${count === 1 ? '' : 's'}`)
  if (restored.length > 0) counts.push(`${restored.length} setting${restored.length === 1 ? '' : 's'}`)
  return `nothing of run ${run} is left${counts.length === 0 ? '' : ` (${counts.join(', ')})`}`
}
