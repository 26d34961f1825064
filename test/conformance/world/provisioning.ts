/** What the API has no operation to create, made through the provisioning interface where a server offers one. */
import type { OperationId } from '../../../generated/operations.ts'
import { isRecord, type Json } from '../engine/exchange.ts'
import { Blocked, NotProvisionable } from '../run/signals.ts'
import type { Answer } from './answer.ts'
import { Shared } from './shared.ts'
import type { World } from './world.ts'

/** Beside the API, unless the target file says otherwise: `GET` lists what can be made, `POST` below it makes one, `PUT` tells what becomes of one. */
const place = '/provisioning'

/** Resources that the suite asks for, and what they are called in a reason. */
const words = {
  tokens: 'a token of another kind',
  sessions: 'a session',
  labels: 'a label',
  milestones: 'a milestone',
  snippets: 'a snippet',
  runners: 'a runner',
  pipelines: 'a pipeline',
  jobs: 'a job',
  issue_states: 'a closed issue',
  archives: 'an archived project',
  shares: 'a project that is shared with a group',
  stars: 'a starred project',
} as const

export type Resource = keyof typeof words

export type Provided = Readonly<Record<string, Json>> & { readonly id: number }

/** What the server offers to make; nothing where it has no such interface. */
const offered = new Shared('provisioning', async ({ admin }): Promise<ReadonlySet<string>> => {
  const { status, json } = await admin.requests({ method: 'GET', target: place, beside: true })
  const resources = status === 200 && isRecord(json) ? json['resources'] : undefined
  return new Set(isRecord(resources) ? Object.keys(resources) : [])
})

/** Makes a thing and returns its record. Ends the check as not provisionable where the server offers no way to. */
export async function provide(
  world: World,
  resource: Resource,
  attributes: Readonly<Record<string, unknown>>,
): Promise<Provided> {
  return asThing(resource, await ask(world, resource, 'POST', `${place}/${resource}`, attributes))
}

/** Brings about a state that has no record of its own. Ends the check as `provide` does. */
export async function bringAbout(
  world: World,
  resource: 'archives' | 'shares' | 'stars',
  attributes: Readonly<Record<string, unknown>>,
): Promise<void> {
  await ask(world, resource, 'POST', `${place}/${resource}`, attributes)
}

/** Makes a credential of somebody and returns the secret, which is shown nowhere else. Ends the check as `provide` does. */
export async function provideCredential(
  world: World,
  resource: 'tokens' | 'sessions',
  attributes: Readonly<Record<string, unknown>>,
): Promise<string> {
  const { json, exchange } = await ask(world, resource, 'POST', `${place}/${resource}`, attributes)
  const secret = isRecord(json) ? json[resource === 'tokens' ? 'token' : 'cookie'] : undefined
  if (typeof secret !== 'string') throw new Blocked(`${place}/${resource} shows no secret`, exchange)
  world.run.keepsSecret(resource === 'tokens' ? 'other' : 'session', 'token', secret)
  return secret
}

/** Tells what becomes of a thing, as a machine would that the API does not show: a runner that calls, a job that ends. */
export async function lets(
  world: World,
  resource: 'runners' | 'jobs',
  id: number,
  attributes: Readonly<Record<string, unknown>>,
): Promise<Provided> {
  return asThing(resource, await ask(world, resource, 'PUT', `${place}/${resource}/${id}`, attributes))
}

async function ask(
  world: World,
  resource: Resource,
  method: 'POST' | 'PUT',
  target: string,
  attributes: Readonly<Record<string, unknown>>,
): Promise<Answer<OperationId>> {
  if (!(await world.uses(offered)).has(resource)) {
    throw new NotProvisionable(
      `The API has no operation that creates ${words[resource]}, and the server offers none at ${place}.`,
    )
  }
  const answer = await world.admin.requests({
    method,
    target,
    beside: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(attributes),
  })
  const { status, exchange } = answer
  if (status === null || status > 299) {
    const { outcome } = exchange
    const answered = outcome.kind === 'fault' ? `failed: ${outcome.fault.text}` : `answered ${status}`
    throw new Blocked(`${method} ${place}/${resource} ${answered}`, exchange)
  }
  return answer
}

function asThing(resource: Resource, { json, exchange }: Answer<OperationId>): Provided {
  const id = isRecord(json) ? json['id'] : undefined
  if (!isRecord(json) || typeof id !== 'number')
    throw new Blocked(`${place}/${resource} shows no id`, exchange)
  return { ...json, id }
}
