/** What the API cannot create, as functions. Each checks what it is given and returns the record that it has made. */
import { HttpError } from '../http/errors.ts'
import { job, pipeline } from './building.ts'
import { session, token } from './credentials.ts'
import type { Fields, Given } from './fields.ts'
import { deployKey, environment, runner } from './machines.ts'
import { archive, issueState, label, milestone, share, snippet, star } from './planning.ts'
import type { Bench, Changeable, Resource } from './resource.ts'

/** All resources by their path. */
export const resources: Readonly<Record<string, Resource<object> | Changeable<object>>> = {
  tokens: token,
  sessions: session,
  labels: label,
  milestones: milestone,
  issue_states: issueState,
  snippets: snippet,
  stars: star,
  shares: share,
  archives: archive,
  runners: runner,
  pipelines: pipeline,
  jobs: job,
  environments: environment,
  deploy_keys: deployKey,
}

export type Provision = ReturnType<typeof createProvision>

/** Binds the resources to a server; `bench` is called for each record. */
export function createProvision(bench: () => Promise<Bench>) {
  const make =
    <F extends Fields, Made>(name: string, resource: Resource<Made, F>) =>
    (given: Given<F>): Promise<Made> =>
      explained(name, async () => resource.create(await bench(), given))
  const change =
    <F extends Fields, C extends Fields, Made>(name: string, changeable: Changeable<Made, F, C>) =>
    (id: number, given: Given<C>): Promise<Made> =>
      explained(`change.${name}`, async () => changeable.change(await bench(), id, given))
  return {
    token: make('token', token),
    session: make('session', session),
    label: make('label', label),
    milestone: make('milestone', milestone),
    issueState: make('issueState', issueState),
    snippet: make('snippet', snippet),
    star: make('star', star),
    share: make('share', share),
    archive: make('archive', archive),
    runner: make('runner', runner),
    pipeline: make('pipeline', pipeline),
    job: make('job', job),
    environment: make('environment', environment),
    deployKey: make('deployKey', deployKey),
    /** What happens later: a runner that calls, a pipeline or job that moves along. */
    change: {
      runner: change('runner', runner),
      pipeline: change('pipeline', pipeline),
      job: change('job', job),
    },
  }
}

/** An error names the function and what is wrong. */
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
