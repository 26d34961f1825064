/** Artifacts and traces of jobs, stored in chunks so that no file is in memory as a whole. */
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { QueryContext } from '../../../access/viewer.ts'
import type { Db, Tx } from '../../../database/connection.ts'
import { RecordGoneError } from '../../../database/gone.ts'
import { deleteRows, insertRow } from '../../../database/rows.ts'
import type { JobFileRow, NewRow, Tables } from '../../../database/tables.ts'

export type JobFile = JobFileRow

/** Bytes in a chunk. */
const chunkSize = 256 * 1024

/** The file of a kind that a job has, unless it has expired. */
export async function findJobFile(
  { db, now }: QueryContext,
  jobId: number,
  kind: JobFile['kind'],
): Promise<JobFile | undefined> {
  return db
    .selectFrom('job_file')
    .selectAll()
    .where('job_id', '=', jobId)
    .where('kind', '=', kind)
    .where((eb) => isKept(eb, now().toISOString()))
    .executeTakeFirst()
}

/** The file has not expired. */
export function isKept(eb: ExpressionBuilder<Tables, 'job_file'>, now: string): Expression<SqlBool> {
  return eb.or([eb('job_file.expires_at', 'is', null), eb('job_file.expires_at', '>', now)])
}

/**
 * The bytes of a file, chunk by chunk. Throws `RecordGoneError` if the file has been deleted, at once or later: the first chunk
 * is read before the response begins.
 */
export async function chunksOf(db: Db, file: JobFile): Promise<AsyncIterable<Uint8Array>> {
  const first = file.size === 0 ? [] : [await chunkOf(db, file, 0)]
  return chunksFrom(first, db, file)
}

async function* chunksFrom(first: readonly Uint8Array[], db: Db, file: JobFile): AsyncGenerator<Uint8Array> {
  yield* first
  for (let sent = first[0]?.length ?? 0, number = 1; sent < file.size; number += 1) {
    const chunk = await chunkOf(db, file, number)
    sent += chunk.length
    yield chunk
  }
}

async function chunkOf(db: Db, { id }: JobFile, number: number): Promise<Uint8Array> {
  const chunk = await db
    .selectFrom('job_file_chunk')
    .select('data')
    .where('file_id', '=', id)
    .where('number', '=', number)
    .executeTakeFirst()
  if (chunk === undefined) throw new RecordGoneError(`File ${id}`)
  return chunk.data
}

/** Adds a file to a job, or replaces the one of the same kind. */
export async function putFile(
  tx: Tx,
  file: Omit<NewRow<'job_file'>, 'size'>,
  bytes: Uint8Array,
): Promise<void> {
  const { job_id, kind } = file
  await deleteRows(tx, 'job_file', { job_id, kind })
  const { id } = await insertRow(tx, 'job_file', { ...file, size: bytes.length })
  await addChunks(tx, id, 0, bytes)
}

/** Appends to a file of a job; adds the file if the job has none of the kind. */
export async function appendToFile(
  tx: Tx,
  file: Omit<NewRow<'job_file'>, 'size'>,
  bytes: Uint8Array,
): Promise<void> {
  const { job_id, kind } = file
  const grown = await tx
    .updateTable('job_file')
    .set((eb) => ({ size: eb('size', '+', bytes.length) }))
    .where('job_id', '=', job_id)
    .where('kind', '=', kind)
    .returning('id')
    .executeTakeFirst()
  if (grown === undefined) return putFile(tx, file, bytes)
  const { next } = await tx
    .selectFrom('job_file_chunk')
    .select((eb) => eb.fn.countAll<number>().as('next'))
    .where('file_id', '=', grown.id)
    .executeTakeFirstOrThrow()
  return addChunks(tx, grown.id, next, bytes)
}

async function addChunks(tx: Tx, file_id: number, first: number, bytes: Uint8Array): Promise<void> {
  for (let start = 0, number = first; start < bytes.length; start += chunkSize, number += 1)
    await tx
      .insertInto('job_file_chunk')
      .values({ file_id, number, data: bytes.subarray(start, start + chunkSize) })
      .execute()
}

/** Keeps a file of a job from expiring. Returns whether the job has one that has not expired. */
export async function keepFile(tx: Tx, jobId: number, kind: JobFile['kind'], now: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('job_file')
    .set({ expires_at: null })
    .where('job_id', '=', jobId)
    .where('kind', '=', kind)
    .where((eb) => isKept(eb, now))
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Deletes artifacts and trace of a job. */
export async function removeFiles(tx: Tx, jobId: number): Promise<void> {
  await deleteRows(tx, 'job_file', { job_id: jobId })
}
