/** Error responses whose status is not specified, with other statuses of the table of status codes. */
import { HttpError, type HttpErrorKind } from '../../../server-stub/http/errors.ts'
import type { PassingResponse, Layer, Variation } from './variation.ts'

export const openRejections: readonly Variation[] = [
  {
    id: 'open-rejections-are-405-409-and-422',
    varies:
      'The server returns 405, 409 or 422 for a job in another state, a repeated access request, a release that does not exist, and a runner that is enabled or shared.',
    lawful:
      'The status of these errors is not specified, and the table of status codes applies to every operation.',
    open: [
      'access-requests/repeated-request',
      'access-requests/requests-turned-off',
      'enable-project-runner/enabled-already',
      'enable-project-runner/shared-runner',
      'cancel-job/finished',
      'retry-job/unfinished',
      'erase-job/unfinished',
      'keep-job-artifacts/without-artifacts',
      'update-release/without-release',
    ],
    isAvoided: true,
    alterResponse: (response) => {
      const status = otherRejectionOf(response)
      if (status !== undefined) Object.assign(response, { status, json: { message: 'Not now' } })
      return status !== undefined
    },
    layers: ({ fired }) => ({
      cancelJob: unlessInState(fired, unfinished, 'conflict'),
      retryJob: unlessInState(fired, finished, 'method-not-allowed'),
      eraseJob: unlessInState(fired, finished, 'unprocessable'),
    }),
  },
]

/** The other status of an error response whose status is not specified; undefined for all other responses. */
function otherRejectionOf({ operation, status, json }: PassingResponse): number | undefined {
  const text = JSON.stringify(json ?? null)
  if (operation === 'enableProjectRunner' && status === 200) return 409
  return others.find(
    (other) => other.operation === operation && other.status === status && text.includes(other.includes),
  )?.becomes
}

/** Error responses of the reference server, with the text that distinguishes them from others of the same status. */
const others = [
  { operation: 'createGroupAccessRequest', status: 409, includes: '', becomes: 422 },
  { operation: 'createProjectAccessRequest', status: 409, includes: '', becomes: 422 },
  { operation: 'enableProjectRunner', status: 403, includes: 'shared', becomes: 405 },
  { operation: 'keepJobArtifacts', status: 404, includes: 'Artifacts', becomes: 405 },
  { operation: 'updateRelease', status: 404, includes: 'Release', becomes: 409 },
] as const

const unfinished: ReadonlySet<string> = new Set(['created', 'pending', 'running', 'manual'])
const finished: ReadonlySet<string> = new Set(['success', 'failed', 'canceled', 'skipped'])

/** Rejects a request that concerns a job in another state. */
function unlessInState(fired: () => void, states: ReadonlySet<string>, kind: HttpErrorKind): Layer {
  return async (call, below) => {
    const project = await call.find.project(String(call.path['id']))
    const { status } = await call.find.job(project, Number(call.path['job_id']))
    if (states.has(status)) return below(call)
    fired()
    throw new HttpError(kind)
  }
}
