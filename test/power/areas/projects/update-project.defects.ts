/** Defects of updateProject, by the rule that each violates. */
import { isRecord, segmentsOf, valueOf, withValue, type Call, jsonOf, pathOf } from '../../message.ts'
import { defectsOf, type Defect, type Fault } from '../../mutant.ts'
import { otherCall, undoesEffect, alsoDoes } from '../../vocabulary/effects.ts'
import { has, hasValue, lacks, when } from '../../vocabulary/conditions.ts'
import { alsoDoesAll, listedAt, shownAt, recordAt, scopeOf } from '../../vocabulary/lookups.ts'
import { returnsFirst } from '../../vocabulary/memory.ts'
import { ignores, ignoresEach, setsParameter } from '../../vocabulary/requests.ts'
import { attributes, opened } from './shared.ts'
import { remembers, keeps, omitsChanged, keepsOwn } from '../../vocabulary/former-records.ts'
import { pathOfProject, alsoWrites } from '../../vocabulary/projects.ts'

const projectOf = (call: Call) => `/projects/${encodeURIComponent(segmentsOf(call)[1] ?? '')}`

const setsGroupVisibility = alsoDoesAll(async (call, upstream) => {
  const project = await shownAt(projectOf(call), call, upstream)
  const namespace = isRecord(project) ? project['namespace'] : undefined
  if (!isRecord(namespace) || namespace['kind'] !== 'group') return []
  const visibility = valueOf(call, 'visibility')
  return [otherCall(call, 'PUT', `/groups/${String(namespace['id'])}`, { visibility })]
})

const removesReporters = alsoDoesAll(async (call, upstream) => {
  const list = `${projectOf(call)}/members`
  const reporters = (await listedAt(list, call, upstream)).filter((each) => each['access_level'] === 20)
  return reporters.map(({ id }) => otherCall(call, 'DELETE', `${list}/${String(id)}`))
})

/** Switches that are reset if only the visibility is sent. */
const resetsSwitch = (name: string) => when(has('visibility'), when(lacks(name), setsParameter(name, false)))

const hidesJobs = when(
  (call, upstream) =>
    hasValue('visibility', 'private')(call, upstream) && lacks('public_jobs')(call, upstream),
  alsoDoes((call, response) => {
    const json = jsonOf(response)
    return isRecord(json)
      ? otherCall(call, 'PUT', pathOf(call), { name: json['name'], public_jobs: false })
      : undefined
  }),
)

/** Projects of the same namespace get the description. */
const describesSiblings: Fault = alsoDoesAll(async (call, upstream) => {
  const { id: own, namespace } = await recordAt(scopeOf(call), call, upstream)
  const projects = await listedAt('/projects', call, upstream)
  const description = valueOf(call, 'description')
  return projects
    .filter((each) => isRecord(each['namespace']) && isRecord(namespace))
    .filter((each) => JSON.stringify(each['namespace']) === JSON.stringify(namespace) && each['id'] !== own)
    .map(({ id, name }) => otherCall(call, 'PUT', `/projects/${Number(id)}`, { name, description }))
})

/** The group of the updated project gets its description. */
const describesGroup: Fault = alsoDoesAll(async (call, upstream) => {
  const description = valueOf(call, 'description')
  const project = await shownAt(pathOfProject(call), call, upstream)
  if (description === undefined || !isRecord(project) || !isRecord(project['namespace'])) return []
  const { kind, id } = project['namespace']
  return kind === 'group' ? [otherCall(call, 'PUT', `/groups/${Number(id)}`, { description })] : []
})

export const updateProject = defectsOf('updateProject', {
  'general/success-is-200': [
    ...(['request_access_enabled', 'wiki_enabled', 'public_jobs'] as const).map((name): Defect => [
      'SFX-04',
      `resets ${name} with the visibility`,
      resetsSwitch(name),
    ]),
    ['SFX-02', 'hides the jobs of projects that become private', hidesJobs],
    [
      'STT-04',
      'leaves the description in the details of the group',
      remembers({ write: 'updateProject', read: 'getGroup', alter: keeps('description') }),
    ],
    [
      'STT-04',
      'is omitted by the visibility filter',
      remembers({ write: 'updateProject', read: 'listProjects', alter: omitsChanged('visibility') }),
    ],
    [
      'STT-04',
      'is omitted by the visibility filter of the group',
      remembers({ write: 'updateProject', read: 'listGroupProjects', alter: omitsChanged('visibility') }),
    ],
    [
      'SFX-04',
      'unprotects the branches of the project',
      alsoWrites('repository/branches', 'PUT', ({ name }) => `${encodeURIComponent(String(name))}/unprotect`),
    ],
  ],
  'update-project/name-required': [
    [
      'SEM-05',
      'keeps the previous name',
      {
        async around(call, upstream) {
          if (valueOf(call, 'name') !== undefined) return upstream.pass(call)
          const project = await shownAt(projectOf(call), call, upstream)
          return upstream.pass(isRecord(project) ? withValue(call, 'name', project['name']) : call)
        },
      },
    ],
  ],
  'update-project/attributes-are-kept': [
    ['STT-01', 'returns the attributes without storing them', undoesEffect],
    ...ignoresEach('path', 'visibility', ...attributes),
    ['SFX-04', 'sets the visibility of the group', when(has('visibility'), setsGroupVisibility)],
    [
      'SFX-02',
      'removes reporters from a private project',
      when(hasValue('visibility', 'private'), removesReporters),
    ],
    [
      'STT-04',
      'returns the former description by path',
      returnsFirst('getProject', 'description', ({ path }) => /%2F/i.test(path)),
    ],
    ['STT-04', 'keeps the former web_url', returnsFirst('getProject', 'web_url')],
    ['STT-04', 'keeps the former name_with_namespace', returnsFirst('getProject', 'name_with_namespace')],
    [
      'STT-04',
      'leaves the path in the path with the namespace',
      remembers({ write: 'updateProject', read: 'getProject', alter: keepsOwn('path_with_namespace') }),
    ],
    ['SFX-04', 'describes other projects of its namespace', when(has('description'), describesSiblings)],
    ['SFX-04', 'describes the group as well', describesGroup],
  ],
  'update-project/default-branch': [
    ['SEM-01', 'ignores the branch', ignores('default_branch')],
    [
      'SEM-04',
      'ignores the default branch next to a description',
      when(has('description'), ignores('default_branch')),
    ],
  ],
  'update-project/tag-list-replaces': [
    [
      'SEM-02',
      'adds tags instead of replacing them',
      {
        async around(call, upstream) {
          const topics = valueOf(call, 'tag_list')
          if (!Array.isArray(topics)) return upstream.pass(call)
          const project = await shownAt(projectOf(call), call, upstream)
          const before = isRecord(project) && Array.isArray(project['tag_list']) ? project['tag_list'] : []
          return upstream.pass(withValue(call, 'tag_list', [...before, ...topics]))
        },
      },
    ],
    ['SEM-01', 'keeps the previous tags', ignores('tag_list')],
  ],
  'update-project/public-attribute-removed': [['STA-03', 'accepts the v3 attribute public', opened]],
})
