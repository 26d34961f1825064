/** What the API cannot create, as functions. Each validates its attributes and returns the new record. */
import type { OperationId } from '../../generated/provisioning/operations.ts'
import type { Schema, SchemaName } from '../../generated/provisioning/schemas.ts'
import { HttpError } from '../http/errors.ts'
import type { Services } from '../services.ts'
import { createBoard } from './boards.ts'
import { createDeployKey } from './deploy-keys.ts'
import { createEmail } from './emails.ts'
import { createEnvironment } from './environments.ts'
import { setStateOfIssue } from './issues.ts'
import { createJob, createPipeline, updateJob, updatePipeline } from './jobs.ts'
import { createSession, createToken } from './credentials.ts'
import { createLabel } from './labels.ts'
import { createMilestone } from './milestones.ts'
import { archiveProject, createShare, createStar } from './projects.ts'
import { createRunner, updateRunner } from './runners.ts'
import { createSnippet } from './snippets.ts'
import { validateAttributes } from './validate.ts'

/** Creates a record; rejects with the errors if the attributes violate the contract. */
type Create<Given extends SchemaName, Made extends SchemaName> = (
  given: Schema<Given>,
) => Promise<Schema<Made>>
type Change<Given extends SchemaName, Made extends SchemaName> = (
  id: number,
  given: Schema<Given>,
) => Promise<Schema<Made>>

/** Creates what the API cannot. */
export interface Provision {
  token: Create<'NewToken', 'Token'>
  session: Create<'NewSession', 'Session'>
  label: Create<'NewLabel', 'Label'>
  milestone: Create<'NewMilestone', 'Milestone'>
  issueState: Create<'NewIssueState', 'IssueState'>
  snippet: Create<'NewSnippet', 'Snippet'>
  board: Create<'NewBoard', 'Board'>
  email: Create<'NewEmail', 'Email'>
  star: Create<'NewStar', 'Star'>
  share: Create<'NewShare', 'Share'>
  archive: Create<'NewArchive', 'Archive'>
  runner: Create<'NewRunner', 'Runner'>
  pipeline: Create<'NewPipeline', 'JobPipeline'>
  job: Create<'NewJob', 'Job'>
  environment: Create<'NewEnvironment', 'Environment'>
  deployKey: Create<'NewDeployKey', 'DeployKey'>
  /** Later changes: the request of a runner, a new status of a pipeline or job. */
  change: {
    runner: Change<'RunnerUpdate', 'Runner'>
    pipeline: Change<'PipelineUpdate', 'JobPipeline'>
    job: Change<'JobUpdate', 'Job'>
  }
}

/** Binds the functions to a server; `services` returns those of an administrator for each call of a function. @internal */
export function createProvision(services: (method: string) => Promise<Services>): Provision {
  const create =
    <Given extends object, Made>(
      name: string,
      operation: OperationId,
      make: (services: Services, given: Given) => Promise<Made>,
    ) =>
    (given: Given): Promise<Made> =>
      explained(name, async () => {
        await validateAttributes(operation, {}, given)
        return make(await services(`provision.${name}()`), given)
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
        return apply(await services(`provision.change.${name}()`), id, given)
      })
  return {
    token: create('token', 'createToken', createToken),
    session: create('session', 'createSession', createSession),
    label: create('label', 'createLabel', createLabel),
    milestone: create('milestone', 'createMilestone', createMilestone),
    issueState: create('issueState', 'createIssueState', setStateOfIssue),
    snippet: create('snippet', 'createSnippet', createSnippet),
    board: create('board', 'createBoard', createBoard),
    email: create('email', 'createEmail', createEmail),
    star: create('star', 'createStar', createStar),
    share: create('share', 'createShare', createShare),
    archive: create('archive', 'createArchive', archiveProject),
    runner: create('runner', 'createRunner', createRunner),
    pipeline: create('pipeline', 'createPipeline', createPipeline),
    job: create('job', 'createJob', createJob),
    environment: create('environment', 'createEnvironment', createEnvironment),
    deployKey: create('deployKey', 'createDeployKey', createDeployKey),
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
