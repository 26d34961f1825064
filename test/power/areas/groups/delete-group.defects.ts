/** Defects of deleteGroup, by the rule that each violates. */
import { isRecord, jsonOf, segmentsOf } from '../../message.ts'
import { defectsOf } from '../../mutant.ts'
import { when } from '../../vocabulary/conditions.ts'
import { byAdministrator, hasNoEffect, otherCall } from '../../vocabulary/effects.ts'
import { unknownPath, byPath } from './shared.ts'

export const deleteGroup = defectsOf('deleteGroup', {
  'delete-group/removes-the-group': [['SFX-01', 'keeps the record', hasNoEffect(202, null)]],
  'delete-group/removes-its-projects': [
    [
      'SFX-01',
      'moves the projects out of the group',
      {
        async around(call, upstream) {
          const group = segmentsOf(call)[1] ?? ''
          const target = `/groups/${encodeURIComponent(group)}/projects?per_page=100`
          const projects = jsonOf(
            await upstream.pass(byAdministrator(otherCall(call, 'GET', target), upstream)),
          )
          const shelter = { name: `Shelter of ${group}`, path: `shelter-${Date.now()}` }
          const made = await upstream.pass(
            byAdministrator(otherCall(call, 'POST', '/groups', shelter), upstream),
          )
          const home = jsonOf(made)
          for (const each of Array.isArray(projects) ? projects : []) {
            const project = isRecord(each) ? String(each['id']) : ''
            const id = isRecord(home) ? String(home['id']) : shelter.path
            await upstream.pass(
              byAdministrator(otherCall(call, 'POST', `/groups/${id}/projects/${project}`), upstream),
            )
          }
          return upstream.pass(call)
        },
      },
    ],
  ],
  'delete-group/by-path': [['IDT-03', 'finds records only by ID', when(byPath, unknownPath)]],
})
