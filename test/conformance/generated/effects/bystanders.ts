/** Records of other kinds that a write does not concern: those of its project, the runner that it enables, and keys of its user. */
import { operations } from '../../../../generated/operations.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import { observeIfPossible } from '../../fixtures/if-possible.ts'
import { levels } from '../../fixtures/roles.ts'
import { freshPublicKey } from '../../fixtures/ssh-keys.ts'
import type { Parameters } from '../../protocol/encode.ts'
import { attributesOf } from '../attributes/attributes.ts'
import { expectItemsUnchanged, expectUnchanged } from './unchanged.ts'
import { greatest, recordOf, recordsOf, type JsonRecord } from './reads.ts'
import { projectOf } from '../paths/parent-paths.ts'
import { isSuccess } from '../../protocol/statuses.ts'
import { type PreparedRequest, type SpecifiedOperation } from '../valid-request.ts'

interface Bystanders {
  readonly read: SpecifiedOperation
  readonly path: Parameters
  /** The properties that are compared: those that no other check and no effect of the write changes. */
  readonly properties: readonly string[]
  /** Items that were created; without them, the records are read before the write. */
  readonly items?: readonly JsonRecord[]
}

type Create = (context: CheckContext, prepared: PreparedRequest) => Promise<Bystanders | null>

/** Sends a write that a server need not accept: without it, fewer records are compared. */
async function isAccepted(
  { admin }: CheckContext,
  operation: SpecifiedOperation,
  path: Parameters,
  body: Parameters,
): Promise<boolean> {
  const { status } = await admin.sendUnchecked({ operation, path, body }, 'arrange')
  return isSuccess(status)
}

const variables: Create = async (context, { path: { id } }) => {
  const item = { key: 'KEPT_BY_WRITES', value: 'As it is' }
  if (!(await isAccepted(context, 'createVariable', { id }, item))) return null
  return { read: 'listVariables', path: { id }, properties: ['key', 'value'], items: [item] }
}

const members: Create = async (context, { path: { id } }) => {
  const item = { id: context.nonMember.id, access_level: levels.reporter }
  const body = { user_id: item.id, access_level: item.access_level }
  if (!(await isAccepted(context, 'addProjectMember', { id }, body))) return null
  return { read: 'listProjectMembers', path: { id }, properties: ['id', 'access_level'], items: [item] }
}

const branchProperties = ['name', 'protected', 'developers_can_push', 'developers_can_merge']

const branches: Create = async (_, { path: { id } }) => ({
  read: 'listBranches',
  path: { id },
  properties: branchProperties,
})

const protectedBranch: Create = async (context, prepared) => {
  const { admin, given } = context
  const project = { ...projectOf(prepared), owner: admin }
  await given.file(project, 'kept.txt', 'Kept.\n')
  await admin.call('protectBranch', { path: { ...project.path, branch: await given.branch(project) } })
  return branches(context, prepared)
}

const settings: Create = async (context, { path: { id } }) => {
  const { name } = (await context.admin.call('getProject', { path: { id: Number(id) } })).body
  await isAccepted(context, 'updateProject', { id }, { name, tag_list: ['kept'], description: 'As it is' })
  const properties = attributesOf('updateProject').map((each) => each.name)
  // The default branch of a new repository is set later.
  return {
    read: 'getProject',
    path: { id },
    properties: properties.filter((each) => each !== 'default_branch'),
  }
}

const runner: Create = async (context, { path, body }) => {
  const id = path['runner_id'] ?? body?.['runner_id']
  const values = { active: false, tag_list: ['kept'], description: `As it is ${context.run.id}` }
  await isAccepted(context, 'updateRunner', { id }, values)
  return { read: 'getRunner', path: { id }, properties: ['active', 'description', 'is_shared', 'tag_list'] }
}

const keys: Create = async (context, { path: { id } }) => {
  await isAccepted(context, 'createUserSshKey', { id }, { title: 'Kept', key: freshPublicKey(context.run) })
  return { read: 'listUserSshKeys', path: { id }, properties: ['id', 'title', 'key'] }
}

/** Writes that concern more than the records below a project. */
const wholeRecords: Partial<Record<SpecifiedOperation, readonly Create[]>> = {
  forkProject: [settings],
  transferProject: [variables, members, protectedBranch, settings],
  updateProject: [variables, members, protectedBranch],
  updateUser: [keys],
}

/** Kinds of records of a project, and the paths of the writes that concern them. */
const ofProject: readonly (readonly [RegExp, Create])[] = [
  [/\/variables/, variables],
  [/\/(?:members|access_requests)/, members],
  [/\/(?:branches|merged_branches)/, branches],
  [/^\/(?!runners)/, runner],
]

function kindsOf(operation: SpecifiedOperation): readonly Create[] {
  const whole = wholeRecords[operation]
  if (whole !== undefined) return whole
  const [, project, below = ''] = /^(\/projects\/\{id\})(\/.*)$/.exec(operations[operation].path) ?? []
  if (project === undefined) return []
  return ofProject.flatMap(([concerned, create]) => (concerned.test(below) ? [] : [create]))
}

/** The request as one to the project that it writes. */
function inItsProject(prepared: PreparedRequest): PreparedRequest {
  const { path } = prepared
  return 'project_id' in path ? { ...prepared, path: { ...path, id: path['project_id'] } } : prepared
}

/** Creates records that a write does not concern; the result expects that they are unchanged. */
export async function bystanders(
  context: CheckContext,
  prepared: PreparedRequest,
): Promise<() => Promise<void>> {
  const target = inItsProject(prepared)
  const kept: Kept[] = []
  for (const create of kindsOf(prepared.operation)) {
    const created = await observeIfPossible(context, () => create(context, target), null)
    const before = created === null ? null : await recordsBefore(context, created)
    if (created !== null && before !== null) kept.push({ bystanders: created, before })
  }
  return async () => {
    for (const { bystanders: created, before } of kept) {
      const response = await read(context, created, 'observe')
      if (response === null) continue
      response.expectStatus(200)
      if (Array.isArray(response.json)) expectItemsUnchanged(before, [response])
      else for (const record of before) expectUnchanged(record, recordOf(response), response)
    }
  }
}

interface Kept {
  readonly bystanders: Bystanders
  /** What is compared of each record; one of a single read. */
  readonly before: readonly JsonRecord[]
}

async function recordsBefore(
  context: CheckContext,
  created: Bystanders,
): Promise<readonly JsonRecord[] | null> {
  if (created.items !== undefined) return created.items
  const response = await read(context, created, 'arrange')
  if (response === null || !isSuccess(response.status)) return null
  const records = Array.isArray(response.json) ? recordsOf([response]) : [recordOf(response)]
  return records.map((record) =>
    Object.fromEntries(Object.entries(record).filter(([name]) => created.properties.includes(name))),
  )
}

function read(context: CheckContext, { read: operation, path }: Bystanders, phase: 'arrange' | 'observe') {
  const query = operations[operation].list ? { per_page: greatest } : {}
  const request = { operation, path, query }
  return observeIfPossible(context, () => context.admin.sendUnchecked(request, phase), null)
}
