/** Defects of downloads of artifacts and traces, the same for both. */
import { isRecord, segmentsOf, type ResponseMessage, withSegment } from '../../message.ts'
import { defectsOf, defectsOfEach, type Defect, type Fault, type Mutant } from '../../mutant.ts'
import { jsonResponse } from '../../vocabulary/effects.ts'
import { listedAt, shownAt } from '../../vocabulary/lookups.ts'
import { altersBytes } from '../../vocabulary/responses.ts'
import { jobsAnywhere, empty, jobOf } from './shared.ts'

/** Replaces the 404 of a missing job, or of a job without files. */
function notFound(because: 'no-job' | 'no-file', instead: ResponseMessage): Fault {
  return {
    async around(call, upstream) {
      const response = await upstream.pass(call)
      if (response.status !== 404) return response
      const isThere = isRecord(await shownAt(`/${jobOf(call)}`, call, upstream))
      return isThere === (because === 'no-file') ? instead : response
    },
  }
}

/** Another job of the project, the newest but this one. */
const anotherJob: Fault = {
  async around(call, upstream) {
    const [, project = '', , id] = segmentsOf(call)
    const all = await listedAt(`/projects/${project}/jobs`, call, upstream)
    const other = all.find((each) => String(each['id']) !== id)
    return upstream.pass(other === undefined ? call : withSegment(call, 3, String(other['id'])))
  },
}

const damaged: readonly Defect[] = [
  [
    'ENC-01',
    'normalizes line ends',
    altersBytes((bytes) => Buffer.from(bytes.toString('utf8').replaceAll('\r\n', '\n'))),
  ],
  ['ENC-01', 'truncates the file', altersBytes((bytes) => bytes.subarray(0, -1))],
  ['ENC-01', 'returns the file in Base64', altersBytes((bytes) => Buffer.from(bytes.toString('base64')))],
  ['SFX-03', 'returns the file of another job', anotherJob],
]

const withoutFile: readonly Defect[] = [
  ['STA-03', 'returns an empty file for a job without a file', notFound('no-file', empty)],
  [
    'STA-02',
    'returns 400 for a job without a file',
    notFound('no-file', jsonResponse(400, { message: 'No file' })),
  ],
]

export const downloads: readonly Mutant[] = [
  ...defectsOfEach(['downloadJobArtifacts', 'getJobTrace'], {
    'no-job-is-404': [
      ['IDT-03', 'finds jobs of other projects', jobsAnywhere],
      ['STA-03', 'returns an empty file for an unknown job', notFound('no-job', empty)],
      [
        'STA-02',
        'returns 403 for an unknown job',
        notFound('no-job', jsonResponse(403, { message: '403 Forbidden' })),
      ],
    ],
  }),
  ...defectsOf('downloadJobArtifacts', {
    'download-job-artifacts/sends-file': [
      ...damaged,
      ['ENC-01', 'reads bytes as UTF-8', altersBytes((bytes) => Buffer.from(bytes.toString('utf8')))],
    ],
    'download-job-artifacts/no-artifacts-is-404': withoutFile,
  }),
  ...defectsOf('getJobTrace', {
    'get-job-trace/sends-trace': damaged,
    'get-job-trace/no-trace-is-404': withoutFile,
  }),
]
