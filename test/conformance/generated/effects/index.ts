/**
 * Every read of the same records returns the effect of a write: the list and the single read. Other records do not change,
 * nor do the settings of the project or group. All were read before the write. Spec: document 1, "Status codes".
 */
import { operations, type OperationId } from '../../../../generated/operations.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import type { ApiResponse } from '../../fixtures/response.ts'
import { differences } from '../../fixtures/differences.ts'
import { isRecord } from '../../protocol/exchange.ts'
import { effectReadOf } from './effect-reads.ts'
import {
  deletedLater,
  keyOf,
  readsOfEffect,
  recordPathOf,
  readState,
  recordOf,
  singleReadOf,
  type Reads,
} from './reads.ts'
import { successesOf } from '../successes.ts'
import {
  sendPrepared,
  type PreparedRequest,
  type SpecifiedOperation,
  type Variation,
} from '../valid-request.ts'
import { expectGone, expectListed, expectSameCreation, expectUpdated, expectUpdatedItem } from './listed.ts'
import { laterEffect } from './later.ts'
import { expectOthersUnchanged } from './unchanged.ts'
import { expectSameAsRead, expectValues, failAt } from './values.ts'

type Response = ApiResponse<OperationId>

interface EffectOptions {
  /** Statuses after which nothing more is expected. */
  readonly unspecified?: readonly (number | null)[]
  /** Whether the settings of the project or group are read as well: one check of an operation suffices. */
  readonly withParent?: boolean
  /** Whether other checks write in the same project or group, so that only the record of the request is read. */
  readonly isShared?: boolean
}

/**
 * Sends a variation of a write, and expects that it succeeds and that the reads of the prepared request return its effect.
 */
export async function expectEffect(
  context: CheckContext,
  prepared: PreparedRequest,
  variation: Variation = {},
  { unspecified = [], withParent = false, isShared = false }: EffectOptions = {},
): Promise<Response> {
  const { operation } = prepared
  const every = withParent ? readsOfEffect(operation) : withoutParent(readsOfEffect(operation))
  const reads = isShared ? ownReads(operation, every) : every
  const before = reads === null || isShared ? null : await readState(context, prepared, reads, 'arrange')
  const expectLater = await laterEffect(context, prepared)
  const written = await sendPrepared(context, prepared, variation)
  if (unspecified.includes(written.status)) return written
  written.expectStatusIn(...successesOf(operation))
  await expectEffectElsewhere(context, prepared, written)
  if (isCreation(operation)) expectAuthor(prepared, written)
  await expectCreated(context, prepared, written)
  await expectLater()
  if (deletedLater.includes(operation) || reads === null) return written
  const { method } = operations[operation]
  // Some properties depend on the caller.
  const isByReader = (variation.by ?? prepared.by).id === prepared.by.id
  const after = await readState(context, prepared, reads, 'observe', method === 'DELETE' ? 404 : null)
  if (method === 'DELETE') expectGone(prepared, after)
  else if (isCreation(operation)) expectListed(prepared, written, before, after)
  else {
    if (after.single !== null) {
      expectUpdated(prepared, after.single)
      expectSameCreation(before?.single ?? null, after.single)
      if (isByReader) expectSameAsRead(operation, written, after.single)
    }
    expectUpdatedItem(prepared, before, after)
  }
  if (before !== null) expectOthersUnchanged(prepared, before, after)
  return written
}

function withoutParent(reads: Reads | null): Reads | null {
  return reads === null ? null : { ...reads, parent: null }
}

/** The single read of the record; its list only where there is none. */
function ownReads(operation: SpecifiedOperation, reads: Reads | null): Reads | null {
  if (reads === null) return null
  const hasSingle = reads.single !== null || createdReadOf(operation) !== null
  return { ...reads, list: hasSingle ? null : reads.list }
}

function isCreation(operation: SpecifiedOperation): boolean {
  return recordPathOf(operation) === null && operations[operation].method === 'POST'
}

/** The new record belongs to the caller, as its author or as the user who requests access. */
function expectAuthor({ operation, by }: PreparedRequest, written: Response): void {
  const { id } = recordOf(written)
  if (isAccessRequest(operation) && id !== by.id) failAt(written, 'id', by.id, id)
  for (const name of ['author', 'user']) {
    const author = recordOf(written)[name]
    if (isRecord(author) && typeof author['id'] === 'number' && author['id'] !== by.id)
      failAt(written, `${name}.id`, by.id, author['id'])
  }
}

function isAccessRequest(operation: SpecifiedOperation): boolean {
  return operation === 'createGroupAccessRequest' || operation === 'createProjectAccessRequest'
}

/** The single read of a record that was created has what the request has sent. */
async function expectCreated(
  context: CheckContext,
  prepared: PreparedRequest,
  written: Response,
): Promise<void> {
  const single = createdReadOf(prepared.operation)
  const parameter = single === null ? undefined : operations[single].parameters.path.at(-1)
  if (single === null || parameter === undefined) return
  const key = recordOf(written)[keyOf(parameter)]
  if (typeof key !== 'string' && typeof key !== 'number') return
  const request = { operation: single, path: { ...prepared.path, [parameter]: key } }
  const response = await context.as(prepared.by).sendUnchecked(request, 'observe')
  response.expectStatus(200)
  expectValues({ ...prepared.body }, response, recordOf(response))
  expectSameAsRead(prepared.operation, written, response)
}

/** The single read of what an operation creates; null if there is none. */
function createdReadOf(operation: SpecifiedOperation): SpecifiedOperation | null {
  const { method, path } = operations[operation]
  if (method !== 'POST') return null
  return singleReadOf(operation === 'createProjectForUser' ? operations.createProject.path : path)
}

async function expectEffectElsewhere(
  context: CheckContext,
  prepared: PreparedRequest,
  written: Response,
): Promise<void> {
  const effect = effectReadOf(prepared, recordOf(written))
  if (effect === null) return
  const { read, path, query = {}, part } = effect
  const response = await context.as(prepared.by).sendUnchecked({ operation: read, path, query }, 'observe')
  response.expectSuccess()
  for (const { at, expected, actual } of differences(part, response.json)) {
    response.fail(`\`${at}\` is ${expected} after ${prepared.operation}.`, `It is ${actual}.`, {
      kind: 'property',
      path: at,
    })
  }
}
