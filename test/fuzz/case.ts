/** What the fuzzer sends, as JSON: large inputs are described, not written out, so that cases can be kept in a file. */
import type { OperationId } from '../../generated/operations.ts'
import type { Value } from './value.ts'
import type { Actor, Visibility } from './world.ts'

export const encodings = ['json', 'urlencoded', 'multipart', 'query', 'text', 'gzip', 'latin1'] as const
export type Encoding = (typeof encodings)[number]

/** Ways in which a request names its target. */
export const forms = ['origin', 'absolute', 'http-1.0', 'no-host', 'chunked', 'expect'] as const
export type Form = (typeof forms)[number]

export interface ApiRequest {
  readonly operation: OperationId
  /** Mostly the operation's. */
  readonly method: string
  readonly actor: Actor
  readonly credential: 'header' | 'bearer' | 'query' | 'list' | 'body'
  readonly visibility: Visibility
  readonly path: Readonly<Record<string, Value>>
  readonly query: readonly (readonly [string, Value])[]
  readonly body: Readonly<Record<string, Value>>
  /** Number of properties that the contract does not declare, and the length of their names. */
  readonly unknown: { readonly count: number; readonly length: number }
  readonly encoding: Encoding
  readonly form: Form
}

/** Bytes for a connection of their own; `unit` is put in for `#`, so many times. */
export interface RawRequest {
  readonly raw: string
  readonly unit: string
  readonly times: number
  /** The user and the repository, if it is for Git: `{path}` and `{credentials}` are replaced. */
  readonly git?: GitTarget
}

/** A repository of the world and the service that the request is for. */
export interface GitTarget {
  readonly actor: Actor
  readonly visibility: Visibility
  readonly service: 'git-upload-pack' | 'git-receive-pack'
}

export type Step = ApiRequest | RawRequest

/** Requests that are sent at once, or one after another. */
export interface Case {
  readonly atOnce: boolean
  readonly steps: readonly Step[]
}

export function isRaw(step: Step): step is RawRequest {
  return 'raw' in step
}
