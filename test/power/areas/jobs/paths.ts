/** Where jobs are, for defects that mistake one for another. */
import { projectIdOfJob } from '../../../../server-stub/resources/jobs/index.ts'
import { segmentsOf, type Call } from '../../message.ts'
import type { Fault } from '../../mutant.ts'

/** Below the prefix, without a slash at either end. */
export const jobOf = (call: Call) =>
  segmentsOf(call)
    .slice(0, 4)
    .map((part) => encodeURIComponent(part))
    .join('/')

/** Handlers find a job in any project, not only that of the URL. */
export const jobsAnywhere: Fault = {
  services: (own) => ({
    ...own,
    find: {
      ...own.find,
      job: async (project, id) => {
        const [other] = await own.find.projects([(await projectIdOfJob(own.db, id)) ?? 0])
        return own.find.job(other ?? project, id)
      },
    },
  }),
}
