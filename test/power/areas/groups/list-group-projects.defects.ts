/** Defects of listGroupProjects, by the rule that each violates. */
import { defectsOf, mutant, type Defect, type Mutant } from '../../mutant.ts'
import { altersParameter, defaultsParameter, ignores, cutsText } from '../../vocabulary/requests.ts'
import { altersRecords, omitsFirstItem, altersProperty } from '../../vocabulary/responses.ts'
import { otherWay } from '../../vocabulary/values.ts'
import { when, lacks, hasValue, isByPath, not, isNormal } from '../../vocabulary/conditions.ts'
import { countsClosedIssues } from '../projects/shared.ts'

export const listGroupProjects: readonly Mutant[] = [
  ...defectsOf('listGroupProjects', {
    'list-group-projects/projects-of-the-group': [
      ['AUT-05', 'omits one project', omitsFirstItem],
      [
        'SFX-03',
        'lists projects of other groups',
        {
          around: (call, upstream) => upstream.pass({ ...call, path: '/api/v4/projects' }),
        },
      ],
      [
        'SCH-04',
        'returns the last two parts of paths',
        altersProperty('path_with_namespace', (path) => String(path).split('/').slice(-2).join('/')),
      ],
    ],
    'list-group-projects/visibility-filter': [
      [
        'SEM-02',
        'filters internal as private',
        altersParameter('visibility', (value) => (value === 'internal' ? 'private' : value)),
      ],
    ],
    'list-group-projects/archived-filter': [
      ['SEM-02', 'sorts in reverse', altersParameter('archived', (value) => String(value) !== 'true')],
      [
        'SCH-04',
        'returns archived projects as current ones unless it filters them',
        when(
          lacks('archived'),
          altersProperty('archived', () => false),
        ),
      ],
    ],
    'list-group-projects/order-by-values': [
      ['SEM-04', 'sorts in reverse', altersParameter('sort', otherWay)],
      ...['id', 'name', 'path', 'created_at', 'updated_at', 'last_activity_at'].map((order): Defect => [
        'SEM-04',
        `rejects ordering by ${order}`,
        altersParameter('order_by', (value) => {
          if (value !== order) return value
          return order === 'name' ? 'path' : 'name'
        }),
      ]),
      [
        'SEM-01',
        'ignores the order by the last activity',
        when(hasValue('order_by', 'last_activity_at'), ignores('order_by')),
      ],
      ...['updated_at', 'last_activity_at'].map((order): Defect => [
        'SEM-04',
        `ignores sort next to ${order}`,
        when(hasValue('order_by', order), ignores('sort')),
      ]),
    ],
    'list-group-projects/ordered-by-creation': [
      ['SEM-05', 'sorts by name by default', defaultsParameter('order_by', 'name')],
    ],
    'list-group-projects/descending-by-default': [
      ['SEM-05', 'sorts ascending by default', defaultsParameter('sort', 'asc')],
      [
        'SEM-05',
        'is ascending by name',
        when(hasValue('order_by', 'name'), defaultsParameter('sort', 'asc')),
      ],
    ],
    'list-group-projects/simple-form': [
      ['SEM-01', 'ignores simple', ignores('simple')],
      ['SEM-01', 'ignores simple below a path', when(isByPath, ignores('simple'))],
    ],
    'list-group-projects/fewer-members': ['owner', 'permissions', 'statistics'].map((member): Defect => [
      'SCH-05',
      `returns ${member}`,
      altersRecords((record) => ({ ...record, [member]: {} })),
    ]),
    'general/success-is-200': [
      ['STT-04', 'counts closed issues as open ones', countsClosedIssues],
      ['SEM-01', 'ignores owned for administrators', when(not(isNormal), ignores('owned'))],
    ],
    'list-group-projects/search-filter': [
      ['SEM-03', 'searches only the beginning of the text', cutsText('search', 5)],
    ],
  }),
  ...(['archived', 'visibility', 'search', 'owned', 'starred'] as const).map((name) =>
    mutant(
      'SEM-01',
      'listGroupProjects',
      `list-group-projects/${name}-filter`,
      `ignores ${name}`,
      ignores(name),
    ),
  ),
]
