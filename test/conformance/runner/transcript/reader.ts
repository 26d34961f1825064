/** Reads a transcript; one whose run was killed is read as far as it was written. */
import { readFileSync } from 'node:fs'
import { constants, gunzipSync } from 'node:zlib'
import {
  transcriptVersion,
  type Transcript,
  type TranscriptEnd,
  type TranscriptHead,
  type WrittenExchange,
} from './format.ts'

/** Why a file is not a transcript, in words that follow its name. */
export class NoTranscript extends Error {
  override readonly name = 'NoTranscript'
}

type Line = TranscriptHead | WrittenExchange | TranscriptEnd

/** Throws `NoTranscript`. */
export function readTranscript(file: string): Transcript {
  const [head, ...others] = linesOf(unzipped(file))
  if (head === undefined || !('transcript' in head)) throw new NoTranscript('is not a transcript')
  if (head.transcript !== transcriptVersion) {
    throw new NoTranscript(`has format ${head.transcript}; this suite reads format ${transcriptVersion}`)
  }
  return {
    head,
    exchanges: others.filter((line) => 'scope' in line),
    end: others.find((line) => 'end' in line) ?? null,
  }
}

function unzipped(file: string): string {
  let bytes: Buffer
  try {
    bytes = readFileSync(file)
  } catch {
    throw new NoTranscript('cannot be read')
  }
  try {
    return gunzipSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH }).toString('utf8')
  } catch {
    throw new NoTranscript('is not a transcript')
  }
}

/** The last line may be incomplete if the run was killed, and is ignored. */
function linesOf(text: string): readonly Line[] {
  const lines = text.split('\n').filter((line) => line !== '')
  return lines.flatMap((line, index): Line[] => {
    try {
      const value: Line = JSON.parse(line)
      return [value]
    } catch {
      if (index > 0 && index === lines.length - 1) return []
      throw new NoTranscript('is not a transcript')
    }
  })
}
