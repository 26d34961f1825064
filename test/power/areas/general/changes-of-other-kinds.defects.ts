/** Writes that change records of another kind. */
import type { OperationId } from '../../../../generated/operations.ts'
import type { RuleId } from '../../../../generated/rules.ts'
import { isRecord, segmentsOf, valueOf, type Call } from '../../message.ts'
import { mutant, type Fault, type Mutant, type Upstream } from '../../mutant.ts'
import { otherCall } from '../../vocabulary/effects.ts'
import { alsoDoesAll, listedAt, shownAt } from '../../vocabulary/lookups.ts'

const created = 'general/created-is-201'
const updated = 'general/success-is-200'

/** The path of the project below which the write is, or of the project that it moves. */
function projectOf(call: Call): string {
  const [collection, id = '', , moved = ''] = segmentsOf(call)
  return `/projects/${encodeURIComponent(collection === 'groups' ? moved : id)}`
}

/** Each item of a list below the project is also written. */
function alsoWrites(
  list: string,
  method: string,
  pathOf: (item: Readonly<Record<string, unknown>>) => string,
): Fault {
  return alsoDoesAll(async (call, upstream) => {
    const below = `${projectOf(call)}/${list}`
    const items = await listedAt(below, call, upstream)
    return items.map((item) => otherCall(call, method, `${below}/${pathOf(item)}`))
  })
}

const byName = ({ name }: Readonly<Record<string, unknown>>): string => encodeURIComponent(String(name))

const removesVariables = alsoWrites('variables', 'DELETE', ({ key }) => String(key))
const removesMembers = alsoWrites('members', 'DELETE', ({ id }) => String(id))
const unprotectsBranches = alsoWrites('repository/branches', 'PUT', (branch) => `${byName(branch)}/unprotect`)
const protectsBranches = alsoWrites('repository/branches', 'PUT', (branch) => `${byName(branch)}/protect`)

/** The project has other settings afterwards. */
function alsoSets(settings: Readonly<Record<string, unknown>>): Fault {
  return alsoDoesAll(async (call, upstream) => {
    const project = await shownAt(projectOf(call), call, upstream)
    if (!isRecord(project)) return []
    return [otherCall(call, 'PUT', projectOf(call), { name: project['name'], ...settings })]
  })
}

const runnerOf = (call: Call): string =>
  `/runners/${Number(valueOf(call, 'runner_id') ?? segmentsOf(call)[3])}`

const activatesRunner: Fault = alsoDoesAll(async (call: Call) => [
  otherCall(call, 'PUT', runnerOf(call), { active: true }),
])

const deletesKeys: Fault = alsoDoesAll(async (call: Call, upstream: Upstream) => {
  const list = `/users/${segmentsOf(call)[1] ?? ''}/keys`
  const keys = await listedAt(list, call, upstream)
  return keys.map(({ id }) => otherCall(call, 'DELETE', `${list}/${String(id)}`))
})

const changesParent: Fault = alsoDoesAll(async (call: Call) => {
  const parent = valueOf(call, 'parent_id')
  return parent === undefined
    ? []
    : [otherCall(call, 'PUT', `/groups/${Number(parent)}`, { description: '' })]
})

/** The group of the updated project gets its description. */
const describesGroup: Fault = alsoDoesAll(async (call, upstream) => {
  const description = valueOf(call, 'description')
  const project = await shownAt(projectOf(call), call, upstream)
  if (description === undefined || !isRecord(project) || !isRecord(project['namespace'])) return []
  const { kind, id } = project['namespace']
  return kind === 'group' ? [otherCall(call, 'PUT', `/groups/${Number(id)}`, { description })] : []
})

const addsToProjects: Fault = alsoDoesAll(async (call, upstream) => {
  const member = { user_id: Number(valueOf(call, 'user_id')), access_level: 30 }
  const projects = await listedAt(`/groups/${segmentsOf(call)[1] ?? ''}/projects`, call, upstream)
  return projects.map(({ id }) => otherCall(call, 'POST', `/projects/${Number(id)}/members`, member))
})

const blocks: Fault = alsoDoesAll(async (call: Call) =>
  valueOf(call, 'name') === undefined
    ? []
    : [otherCall(call, 'POST', `/users/${segmentsOf(call)[1] ?? ''}/block`)],
)

const defects: readonly (readonly [OperationId, RuleId, description: string, Fault])[] = [
  ['updateProject', updated, 'removes the variables of the project', removesVariables],
  ['updateProject', updated, 'removes the members of the project', removesMembers],
  ['updateProject', updated, 'unprotects the branches of the project', unprotectsBranches],
  ['createIssue', created, 'removes the variables of the project', removesVariables],
  ['createFile', created, 'removes the members of the project', removesMembers],
  ['createCommit', 'create-commit/on-branch', 'protects the branches of the project', protectsBranches],
  ['transferProject', created, 'removes the variables of the project', removesVariables],
  ['transferProject', created, 'makes the project public', alsoSets({ visibility: 'public' })],
  ['forkProject', created, 'removes the tags of the original', alsoSets({ tag_list: [] })],
  ['enableProjectRunner', created, 'activates the runner', activatesRunner],
  ['updateUser', updated, 'deletes the keys of the user', deletesKeys],
  ['updateProject', 'update-project/attributes-are-kept', 'describes the group as well', describesGroup],
  ['addGroupMember', 'get-project/permissions-of-caller', 'adds members to the projects', addsToProjects],
  ['updateUser', 'update-user/attributes-are-kept', 'blocks a user with a new name', blocks],
  ['createGroup', 'create-group/nested', 'removes the description of the parent group', changesParent],
]

export const otherKindMutants: readonly Mutant[] = defects.map(([operation, rule, description, fault]) =>
  mutant('SFX-04', operation, rule, description, fault),
)
