/** The operations of `/provisioning`. All of them require an administrator. */
import { keptId } from '../access/identifier.ts'
import { created, ok } from '../http/handler.ts'
import type { Services } from '../services.ts'
import { createBoard } from './boards.ts'
import { createDeployKey } from './deploy-keys.ts'
import { createEmail } from './emails.ts'
import { createEnvironment } from './environments.ts'
import { setStateOfIssue } from './issues.ts'
import { createJob, createPipeline, updateJob, updatePipeline } from './jobs.ts'
import type { ProvisioningHandlers } from './contract.ts'
import { createSession, createToken } from './credentials.ts'
import { listResources } from './list-resources.ts'
import { createLabel } from './labels.ts'
import { createMilestone } from './milestones.ts'
import { archiveProject, createShare, createStar } from './projects.ts'
import { createRunner, updateRunner } from './runners.ts'
import { createSnippet } from './snippets.ts'

export const handlers: ProvisioningHandlers = {
  listResources: async () => ok(listResources()),
  createToken: creates(createToken),
  createSession: creates(createSession),
  createLabel: creates(createLabel),
  createMilestone: creates(createMilestone),
  createIssueState: creates(setStateOfIssue),
  createSnippet: creates(createSnippet),
  createBoard: creates(createBoard),
  createEmail: creates(createEmail),
  createStar: creates(createStar),
  createShare: creates(createShare),
  createArchive: creates(archiveProject),
  createRunner: creates(createRunner),
  updateRunner: updates(updateRunner),
  createPipeline: creates(createPipeline),
  updatePipeline: updates(updatePipeline),
  createJob: creates(createJob),
  updateJob: updates(updateJob),
  createEnvironment: creates(createEnvironment),
  createDeployKey: creates(createDeployKey),
}

function creates<Body, Made>(create: (services: Services, body: Body) => Promise<Made>) {
  return async ({ body }: { body: Body }, services: Services) => created(await create(services, body))
}

function updates<Body, Made>(update: (services: Services, id: number, body: Body) => Promise<Made>) {
  return async ({ path, body }: { path: { id: number }; body: Body }, services: Services) =>
    ok(await update(services, keptId(path.id), body))
}
