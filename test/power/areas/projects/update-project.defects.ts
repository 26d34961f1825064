/** Defects of updateProject, by the rule that each violates. */
import { isRecord, jsonOf, segmentsOf, valueOf, withValue } from '../../message.ts'
import { defectsOf } from '../../mutant.ts'
import { byAdministrator, otherCall, undoesEffect } from '../../vocabulary/effects.ts'
import { returnsFirst } from '../../vocabulary/memory.ts'
import { ignores, ignoresEach } from '../../vocabulary/requests.ts'
import { attributes, opened } from './shared.ts'

export const updateProject = defectsOf('updateProject', {
  'update-project/name-required': [
    [
      'SEM-05',
      'keeps the previous name',
      {
        async around(call, upstream) {
          if (valueOf(call, 'name') !== undefined) return upstream.pass(call)
          const target = `/projects/${encodeURIComponent(segmentsOf(call)[1] ?? '')}`
          const project = jsonOf(
            await upstream.pass(byAdministrator(otherCall(call, 'GET', target), upstream)),
          )
          return upstream.pass(isRecord(project) ? withValue(call, 'name', project['name']) : call)
        },
      },
    ],
  ],
  'update-project/attributes-are-kept': [
    ['STT-01', 'returns the attributes without storing them', undoesEffect],
    ...ignoresEach('path', 'visibility', ...attributes),
    ['STT-04', 'keeps the former web_url', returnsFirst('getProject', 'web_url')],
    ['STT-04', 'keeps the former name_with_namespace', returnsFirst('getProject', 'name_with_namespace')],
  ],
  'update-project/default-branch': [['SEM-01', 'ignores the branch', ignores('default_branch')]],
  'update-project/tag-list-replaces': [
    [
      'SEM-02',
      'adds tags instead of replacing them',
      {
        async around(call, upstream) {
          const topics = valueOf(call, 'tag_list')
          if (!Array.isArray(topics)) return upstream.pass(call)
          const target = `/projects/${encodeURIComponent(segmentsOf(call)[1] ?? '')}`
          const project = jsonOf(
            await upstream.pass(byAdministrator(otherCall(call, 'GET', target), upstream)),
          )
          const before = isRecord(project) && Array.isArray(project['tag_list']) ? project['tag_list'] : []
          return upstream.pass(withValue(call, 'tag_list', [...before, ...topics]))
        },
      },
    ],
    ['SEM-01', 'keeps the previous tags', ignores('tag_list')],
  ],
  'update-project/public-attribute-removed': [['STA-03', 'accepts the v3 attribute public', opened]],
})
