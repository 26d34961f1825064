/** Records a transcript of a run, from which it can be evaluated again without the server. */
import { randomBytes } from 'node:crypto'
import { contract } from '../protocol/contract.ts'
import { Placeholders } from '../runner/transcript/placeholders.ts'
import { transcriptVersion } from '../runner/transcript/format.ts'
import { TranscriptWriter } from '../runner/transcript/writer.ts'
import { unwritable } from './outputs.ts'
import type { Report } from '../report/model.ts'
import type { Session } from './session.ts'
import { noTarget } from '../runner/target/file.ts'

/** The report of a session whose transcript is written during the run. Throws `UsageError` when the file cannot be written. */
export async function record(
  session: Session,
  file: string,
  execute: (session: Session) => Promise<Report>,
): Promise<Report> {
  const { run, channel, circuitBreaker, chosen, seed, startedAt, selection } = session
  const writer = writerTo(file, new Placeholders(run.secrets, randomBytes(16)))
  writer.begin({
    transcript: transcriptVersion,
    contract: contract.info.version,
    run: run.id,
    target: run.baseUrl.href,
    seed,
    startedAt: startedAt.toISOString(),
    selection,
    observe: session.settings.observe === true,
    keep: run.keepsRecords,
    lacks: session.lacks,
    existing: run.existing ?? noTarget.existing,
    planned: chosen.checks.map(({ id }) => id),
  })
  let report: Report | null = null
  try {
    report = await execute({ ...session, channel: writer.recording(channel, session.started) })
  } finally {
    const { breakdown, requests } = circuitBreaker
    const milliseconds = report?.run.milliseconds ?? session.milliseconds()
    const problem = await writer.close({ milliseconds, requests }, breakdown)
    if (problem !== null && report !== null) {
      report = { ...report, notes: [...report.notes, `The transcript is incomplete: ${problem}`] }
    }
  }
  return report
}

function writerTo(file: string, placeholders: Placeholders): TranscriptWriter {
  try {
    return new TranscriptWriter(file, placeholders)
  } catch {
    throw unwritable(file, 'transcript')
  }
}
