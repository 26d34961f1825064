/**
 * A transcript: the exchanges of a run, in the order of each check, with a name in place of every secret. It is gzip'd
 * text, one JSON value a line: the head, then exchanges as they ended, then the end.
 */
import type { OperationId } from '../../../../generated/operations.ts'
import type { ReportedSelection } from '../selection.ts'
import type { Existing } from '../../fixtures/existing.ts'
import type { Fault, WireRequest } from '../../protocol/exchange.ts'

/** Version of the form that is written and read here. */
export const transcriptVersion = 2

/** The facts that are needed to send the same requests again. */
export interface TranscriptHead {
  readonly transcript: number
  /** Version of the contract that the run used. */
  readonly contract: string
  readonly run: string
  readonly target: string
  readonly seed: number
  readonly startedAt: string
  readonly selection: ReportedSelection
  /** Whether all unspecified cells of the access matrix were observed. */
  readonly observe: boolean
  /** Whether the records of the run remained on the server; absent if they were deleted. */
  readonly keep?: boolean
  /** Areas and operations that the server was declared not to have. */
  readonly lacks: readonly string[]
  /** Existing records that the checks use. */
  readonly existing: Existing
  /** Ids of the checks that were to run. */
  readonly planned: readonly string[]
}

/** Bytes as text where they are UTF-8. */
export type WrittenBody = string | { readonly base64: string } | null

export interface WrittenRequest {
  readonly method: WireRequest['method']
  readonly target: WireRequest['target']
  readonly headers: WireRequest['headers']
  readonly body: WrittenBody
  readonly isOutsideApi?: boolean
}

export interface WrittenResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: WrittenBody
}

/** The outcome of a request: exactly one of them. */
export interface WrittenOutcome {
  readonly response?: WrittenResponse
  readonly fault?: Fault
}

/** One request and its outcome; without an outcome after a breakdown. */
export interface WrittenExchange extends WrittenOutcome {
  /** The check that sent it, or the name of the shared fixture. */
  readonly scope: string
  /** Place among the requests of its scope, in the order in which they were sent. */
  readonly order: number
  readonly actor: string
  readonly operation: OperationId | null
  /** Milliseconds from the beginning of the run, the wait before it, and the time to the response. */
  readonly at: number
  readonly waited: number
  readonly milliseconds: number
  readonly request: WrittenRequest
  readonly blocked?: string
}

/** How the server broke down. */
export interface WrittenBreakdown {
  readonly text: string
  /** What was met first. */
  readonly request: WrittenRequest
  readonly first: WrittenOutcome
  /** The exchanges that prove it. */
  readonly shownBy: readonly (readonly [scope: string, order: number])[]
}

/** Absent where the run was killed. */
export interface TranscriptEnd {
  readonly end: true
  readonly milliseconds: number
  readonly requests: number
  readonly breakdown: WrittenBreakdown | null
}

export interface Transcript {
  readonly head: TranscriptHead
  readonly exchanges: readonly WrittenExchange[]
  readonly end: TranscriptEnd | null
}
