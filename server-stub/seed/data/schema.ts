/** The form of seed data: types for objects, a JSON Schema for files. */
import type { ErrorObject } from 'ajv'
import { unknownAttributeText } from '../../http/unknown-attributes.ts'

/** Role in a group or project. */
export type SeedRole = 'guest' | 'reporter' | 'developer' | 'master' | 'owner'

type Visibility = 'private' | 'internal' | 'public'

/** Records to create when the server starts. Users are named by username, groups and projects by full path. */
export interface SeedData {
  users?: SeedUser[]
  groups?: SeedGroup[]
  projects?: SeedProject[]
}

/** A user to create. */
export interface SeedUser {
  username: string
  /** Default: the username. */
  name?: string
  /** Default: `USERNAME@example.com`. */
  email?: string
  /** For signing in; default: a random one. */
  password?: string
  /** A personal access token of the user. */
  token?: string
  admin?: boolean
  state?: 'active' | 'blocked'
}

/** A group to create. */
export interface SeedGroup {
  /** Full path; parents come first: `tools`, then `tools/looms`. */
  path: string
  /** Default: the last part of the path. */
  name?: string
  description?: string
  /** Default `private`. */
  visibility?: Visibility
  members?: Record<string, SeedRole>
}

/** A project to create, with its repository, issues and merge requests. */
export interface SeedProject {
  /** Full path: the username or group path of the namespace, and the path of the project. */
  path: string
  /** Default: the last part of the path. */
  name?: string
  description?: string
  /** Default `private`. */
  visibility?: Visibility
  members?: Record<string, Exclude<SeedRole, 'owner'>>
  /** Path of a local Git repository whose branches and tags are pushed; in a file relative to that file. */
  repository?: string
  /** Files of the first commit, by path; instead of `repository`. */
  files?: Record<string, string>
  labels?: { name: string; color?: string; description?: string }[]
  milestones?: { title: string; description?: string; due_date?: string; state?: 'active' | 'closed' }[]
  issues?: SeedIssue[]
  merge_requests?: SeedMergeRequest[]
}

interface SeedDiscussion {
  title: string
  description?: string
  /** Default: the administrator. */
  author?: string
  assignee?: string
  labels?: string[]
  /** Title of a milestone of the project. */
  milestone?: string
  notes?: { author?: string; body: string }[]
}

/** An issue to create. */
export interface SeedIssue extends SeedDiscussion {
  /** Default `opened`. */
  state?: 'opened' | 'closed'
}

/** A merge request to create. */
export interface SeedMergeRequest extends SeedDiscussion {
  source_branch: string
  /** Default: the default branch of the project. */
  target_branch?: string
  /** Files of a commit on the source branch, by path. A branch that does not exist starts at the target branch. */
  files?: Record<string, string>
  /** Default `opened`. */
  state?: 'opened' | 'closed' | 'merged'
}

const text = { type: 'string' }
const filled = { type: 'string', minLength: 1 }
const texts = { type: 'object', additionalProperties: text }
const visibility = { enum: ['private', 'internal', 'public'] }
const members = (roles: readonly string[]) => ({ type: 'object', additionalProperties: { enum: roles } })
const memberRoles = ['guest', 'reporter', 'developer', 'master']
const list = (required: readonly string[], properties: object) => ({
  type: 'array',
  items: { type: 'object', additionalProperties: false, required, properties },
})
const discussion = {
  title: filled,
  description: text,
  author: filled,
  assignee: filled,
  labels: { type: 'array', items: filled },
  milestone: filled,
  notes: list(['body'], { author: filled, body: filled }),
}

/** JSON Schema of a seed file. */
export const seedSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Seed data of forge-contract',
  type: 'object',
  additionalProperties: false,
  properties: {
    users: list(['username'], {
      username: filled,
      name: filled,
      email: filled,
      password: { type: 'string', minLength: 8 },
      token: filled,
      admin: { type: 'boolean' },
      state: { enum: ['active', 'blocked'] },
    }),
    groups: list(['path'], {
      path: filled,
      name: filled,
      description: text,
      visibility,
      members: members([...memberRoles, 'owner']),
    }),
    projects: list(['path'], {
      path: { type: 'string', pattern: '/' },
      name: filled,
      description: text,
      visibility,
      members: members(memberRoles),
      repository: filled,
      files: texts,
      labels: list(['name'], { name: filled, color: text, description: text }),
      milestones: list(['title'], {
        title: filled,
        description: text,
        due_date: text,
        state: { enum: ['active', 'closed'] },
      }),
      issues: list(['title'], { ...discussion, state: { enum: ['opened', 'closed'] } }),
      merge_requests: list(['title', 'source_branch'], {
        ...discussion,
        source_branch: filled,
        target_branch: filled,
        files: texts,
        state: { enum: ['opened', 'closed', 'merged'] },
      }),
    }),
  },
}

/** Seed data that cannot be used: the message contains where and why. */
export class SeedError extends Error {
  override readonly name = 'SeedError'
}

/** The value as seed data; throws `SeedError` with the path of the first value that has another form. */
export async function seedDataOf(value: unknown): Promise<SeedData> {
  const { Ajv2020 } = await import('ajv/dist/2020.js')
  const validate = new Ajv2020({ strict: false, verbose: true }).compile<SeedData>(seedSchema)
  if (validate(value)) return value
  const [error] = validate.errors ?? []
  throw new SeedError(error === undefined ? 'seed data is invalid' : violationText(error))
}

/** Where the value is, and what is wrong with it. */
function violationText({
  instancePath,
  keyword,
  params,
  parentSchema,
  message = 'is invalid',
}: ErrorObject): string {
  const dataPath = instancePath
    .slice(1)
    .replaceAll(/\/(\d+)/g, '[$1]')
    .replaceAll('/', '.')
  if (keyword === 'additionalProperties') {
    const name = String(params['additionalProperty'])
    const known = Object.keys(parentSchema?.['properties'] ?? {})
    return `${dataPath === '' ? name : `${dataPath}.${name}`} ${unknownAttributeText(name, known)}`
  }
  const detail = Object.values(params).flat().join(', ')
  const addition = message.includes(detail) ? '' : ` (${detail})`
  return `${dataPath === '' ? 'seed data' : dataPath} ${message}${addition}`
}
