/** What the API cannot create, as functions. Each validates its attributes and returns the new record. */
import type { OperationId } from '../../generated/provisioning/operations.ts'
import { HttpError } from '../http/errors.ts'
import type { Services } from '../services.ts'
import { createJob, createPipeline, updateJob, updatePipeline } from './building.ts'
import { createSession, createToken } from './credentials.ts'
import { createDeployKey, createEnvironment, createRunner, updateRunner } from './machines.ts'
import {
  archiveProject,
  createLabel,
  createMilestone,
  createShare,
  createSnippet,
  createStar,
  setStateOfIssue,
} from './planning.ts'
import { validateAttributes } from './validate.ts'

export type Provision = ReturnType<typeof createProvision>

/** Binds the functions to a server; `services` returns those of an administrator for each record. */
export function createProvision(services: () => Promise<Services>) {
  const create =
    <Given extends object, Made>(
      name: string,
      operation: OperationId,
      make: (services: Services, given: Given) => Promise<Made>,
    ) =>
    (given: Given): Promise<Made> =>
      explained(name, async () => {
        await validateAttributes(operation, {}, given)
        return make(await services(), given)
      })
  const change =
    <Given extends object, Made>(
      name: string,
      operation: OperationId,
      apply: (services: Services, id: number, given: Given) => Promise<Made>,
    ) =>
    (id: number, given: Given): Promise<Made> =>
      explained(`change.${name}`, async () => {
        await validateAttributes(operation, { id: String(id) }, given)
        return apply(await services(), id, given)
      })
  return {
    token: create('token', 'createToken', createToken),
    session: create('session', 'createSession', createSession),
    label: create('label', 'createLabel', createLabel),
    milestone: create('milestone', 'createMilestone', createMilestone),
    issueState: create('issueState', 'createIssueState', setStateOfIssue),
    snippet: create('snippet', 'createSnippet', createSnippet),
    star: create('star', 'createStar', createStar),
    share: create('share', 'createShare', createShare),
    archive: create('archive', 'createArchive', archiveProject),
    runner: create('runner', 'createRunner', createRunner),
    pipeline: create('pipeline', 'createPipeline', createPipeline),
    job: create('job', 'createJob', createJob),
    environment: create('environment', 'createEnvironment', createEnvironment),
    deployKey: create('deployKey', 'createDeployKey', createDeployKey),
    /** Later changes: the request of a runner, a new status of a pipeline or job. */
    change: {
      runner: change('runner', 'updateRunner', updateRunner),
      pipeline: change('pipeline', 'updatePipeline', updatePipeline),
      job: change('job', 'updateJob', updateJob),
    },
  }
}

/** The error names the function. */
async function explained<Made>(name: string, make: () => Promise<Made>): Promise<Made> {
  try {
    return await make()
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    const { texts } = error.details
    const reason = texts === undefined ? error.message : JSON.stringify(texts)
    throw new Error(`provision.${name}: ${reason}`, { cause: error })
  }
}
