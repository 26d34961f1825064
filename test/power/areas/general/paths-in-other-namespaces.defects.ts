/** Paths are rejected because a project or group of another namespace has them. */
import { type Call, segmentsOf, valueOf, isSuccess, isRecord } from '../../message.ts'
import { type Upstream, type Fault, type Mutant, mutant } from '../../mutant.ts'
import { listedAt, shownAt } from '../../vocabulary/lookups.ts'
import { jsonResponse } from '../../vocabulary/effects.ts'
import type { OperationId } from '../../../../generated/operations.ts'
import type { RuleId } from '../../../../generated/rules.ts'

/** The path must be unique in the whole server. */
const rejectsPathsOf = (
  collection: 'projects' | 'groups',
  pathOf: (call: Call, upstream: Upstream) => Promise<unknown>,
): Fault => ({
  alone: true,
  async around(call, upstream) {
    const path = await pathOf(call, upstream)
    const found = await listedAt(`/${collection}?search=${encodeURIComponent(String(path))}`, call, upstream)
    const own = call.method === 'POST' ? undefined : segmentsOf(call)[1]
    return found.some((each) => each['path'] === path && String(each['id']) !== own)
      ? jsonResponse(409, { message: 'Exists' })
      : upstream.pass(call)
  },
})

const sentPath = async (call: Call) => valueOf(call, 'path') ?? valueOf(call, 'name')

/** The second fork of a project is a conflict. */
const rejectsSecondFork: Fault = {
  async around(call, upstream) {
    if (upstream.memory.has(call.path)) return jsonResponse(409, { message: 'Exists' })
    const response = await upstream.pass(call)
    if (isSuccess(response)) upstream.memory.set(call.path, true)
    return response
  },
}

const rejections: readonly (readonly [OperationId, RuleId, Fault])[] = [
  ['createGroup', 'create-group/nested', rejectsPathsOf('groups', sentPath)],
  ['createProjectForUser', 'create-project-for-user/given-path', rejectsPathsOf('projects', sentPath)],
  ['forkProject', 'fork-project/returns-new-project', rejectsSecondFork],
  [
    'transferProject',
    'transfer-project/moves-to-group',
    rejectsPathsOf('projects', async (call, upstream) => {
      const project = await shownAt(`/projects/${segmentsOf(call)[3] ?? ''}`, call, upstream)
      return isRecord(project) ? project['path'] : undefined
    }),
  ],
  ['updateProject', 'update-project/attributes-are-kept', rejectsPathsOf('projects', sentPath)],
]

export const pathInOtherNamespaceMutants: readonly Mutant[] = rejections.map(([operation, rule, fault]) =>
  mutant('IDT-03', operation, rule, 'rejects the path of a record in another namespace', fault),
)
