/** Defects of updateGroup, by the rule that each violates. */
import { alterJson, isRecord, isSuccess, segmentsOf, jsonOf, valueOf, withJson } from '../../message.ts'
import { defectsOf, mutant, type Defect, type Fault, type Mutant } from '../../mutant.ts'
import { by, lacks, when, has } from '../../vocabulary/conditions.ts'
import {
  grantsEverything,
  ignoresPermissions,
  jsonResponse,
  rejects,
  undoesEffect,
} from '../../vocabulary/effects.ts'
import { inScopesThatAre, shownAt, alsoSets } from '../../vocabulary/lookups.ts'
import { returnsFirst } from '../../vocabulary/memory.ts'
import { defaultsParameter, ignoresEach } from '../../vocabulary/requests.ts'
import { omitsProperty, returnsValue } from '../../vocabulary/responses.ts'
import { remembers, keepsOwn, keeps } from '../../vocabulary/former-records.ts'
import { toParent } from './shared.ts'

const listed = ['description', 'visibility', 'lfs_enabled', 'request_access_enabled']

/** The list returns the value that the property had before the last update. */
const keepsInList = (name: string): Fault => ({
  async everywhere(call, upstream) {
    if (call.operation === 'updateGroup') {
      const group = await shownAt(`/groups/${encodeURIComponent(segmentsOf(call)[1] ?? '')}`, call, upstream)
      if (isRecord(group)) upstream.memory.set(String(group['id']), group[name])
    }
    const response = await upstream.pass(call)
    if (call.operation !== 'listGroups' || !isSuccess(response)) return response
    return alterJson(response, (groups) =>
      Array.isArray(groups)
        ? groups.map((group: unknown) =>
            isRecord(group) && upstream.memory.has(String(group['id']))
              ? { ...group, [name]: upstream.memory.get(String(group['id'])) }
              : group,
          )
        : groups,
    )
  },
})

/** A group that was updated has no parent. */
const toTheRoot: Fault = {
  async everywhere(call, { memory, pass }) {
    const response = await pass(call)
    const group = jsonOf(response)
    if (!isSuccess(response) || !isRecord(group)) return response
    const key = JSON.stringify(group['id'])
    if (call.operation === 'updateGroup') memory.set(key, true)
    return call.operation === 'getGroup' && memory.has(key)
      ? withJson(response, { ...group, parent_id: null })
      : response
  },
}

/** Groups within a group are not found by its new path if that was changed without the name. */
const losesNested: Fault = {
  async everywhere(call, upstream) {
    const response = await upstream.pass(call)
    const moved = call.operation === 'updateGroup' && isSuccess(response) && lacks('name')(call, upstream)
    const path = moved ? valueOf(call, 'path') : undefined
    if (typeof path === 'string') upstream.memory.set(path, true)
    const [top = '', below] = (segmentsOf(call)[1] ?? '').split('/')
    const isLost = call.operation === 'getGroup' && below !== undefined && upstream.memory.has(top)
    return isLost ? jsonResponse(404, { message: '404 Group Not Found' }) : response
  },
}

export const updateGroup: readonly Mutant[] = [
  ...defectsOf('updateGroup', {
    'update-group/owners-and-administrators-only': [
      ['AUT-02', 'accepts masters', grantsEverything],
      [
        'AUT-02',
        'accepts developers in internal groups',
        inScopesThatAre('internal', when(by('developer'), ignoresPermissions)),
      ],
      ['SFX-04', 'changes the parent', when(has('description'), toParent('PUT', ''))],
      ['SFX-04', 'moves a nested group to the root', toTheRoot],
    ],
    'update-group/all-optional': [
      ['STA-03', 'requires the name', when(lacks('name'), rejects(400))],
      ['SFX-02', 'resets the description', defaultsParameter('description', '')],
      [
        'SFX-02',
        'sets the name to the path',
        when(
          lacks('name'),
          alsoSets('path', (name) => ({ name })),
        ),
      ],
    ],
    'update-group/attributes-are-kept': [
      ['STT-01', 'returns the attributes without storing them', undoesEffect],
      [
        'STT-04',
        'returns the former path of its projects',
        returnsFirst('getProject', 'path_with_namespace'),
      ],
      [
        'STT-04',
        'returns the former description by path',
        returnsFirst('getGroup', 'description', ({ path }) => !/\/groups\/\d+$/.test(path)),
      ],
      ...listed.map((name): Defect => ['STT-04', `does not change ${name} in the list`, keepsInList(name)]),
      ...ignoresEach('name', 'path', 'description', 'visibility', 'lfs_enabled', 'request_access_enabled'),
      [
        'STT-04',
        'leaves the path in the full path',
        remembers({ write: 'updateGroup', read: 'getGroup', alter: keepsOwn('full_path') }),
      ],
      ['STT-04', 'finds no nested groups after a new path without a name', losesNested],
    ],
    'update-group/returns-group-with-projects': [
      ['SFX-02', 'omits the projects', returnsValue('projects', [])],
    ],
    'general/success-is-200': [
      [
        'SFX-02',
        'disables access requests with the name',
        when(has('name'), defaultsParameter('request_access_enabled', false)),
      ],
      ['SFX-02', 'disables LFS with the path', when(has('path'), defaultsParameter('lfs_enabled', false))],
      [
        'STT-04',
        'leaves the name in the list',
        remembers({ write: 'updateGroup', read: 'listGroups', alter: keeps('name') }),
      ],
    ],
  }),
  mutant('SCH-01', 'updateGroup', [], 'returns no projects', omitsProperty('projects')),
]
