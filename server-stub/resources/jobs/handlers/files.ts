import { ByteStream } from '../../../http/byte-stream.ts'
import { notFound } from '../../../http/errors.ts'
import type { Area } from '../../../http/handler.ts'
import type { Services } from '../../../services.ts'
import type { Db } from '../../../database/connection.ts'
import { chunksOf, filesOf } from '../files.ts'
import { latestSuccess } from '../queries.ts'
import type { JobFileRow } from '../../../database/tables.ts'

export const files = {
  async downloadJobArtifacts(request, services) {
    const { path } = request
    const { db, find, authorize } = services
    const project = await find.project(path.id)
    authorize('read-job', project)
    const { id } = await find.job(project, path.job_id)
    return download(db, await fileOf(services, id, 'artifacts'))
  },

  async downloadArtifactsOfRef(request, services) {
    const { path, query } = request
    const { db, find, authorize } = services
    const project = await find.project(path.id)
    authorize('read-job', project)
    const found = await latestSuccess(db, project.id, path.ref_name, query.job)
    if (found === undefined) throw notFound('Job')
    return download(db, await fileOf(services, found.id, 'artifacts'))
  },

  async getJobTrace(request, services) {
    const { path } = request
    const { db, find, authorize } = services
    const project = await find.project(path.id)
    authorize('read-job', project)
    const { id } = await find.job(project, path.job_id)
    const body = streamOf(db, await fileOf(services, id, 'trace'))
    return { status: 200, mediaType: 'text/plain', body }
  },
} satisfies Partial<Area<'jobs', Services>>

async function fileOf({ db, now }: Services, jobId: number, kind: JobFileRow['kind']): Promise<JobFileRow> {
  const file = (await filesOf(db, [jobId], kind, now().toISOString())).get(jobId)
  if (file === undefined) throw notFound(kind === 'trace' ? 'Trace' : 'Artifacts')
  return file
}

function download(db: Db, file: JobFileRow) {
  const mediaType = 'application/octet-stream' as const
  return { status: 200, mediaType, body: streamOf(db, file), fileName: file.name } as const
}

/** A file only grows, or gives way to one with another id. */
function streamOf(db: Db, file: JobFileRow): ByteStream {
  return new ByteStream(file.size, `${file.id}-${file.size}`, chunksOf(db, file))
}
