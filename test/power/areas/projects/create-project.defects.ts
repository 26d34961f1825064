/** Defects of createProject, by the rule that each violates. */
import { isRecord, jsonOf, valueOf, withValue } from '../../message.ts'
import { defectsOf, mutant, type Mutant, type Fault } from '../../mutant.ts'
import { hasValue, lacks, when, has } from '../../vocabulary/conditions.ts'
import { alsoDoes, ignoresPermissions, otherCall, rejects } from '../../vocabulary/effects.ts'
import {
  altersParameter,
  altersRequest,
  ignores,
  ignoresEach,
  setsParameter,
} from '../../vocabulary/requests.ts'
import { altersProperty } from '../../vocabulary/responses.ts'
import { asLatin } from '../../vocabulary/values.ts'
import { attributes, opened } from './shared.ts'

const describesGroup = alsoDoes((call, response) => {
  const project = jsonOf(response)
  const namespace = isRecord(project) ? project['namespace'] : undefined
  return isRecord(namespace) && namespace['kind'] === 'group'
    ? otherCall(call, 'PUT', `/groups/${String(namespace['id'])}`, { description: 'It has a new project' })
    : undefined
})

const withoutDiacritics = altersParameter('name', (name) =>
  String(name).normalize('NFD').replaceAll(/\p{M}/gu, ''),
)

const dropsDescription: Fault = when(
  (call, upstream) => has('path')(call, upstream) && has('name')(call, upstream),
  ignores('description'),
)

export const createProject: readonly Mutant[] = [
  ...defectsOf('createProject', {
    'create-project/name-or-path-required': [
      [
        'SEM-05',
        'sets a name by default',
        when(
          (call, upstream) => lacks('name')(call, upstream) && lacks('path')(call, upstream),
          altersRequest((call) => withValue(call, 'name', `unnamed-${Date.now()}`)),
        ),
      ],
    ],
    'create-project/name-alone-suffices': [
      ['STA-03', 'requires the path', when(lacks('path'), rejects(400))],
    ],
    'create-project/path-alone-suffices': [
      ['STA-03', 'requires the name', when(lacks('name'), rejects(400))],
    ],
    'create-project/path-from-name': [
      [
        'SEM-02',
        'uses the name as the path without conversion',
        {
          around: (call, upstream) => {
            const name = valueOf(call, 'name')
            if (typeof name !== 'string' || valueOf(call, 'path') !== undefined) return upstream.pass(call)
            return upstream.pass(withValue(call, 'path', name.replaceAll(/[^\w]+/g, '_')))
          },
        },
      ],
    ],
    'create-project/own-namespace-by-default': [
      [
        'SFX-03',
        'stores the administrator as the owner',
        when(lacks('namespace_id'), ignoresPermissions),
        ['create-project/owned-by-caller'],
      ],
    ],
    'create-project/given-namespace': [
      ['SEM-01', 'ignores the namespace', ignores('namespace_id')],
      ['SFX-04', 'sets the description of the group', describesGroup],
    ],
    'create-project/visibility-is-a-string': [
      ['SEM-01', 'stores every project as private', ignores('visibility')],
      [
        'STA-03',
        'treats an unknown visibility as private',
        altersParameter('visibility', (value) =>
          ['private', 'internal', 'public'].includes(String(value)) ? value : 'private',
        ),
      ],
      [
        'STA-03',
        'treats the visibility secret as private',
        altersParameter('visibility', (value) => (value === 'secret' ? 'private' : value)),
      ],
    ],
    'general/created-is-201': [['ENC-03', 'stores names as Latin-1', altersParameter('name', asLatin)]],
    'create-project/attributes-are-kept': [
      [
        'SEM-02',
        'stores only the first tag',
        altersParameter('tag_list', (topics) => (Array.isArray(topics) ? topics.slice(0, 1) : topics)),
      ],
      [
        'SFX-02',
        'disables issues without jobs',
        when(hasValue('jobs_enabled', false), setsParameter('issues_enabled', false)),
      ],
      ...ignoresEach(...attributes),
      [
        'SEM-02',
        'returns another setting than it stores',
        altersProperty('only_allow_merge_if_pipeline_succeeds', () => false),
      ],
      ['SEM-02', 'removes diacritics next to a path', when(has('path'), withoutDiacritics)],
      [
        'SEM-10',
        'ignores the visibility next to a namespace',
        when(has('namespace_id'), ignores('visibility')),
      ],
      ['SEM-10', 'ignores the description next to a path', dropsDescription],
    ],
    'create-project/public-attribute-removed': [['STA-03', 'accepts the v3 attribute public', opened]],
  }),
  mutant(
    'SFX-03',
    'createProject',
    [],
    'stores no owner',
    altersProperty('owner', () => null),
  ),
]
