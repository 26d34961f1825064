/** The resources of a history: how each is created, changed, deleted and read, and what the statuses mean. */
import type { Content, Effect, Result } from './checker.ts'

/** Sends a request to one of the servers; undefined without response. */
export type Call = (
  method: string,
  path: string,
  body?: object,
) => Promise<{ status: number; body: unknown } | undefined>

interface Request {
  readonly method: string
  readonly path: string
  readonly body?: object
}

/** One kind of resource; its methods make the requests for one key. */
export interface Kind {
  readonly name: string
  /** `content` is a number of which no two writes have the same. */
  create(key: string, content: string): Request
  update?(key: string, content: string): Request
  delete(key: string): Request
  read(key: string): Request
  /** The content in the body of a successful read. */
  contentOf(body: unknown): string
  /** Statuses of a creation that is rejected because the resource exists. */
  readonly exists: readonly number[]
  /** Statuses of a change or deletion that is rejected because the resource is absent, in addition to 404. */
  readonly absent?: readonly number[]
  /** Statuses of a write that is rejected because of another one at the same time. */
  readonly conflict?: readonly number[]
}

function property(name: string): (body: unknown) => string {
  return (body) => {
    const entries = typeof body === 'object' && body !== null ? Object.entries(body) : []
    return String(entries.find(([key]) => key === name)?.[1])
  }
}

const day = 24 * 60 * 60 * 1000
/** The content as a date in the future, as memberships have one. */
const dateOf = (content: string): string =>
  new Date(Date.UTC(2030, 0, 1) + Number(content) * day).toISOString().slice(0, 10)
const numberOf = (date: string): string => String((Date.parse(date) - Date.UTC(2030, 0, 1)) / day)

const change = (content: string): object => ({ branch: 'master', content, commit_message: content })

function settingsOf(at: string): readonly Kind[] {
  return [
    {
      name: 'variable',
      create: (key, value) => ({ method: 'POST', path: `${at}/variables`, body: { key, value } }),
      update: (key, value) => ({ method: 'PUT', path: `${at}/variables/${key}`, body: { value } }),
      delete: (key) => ({ method: 'DELETE', path: `${at}/variables/${key}` }),
      read: (key) => ({ method: 'GET', path: `${at}/variables/${key}` }),
      contentOf: property('value'),
      exists: [409],
    },
    {
      name: 'member',
      create: (user_id, content) => ({
        method: 'POST',
        path: `${at}/members`,
        body: { user_id: Number(user_id), access_level: 20, expires_at: dateOf(content) },
      }),
      update: (user, content) => ({
        method: 'PUT',
        path: `${at}/members/${user}`,
        body: { access_level: 30, expires_at: dateOf(content) },
      }),
      delete: (user) => ({ method: 'DELETE', path: `${at}/members/${user}` }),
      read: (user) => ({ method: 'GET', path: `${at}/members/${user}` }),
      contentOf: (body) => numberOf(property('expires_at')(body)),
      exists: [409],
    },
  ]
}

function repositoryOf(at: string, commits: readonly string[]): readonly Kind[] {
  return [
    {
      name: 'file',
      create: (key, content) => ({
        method: 'POST',
        path: `${at}/repository/files/${key}`,
        body: change(content),
      }),
      update: (key, content) => ({
        method: 'PUT',
        path: `${at}/repository/files/${key}`,
        body: change(content),
      }),
      delete: (key) => ({
        method: 'DELETE',
        path: `${at}/repository/files/${key}?branch=master&commit_message=x`,
      }),
      read: (key) => ({ method: 'GET', path: `${at}/repository/files/${key}?ref=master` }),
      contentOf: (body) => Buffer.from(property('content')(body), 'base64').toString(),
      exists: [400],
      absent: [400],
    },
    {
      name: 'tag',
      create: (tag_name, message) => ({
        method: 'POST',
        path: `${at}/repository/tags`,
        body: { tag_name, message, ref: 'master' },
      }),
      delete: (key) => ({ method: 'DELETE', path: `${at}/repository/tags/${key}` }),
      read: (key) => ({ method: 'GET', path: `${at}/repository/tags/${key}` }),
      contentOf: property('message'),
      exists: [405],
    },
    {
      name: 'branch',
      create: (branch, content) => ({
        method: 'POST',
        path: `${at}/repository/branches`,
        body: { branch, ref: commits[Number(content) % commits.length] },
      }),
      delete: (key) => ({ method: 'DELETE', path: `${at}/repository/branches/${key}` }),
      read: (key) => ({ method: 'GET', path: `${at}/repository/branches/${key}` }),
      contentOf: (body) => property('id')(Object(body).commit),
      exists: [409],
      conflict: [409],
    },
  ]
}

const namespaceKinds: readonly Kind[] = [
  {
    name: 'group',
    create: (path, description) => ({
      method: 'POST',
      path: '/groups',
      body: { name: path, path, description },
    }),
    update: (key, description) => ({ method: 'PUT', path: `/groups/${key}`, body: { description } }),
    delete: (key) => ({ method: 'DELETE', path: `/groups/${key}` }),
    read: (key) => ({ method: 'GET', path: `/groups/${key}` }),
    contentOf: property('description'),
    exists: [400],
  },
  {
    name: 'project',
    create: (path, description) => ({ method: 'POST', path: '/projects', body: { path, description } }),
    update: (key, description) => ({
      method: 'PUT',
      path: `/projects/root%2F${key}`,
      body: { name: key, description },
    }),
    delete: (key) => ({ method: 'DELETE', path: `/projects/root%2F${key}` }),
    read: (key) => ({ method: 'GET', path: `/projects/root%2F${key}` }),
    contentOf: property('description'),
    exists: [400],
  },
]

/** The kinds for a project and the commits of its branch `master`. */
export function kindsOf(project: number, commits: readonly string[]): readonly Kind[] {
  const at = `/projects/${project}`
  return [...settingsOf(at), ...repositoryOf(at, commits), ...namespaceKinds]
}

/** What a read returns after this content was written: of branches the commit that they were created from. */
export function contentAsRead({ name }: Kind, content: string, commits: readonly string[]): string {
  return name === 'branch' ? (commits[Number(content) % commits.length] ?? '') : content
}

/** Sends one operation. Throws for a status that it must not have. */
export async function perform(call: Call, kind: Kind, key: string, effect: Effect): Promise<Result> {
  const { method, path, body } = requestOf(kind, key, effect)
  const response = await call(method, path, body)
  if (response === undefined) return { kind: 'unknown' }
  const { status } = response
  if (effect.kind === 'read') {
    if (status === 200) return { kind: 'content', content: kind.contentOf(response.body) satisfies Content }
    if (status === 404) return { kind: 'content', content: null }
  } else if (status >= 200 && status < 300) return { kind: 'done' }
  else if (effect.kind === 'create' && kind.exists.includes(status)) return { kind: 'exists' }
  else if (effect.kind !== 'create' && (status === 404 || kind.absent?.includes(status) === true))
    return { kind: 'absent' }
  else if (kind.conflict?.includes(status) === true) return { kind: 'conflict' }
  throw new Error(`${method} ${path} returned ${status}: ${JSON.stringify(response.body)}`)
}

function requestOf(kind: Kind, key: string, effect: Effect): Request {
  if (effect.kind === 'create') return kind.create(key, effect.content)
  if (effect.kind === 'delete') return kind.delete(key)
  if (effect.kind === 'read' || kind.update === undefined) return kind.read(key)
  return kind.update(key, effect.content)
}
