/** Defects of deleteGroup, by the rule that each violates. */
import { isRecord, jsonOf, segmentsOf, pathOf, isSuccess } from '../../message.ts'
import { defectsOf, type Fault } from '../../mutant.ts'
import { alterationOf, isByPath, when } from '../../vocabulary/conditions.ts'
import { byAdministrator, hasNoEffect, otherCall } from '../../vocabulary/effects.ts'
import { alsoDoesAll, listedAt, shownAt, recordAt, scopeOf } from '../../vocabulary/lookups.ts'
import { unknownPath } from './shared.ts'

const movesProjects: Fault = {
  async around(call, upstream) {
    const group = segmentsOf(call)[1] ?? ''
    const projects = await listedAt(`/groups/${encodeURIComponent(group)}/projects`, call, upstream)
    const shelter = { name: `Shelter ${Date.now()}`, path: `shelter-${Date.now()}` }
    const made = jsonOf(
      await upstream.pass(byAdministrator(otherCall(call, 'POST', '/groups', shelter), upstream)),
    )
    const target = isRecord(made) ? String(made['id']) : shelter.path
    for (const { id } of projects) {
      const transfer = otherCall(call, 'POST', `/groups/${target}/projects/${String(id)}`)
      await upstream.pass(byAdministrator(transfer, upstream))
    }
    return upstream.pass(call)
  },
}

const movesProjectsOfNested: Fault = {
  async around(call, upstream) {
    const group = await shownAt(pathOf(call), call, upstream)
    const isNested = isRecord(group) && group['parent_id'] !== null
    return isNested ? alterationOf(movesProjects)(call, upstream) : upstream.pass(call)
  },
}

const deletesLonger = alsoDoesAll(async (call, upstream) =>
  (await listedAt('/groups', call, upstream))
    .filter(({ full_path }) => String(full_path).startsWith(`${segmentsOf(call)[1] ?? ''}-`))
    .map(({ id }) => otherCall(call, 'DELETE', `/groups/${String(id)}`)),
)

/** Another group of the same parent is deleted as well. */
const deletesSibling: Fault = {
  async around(call, upstream) {
    const { id: own, parent_id: parent } = await recordAt(scopeOf(call), call, upstream)
    const groups = typeof parent === 'number' ? await listedAt('/groups', call, upstream) : []
    const response = await upstream.pass(call)
    const sibling = groups.find((each) => each['parent_id'] === parent && each['id'] !== own)
    if (isSuccess(response) && sibling !== undefined)
      await upstream.pass(
        byAdministrator(otherCall(call, 'DELETE', `/groups/${Number(sibling['id'])}`), upstream),
      )
    return response
  },
}

export const deleteGroup = defectsOf('deleteGroup', {
  'delete-group/removes-the-group': [['SFX-01', 'keeps the record', hasNoEffect(202, null)]],
  'delete-group/removes-its-projects': [
    ['SFX-01', 'moves the projects out of the group', movesProjects],
    ['SFX-01', 'moves the projects out of a nested group', movesProjectsOfNested],
  ],
  'delete-group/by-path': [
    ['IDT-03', 'finds records only by ID', when(isByPath, unknownPath)],
    ['SFX-01', 'moves the projects out of a group that its path identifies', when(isByPath, movesProjects)],
    ['SFX-02', 'deletes groups of the parent whose path begins with the path of the group', deletesLonger],
    ['SFX-04', 'deletes another group of its parent', deletesSibling],
  ],
})
