/** Defects of transferProject, by the rule that each violates. */
import { isRecord, segmentsOf } from '../../message.ts'
import { defectsOf, type Fault } from '../../mutant.ts'
import { reference } from '../../../../server-stub/reference.ts'
import { alsoDoesAll, listedAt, shownAt } from '../../vocabulary/lookups.ts'
import { ignoresPermissions, otherCall, undoesEffect } from '../../vocabulary/effects.ts'
import { replacesStatus } from '../../vocabulary/responses.ts'
import { alsoUpdates } from '../../vocabulary/projects.ts'

const removesMembers = alsoDoesAll(async (call, upstream) => {
  const members = `/projects/${encodeURIComponent(segmentsOf(call)[3] ?? '')}/members`
  const listed = await listedAt(members, call, upstream)
  return listed.map(({ id }) => otherCall(call, 'DELETE', `${members}/${String(id)}`))
})

/** The project loses its topics. */
const removesTopics = alsoDoesAll(async (call, upstream) => {
  const target = `/projects/${encodeURIComponent(segmentsOf(call)[3] ?? '')}`
  const project = await shownAt(target, call, upstream)
  const name = isRecord(project) ? project['name'] : ''
  return [otherCall(call, 'PUT', target, { name, tag_list: [] })]
})

/** A column of the project that is moved changes. */
const changesColumn = (change: { creator_id: number } | { created_at: string }): Fault => ({
  handlers: ({ db }) => ({
    transferProject: async (request, services) => {
      const response = await reference.transferProject(request, services)
      await db.updateTable('project').set(change).where('id', '=', Number(request.path.project_id)).execute()
      return response
    },
  }),
})

export const transferProject = defectsOf('transferProject', {
  'transfer-project/administrators-only': [['AUT-02', 'accepts owners', ignoresPermissions]],
  'transfer-project/moves-to-group': [
    ['SFX-01', 'does not move the project', undoesEffect],
    ['SFX-04', 'removes the members of the project', removesMembers],
    ['SFX-04', 'removes the topics of the project', removesTopics],
    ['SFX-02', 'makes the administrator the creator', changesColumn({ creator_id: 1 })],
    ['SFX-02', 'resets the time of the creation', changesColumn({ created_at: '2026-01-01T00:00:00.000Z' })],
  ],
  'transfer-project/succeeds-with-200': [['STA-01', 'returns 201 for 200', replacesStatus(200, 201)]],
  'general/created-is-201': [['SFX-04', 'makes the project public', alsoUpdates({ visibility: 'public' })]],
})
