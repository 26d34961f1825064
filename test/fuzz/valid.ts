/** Values that an operation accepts. */
import * as fc from 'fast-check'
import type { OperationId } from '../../generated/operations.ts'
import { resolve, type SchemaNode } from '../conformance/protocol/contract.ts'
import type { Value } from './value.ts'

/** Operations that delete or move their target; they get a target that no other request uses. */
const destructive: Readonly<Partial<Record<OperationId, string>>> = {
  deleteProject: 'spare',
  transferProject: 'spare',
  updateProject: 'spare',
  deleteGroup: 'spareGroup',
  updateGroup: 'spareGroup',
  deleteUser: 'spareUser',
  updateUser: 'spareUser',
  blockUser: 'spareUser',
  unblockUser: 'spareUser',
}

const byFirstSegment: Readonly<Record<string, string>> = {
  users: 'user',
  groups: 'group',
  broadcast_messages: 'broadcastMessage',
  todos: 'todo',
  runners: 'runner',
}

const byName: Readonly<Record<string, string>> = {
  sha: 'sha',
  branch: 'branch',
  tag_name: 'tag',
  file_path: 'file',
  issue_iid: 'issue',
  merge_request_iid: 'mergeRequest',
  snippet_id: 'snippet',
  board_id: 'board',
  list_id: 'list',
  job_id: 'job',
  pipeline_id: 'pipeline',
  ref_name: 'branch',
  runner_id: 'runner',
  trigger_id: 'trigger',
  environment_id: 'environment',
  key: 'variable',
  subscribable_id: 'issue',
  project_id: 'project',
  user_id: 'user',
}

/** The record that a path parameter names. */
export function recordFor(operation: OperationId, path: string, name: string): Value {
  const target = destructive[operation]
  const [, first = ''] = path.split('/')
  if (name === 'id') return { record: target ?? byFirstSegment[first] ?? 'project' }
  if (name === 'subscribable_type') return 'issues'
  const on = path.includes('/issues/') ? 'issue' : path.includes('/merge_requests/') ? 'request' : 'snippet'
  if (name === 'note_id') return { record: `${on}Note` }
  if (name === 'award_id') return { record: path.includes('/notes/') ? `${on}NoteAward` : `${on}Award` }
  return { record: byName[name] ?? 'project' }
}

const texts: Readonly<Record<string, readonly Value[]>> = {
  name: ['loom', 'warp', 'thumbsup'],
  title: ['Knot', 'WIP: Weave'],
  path: ['loom', 'README.md'],
  username: ['mira', 'tom'],
  email: ['mira@example.com', 'tom@example.com'],
  password: ['correct horse'],
  branch: ['master', 'side', 'new'],
  branch_name: ['new', 'other'],
  ref: ['master', 'v1', { record: 'sha' }],
  ref_name: ['master', 'v1'],
  source_branch: ['side', 'free'],
  target_branch: ['master'],
  tag_name: ['v2', 'v3'],
  labels: ['bug', 'bug,loom'],
  key: [{ record: 'key' }, 'WARP_2'],
  content: ['text\n', { lines: 20 }],
  sha: [{ record: 'sha' }],
  color: ['#112233'],
  font: ['#112233'],
  import_url: ['https://example.com/a.git'],
  sudo: [{ record: 'user' }],
  scope: ['finished', 'active'],
}

const ids: Readonly<Record<string, string>> = {
  user_id: 'user',
  assignee_id: 'user',
  assignee_ids: 'user',
  author_id: 'user',
  milestone_id: 'milestone',
  project_id: 'project',
  target_project_id: 'project',
  namespace_id: 'group',
  namespace: 'group',
  label_id: 'label',
  runner_id: 'runner',
  parent_id: 'group',
  merge_request_to_resolve_discussions_of: 'mergeRequest',
  key_id: 'label',
  iids: 'issue',
  sudo: 'user',
}

/** A value that fits the schema and, for some names, a record of the world. */
export function validValue(name: string, node: SchemaNode): fc.Arbitrary<Value> {
  const id = ids[name]
  if (name === 'actions') return actions
  const schema = plain(node)
  if (id !== undefined) return fc.constant(schema.items === undefined ? { record: id } : [{ record: id }])
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum.map(asValue))
  if (schema.items !== undefined) return fc.array(validValue('', schema.items), { maxLength: 3 })
  const types = new Set([schema.type ?? 'string'].flat())
  if (types.has('boolean')) return fc.boolean()
  if (types.has('integer')) return fc.constantFrom(1, 2, 10, 20, 30, 40, 100)
  if (types.has('number')) return fc.constantFrom(0, 1.5, 100)
  return textOf(name, schema)
}

function textOf(name: string, { format }: SchemaNode): fc.Arbitrary<Value> {
  if (format === 'date') return fc.constantFrom('2026-03-01', '2099-12-31')
  if (format === 'date-time') return fc.constantFrom('2026-03-01T08:00:00Z', '2099-12-31T23:59:59.999+14:00')
  if (format === 'uri') return fc.constantFrom('https://example.com/', 'http://example.com:81/a?b#c')
  return fc.constantFrom<Value>(...(texts[name] ?? ['some text', 'b']))
}

/** The first branch of a composition that has a type. */
function plain(node: SchemaNode): SchemaNode {
  const schema = resolve<SchemaNode>(node)
  if (schema.type !== undefined || schema.enum !== undefined) return schema
  const [first] = [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
  return first === undefined ? schema : plain(first)
}

function asValue(value: unknown): Value {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null
}

const paths = ['README.md', 'lib/a.rb', 'new.txt', 'a/b/c.txt', 'side.txt'] as const
const action: fc.Arbitrary<Value> = fc
  .record({
    action: fc.constantFrom('create', 'update', 'delete', 'move'),
    file_path: fc.constantFrom(...paths),
    previous_path: fc.constantFrom(...paths),
    content: fc.constantFrom<Value>('text\n', '', { lines: 300 }),
    encoding: fc.constantFrom('text', 'base64'),
  })
  .map((fields) => ({ fields }))

/** Some actions, or very many of one kind. */
const actions: fc.Arbitrary<Value> = fc.oneof(
  { arbitrary: fc.array(action, { minLength: 1, maxLength: 4 }), weight: 12 },
  {
    arbitrary: fc.record({
      each: fc.constantFrom<Record<string, Value>>(
        { action: 'create', file_path: 'f#', content: 'same' },
        { action: 'move', file_path: 'g#', previous_path: 'f#' },
        { action: 'create', file_path: { unit: '#/', times: 100, before: '', after: 'f' }, content: '' },
      ),
      times: fc.constantFrom(20, 200, 1500),
    }),
    weight: 1,
  },
)
