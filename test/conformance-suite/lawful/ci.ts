/** Variations of runners, jobs, triggers and variables. */
import { each, idOf, named, withBody } from './calls.ts'
import { isRecord } from './json.ts'
import type { Layer, PassingResponse, Variation } from './variation.ts'

export const ci: readonly Variation[] = [
  {
    id: 'variables-protected-by-default',
    varies: 'The server creates build variables as protected by default.',
    lawful: 'The default of `protected` is not specified.',
    open: ['create-variable/protected-default'],
    layers: ({ fired }) => ({
      createVariable: (call, below) => {
        if (call.body['protected'] !== undefined) return below(call)
        fired()
        return below(withBody(call, { protected: true }))
      },
    }),
  },
  {
    id: 'only-project-of-a-runner-is-400',
    varies: 'The server returns 400 if a caller disables a runner in its only project.',
    lawful: 'The status of the error for the only project of a runner is not specified.',
    open: ['disable-project-runner/error-status'],
    alterResponse: (response) => rejectWith(response, 400),
  },
  {
    id: 'only-project-of-a-runner-is-403',
    varies: 'The server returns 403 if a caller disables a runner in its only project.',
    lawful: 'The status of the error for the only project of a runner is not specified.',
    open: ['disable-project-runner/error-status'],
    alterResponse: (response) => rejectWith(response, 403),
  },
  {
    id: 'triggers-without-an-owner',
    varies: 'A trigger has no owner until a caller takes its ownership.',
    lawful: '3 § Trigger: "`owner` (or null)". The specification does not state that its creation sets it.',
    layers: ({ fired }) => {
      const taken = new Set<unknown>()
      const withoutOwner = (trigger: unknown) => {
        if (!isRecord(trigger) || taken.has(trigger['id'])) return trigger
        fired()
        return { ...trigger, owner: null }
      }
      const hidesOwner: Layer = async (call, below) => {
        const result = await below(call)
        const { body } = result
        return { ...result, body: Array.isArray(body) ? body.map(withoutOwner) : withoutOwner(body) }
      }
      return {
        ...each(['listTriggers', 'createTrigger', 'getTrigger', 'updateTrigger'] as const, hidesOwner),
        takeTriggerOwnership: async (call, below) => {
          const result = await below(call)
          taken.add(idOf(result))
          return result
        },
      }
    },
  },
  {
    id: 'retries-are-new-jobs',
    varies: 'The server creates a new job for a retry and leaves the finished job unchanged.',
    lawful: 'Whether the response contains the same job or a new job is not specified.',
    open: ['retry-job/same-job'],
    layers: ({ fired, administrator }) => ({
      retryJob: async (call, below) => {
        const { db } = await administrator()
        const project = await call.find.project(named(call))
        const job = await db
          .selectFrom('job')
          .selectAll()
          .where('id', '=', Number(call.path['job_id']))
          .executeTakeFirst()
        const retries = job !== undefined && ['failed', 'success', 'canceled'].includes(job.status)
        if (job === undefined || !retries || !call.can('update-job', project)) return below(call)
        const { id: _, ...copied } = job
        const copy = await db.insertInto('job').values(copied).returning('id').executeTakeFirstOrThrow()
        const result = await below({ ...call, path: { ...call.path, job_id: copy.id } })
        if (idOf(result) === copy.id) fired()
        return result
      },
    }),
  },
]

function rejectWith(response: PassingResponse, status: number): boolean {
  if (response.operation !== 'disableProjectRunner' || response.status !== 405) return false
  response.status = status
  return true
}
