/** Records what clients of several servers see when they write to the same resources at once. */
import { seeded, type Random } from '../support/random.ts'
import { isLinearizable, type Effect, type Operation } from './checker.ts'
import { contentAsRead, kindsOf, perform, type Call, type Kind } from './resources.ts'

export interface HistoryOptions {
  /** Servers over one database. */
  readonly origins: readonly string[]
  readonly adminToken: string
  readonly operations: number
  readonly clients: number
  readonly seed: number
}

export interface Findings {
  readonly operations: number
  /** Resources by kind that were checked. */
  readonly resources: number
  /** Histories that no order explains, and statuses that an operation must not have. */
  readonly anomalies: readonly string[]
}

const keysPerKind = 3

interface Resource {
  readonly kind: Kind
  readonly key: string
  readonly history: Operation[]
}

/** Runs the clients and checks the history of every resource. Keys begin with the seed, so that runs do not meet. */
export async function checkHistories(options: HistoryOptions): Promise<Findings> {
  const calls = options.origins.map((origin) => callOf(origin, options.adminToken))
  const [first] = calls
  if (first === undefined) throw new Error('There is no server')
  const { project, commits, users } = await prepare(first, options.seed)
  const resources = kindsOf(project, commits).flatMap((kind) =>
    users.map((user, number): Resource => ({
      kind,
      key: kind.name === 'member' ? String(user) : `k${options.seed}_${number}`,
      history: [],
    })),
  )
  const anomalies: string[] = []
  let next = 0
  const client = async (number: number): Promise<void> => {
    const random = seeded(options.seed * 1000 + number)
    while (next < options.operations) {
      const content = String(++next)
      const resource = random.pick(resources)
      const effect = effectOf(random, resource.kind, content)
      const start = performance.now()
      try {
        const result = await perform(random.pick(calls), resource.kind, resource.key, effect)
        const written =
          effect.kind === 'create' || effect.kind === 'update'
            ? { ...effect, content: contentAsRead(resource.kind, content, commits) }
            : effect
        resource.history.push({ effect: written, result, start, end: performance.now() })
      } catch (error) {
        anomalies.push(error instanceof Error ? error.message : String(error))
      }
    }
  }
  await Promise.all(Array.from({ length: options.clients }, (_, number) => client(number)))
  for (const { kind, key, history } of resources)
    if (!isLinearizable(history)) anomalies.push(`${kind.name} ${key}: ${describeHistory(history)}`)
  return { operations: next, resources: resources.length, anomalies }
}

function effectOf(random: Random, kind: Kind, content: string): Effect {
  const effect = random.pick(['create', 'update', 'delete', 'read', 'read'] as const)
  if (effect === 'create') return { kind: effect, content }
  if (effect === 'delete') return { kind: effect }
  return effect === 'read' || kind.update === undefined ? { kind: 'read' } : { kind: effect, content }
}

/** Operations in the order of their requests, with times in milliseconds. */
function describeHistory(history: readonly Operation[]): string {
  const lines = history
    .toSorted((a, b) => a.start - b.start)
    .map(({ effect, result, start, end }) => {
      const written = 'content' in effect ? ` ${effect.content}` : ''
      const seen = result.kind === 'content' ? String(result.content) : result.kind
      return `  ${start.toFixed(1)}-${end.toFixed(1)} ${effect.kind}${written}: ${seen}`
    })
  return `not linearizable\n${lines.join('\n')}`
}

function callOf(origin: string, token: string): Call {
  return async (method, path, body) => {
    const init = {
      method,
      headers: { 'PRIVATE-TOKEN': token, 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }
    const response = await fetch(`${origin}/api/v4${path}`, init).catch(() => undefined)
    if (response === undefined) return undefined
    const text = await response.text()
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text) }
  }
}

interface Prepared {
  readonly project: number
  readonly commits: readonly string[]
  readonly users: readonly number[]
}

async function prepare(call: Call, seed: number): Promise<Prepared> {
  const created = async (path: string, body: object): Promise<Record<string, unknown>> => {
    const response = await call('POST', path, body)
    if (response?.status !== 201) throw new Error(`POST ${path}: ${JSON.stringify(response)}`)
    return Object(response.body)
  }
  const project = Number((await created('/projects', { name: `shared${seed}` }))['id'])
  const commits: string[] = []
  for (const file_path of ['one', 'two', 'three']) {
    const body = {
      branch: 'master',
      commit_message: file_path,
      actions: [{ action: 'create', file_path, content: file_path }],
    }
    commits.push(String((await created(`/projects/${project}/repository/commits`, body))['id']))
  }
  const users: number[] = []
  for (let number = 0; number < keysPerKind; number++) {
    const username = `user${seed}_${number}`
    const body = { username, name: username, email: `${username}@example.com`, reset_password: true }
    users.push(Number((await created('/users', body))['id']))
  }
  return { project, commits, users }
}
