/** What jobs leave behind: artifacts and traces, kept in chunks so that none has to be in memory as a whole. */
import type { Db, Tx } from '../../database/connection.ts'
import type { JobFileRow, NewRow } from '../../database/tables.ts'

/** Bytes in a chunk. */
const chunkSize = 256 * 1024

/** The files of a kind that these jobs have and that have not expired, by the job's id. */
export async function filesOf(
  db: Db | Tx,
  jobs: readonly number[],
  kind: JobFileRow['kind'],
  now: string,
): Promise<ReadonlyMap<number, JobFileRow>> {
  if (jobs.length === 0) return new Map()
  const rows = await db
    .selectFrom('job_file')
    .selectAll()
    .where('job_id', 'in', jobs)
    .where('kind', '=', kind)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .execute()
  return new Map(rows.map((row) => [row.job_id, row]))
}

/** The bytes of a file, chunk by chunk. Throws when the file is removed on the way. */
export async function* chunksOf(db: Db, { id, size }: JobFileRow): AsyncGenerator<Uint8Array> {
  for (let sent = 0, number = 0; sent < size; number += 1) {
    const chunk = await db
      .selectFrom('job_file_chunk')
      .select('data')
      .where('file_id', '=', id)
      .where('number', '=', number)
      .executeTakeFirst()
    if (chunk === undefined) throw new Error('The file was removed while it was sent')
    sent += chunk.data.length
    yield chunk.data
  }
}

/** Gives a job a file, in place of the one it has. */
export async function putFile(
  tx: Tx,
  file: Omit<NewRow<'job_file'>, 'size'>,
  bytes: Uint8Array,
): Promise<void> {
  const { job_id, kind } = file
  await tx.deleteFrom('job_file').where('job_id', '=', job_id).where('kind', '=', kind).execute()
  const { id } = await tx
    .insertInto('job_file')
    .values({ ...file, size: bytes.length })
    .returning('id')
    .executeTakeFirstOrThrow()
  await addChunks(tx, id, 0, bytes)
}

/** Adds to a file that a job has, or begins it. */
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

/** Keeps the artifacts of a job for good. Tells whether there are any that have not expired. */
export async function keepArtifacts(tx: Tx, jobId: number, now: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('job_file')
    .set({ expires_at: null })
    .where('job_id', '=', jobId)
    .where('kind', '=', 'artifacts')
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Removes artifacts and trace of a job. */
export async function removeFiles(tx: Tx, jobId: number): Promise<void> {
  await tx.deleteFrom('job_file').where('job_id', '=', jobId).execute()
}

/** Bytes of the artifacts of each project's jobs, by the project's id; projects without any are absent. */
export async function artifactsSizesOf(
  db: Db,
  projects: readonly number[],
  now: string,
): Promise<ReadonlyMap<number, number>> {
  if (projects.length === 0) return new Map()
  const rows = await db
    .selectFrom('job_file')
    .innerJoin('job', 'job.id', 'job_file.job_id')
    .innerJoin('pipeline', 'pipeline.id', 'job.pipeline_id')
    .where('pipeline.project_id', 'in', projects)
    .where('job_file.kind', '=', 'artifacts')
    .where((eb) => eb.or([eb('job_file.expires_at', 'is', null), eb('job_file.expires_at', '>', now)]))
    .groupBy('pipeline.project_id')
    .select(['pipeline.project_id', (eb) => eb.fn.sum<number>('job_file.size').as('bytes')])
    .execute()
  return new Map(rows.map(({ project_id, bytes }) => [project_id, bytes]))
}
