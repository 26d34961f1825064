/** Defects of listGroups, by the rule that each violates. */
import { isRecord, jsonOf, valueOf } from '../../message.ts'
import { defectsOf, mutant, type Mutant } from '../../mutant.ts'
import { has, hasValue, isAnonymous, isNormal, not, when } from '../../vocabulary/conditions.ts'
import { asciiOf, omitsItems } from '../../vocabulary/lists.ts'
import { ignoresPermissions } from '../../vocabulary/effects.ts'
import { altersParameter, defaultsParameter, ignores } from '../../vocabulary/requests.ts'
import { altersProperty, omitsFirstItem, returnsValue } from '../../vocabulary/responses.ts'
import { otherWay } from '../../vocabulary/values.ts'

export const listGroups: readonly Mutant[] = [
  ...defectsOf('listGroups', {
    'general/success-is-200': [
      ['SEM-09', 'omits nested groups', omitsItems(({ parent_id }) => parent_id !== null)],
      ['SEM-02', 'returns nested groups without their parent', returnsValue('parent_id', null)],
      ['ENC-03', 'returns descriptions in ASCII', altersProperty('description', asciiOf)],
      ['STT-04', 'returns lfs_enabled as before', returnsValue('lfs_enabled', false)],
    ],
    'list-groups/own-for-normal-users': [
      ['AUT-05', 'lists private groups of other users', when(not(isAnonymous), ignoresPermissions)],
      [
        'AUT-05',
        'makes private groups of other users available',
        when(hasValue('all_available', true), ignoresPermissions),
      ],
    ],
    'list-groups/all-for-administrators': [
      [
        'SEM-09',
        'omits nested groups for administrators',
        when(
          not(isNormal),
          omitsItems(({ parent_id }) => parent_id !== null),
        ),
      ],
      [
        'SEM-05',
        'lists only the groups of the caller',
        when(
          (call, { adminToken }) => call.headers['private-token'] === adminToken,
          defaultsParameter('owned', true),
        ),
      ],
      [
        'SEM-05',
        'lists only the groups of the caller by path',
        when(
          (call, upstream) => !isNormal(call, upstream) && hasValue('order_by', 'path')(call, upstream),
          defaultsParameter('owned', true),
        ),
      ],
    ],
    'list-groups/all-available': [
      ['SEM-02', 'lists only groups of other users', when(has('all_available'), omitsFirstItem)],
      ['SEM-01', 'ignores all_available', ignores('all_available')],
    ],
    'list-groups/skip-groups-filter': [
      ['SEM-01', 'ignores skip_groups', ignores('skip_groups')],
      [
        'SEM-02',
        'skips only the last group',
        altersParameter('skip_groups', (ids) => (Array.isArray(ids) ? ids.slice(-1) : ids)),
      ],
      [
        'SEM-02',
        'skips only two groups',
        altersParameter('skip_groups', (ids) => (Array.isArray(ids) ? ids.slice(0, 2) : ids)),
      ],
    ],
    'list-groups/search-by-name': [
      ['SEM-01', 'ignores search', ignores('search'), ['list-groups/search-by-path']],
    ],
    'list-groups/ordered-by-name': [
      ['SEM-05', 'sorts by path by default', defaultsParameter('order_by', 'path')],
    ],
    'list-groups/order-by-path': [
      ['SEM-01', 'ignores order_by', ignores('order_by')],
      ['SEM-04', 'sorts in reverse', altersParameter('sort', otherWay)],
    ],
    'list-groups/ascending-by-default': [
      ['SEM-05', 'sorts descending by default', defaultsParameter('sort', 'desc')],
      [
        'SEM-05',
        'is descending by path',
        when(hasValue('order_by', 'path'), defaultsParameter('sort', 'desc')),
      ],
    ],
    'list-groups/sort-descending': [['SEM-04', 'always sorts ascending', ignores('sort')]],
    'list-groups/owned-filter': [['SEM-01', 'ignores owned', ignores('owned')]],
    'list-groups/statistics-for-administrators': [
      ['SCH-05', 'returns statistics to every user', when(has('statistics'), ignoresPermissions)],
      ['SEM-01', 'returns no statistics', ignores('statistics')],
    ],
  }),
  ...(['name', 'path'] as const).map((property) =>
    mutant('SEM-03', 'listGroups', `list-groups/search-by-${property}`, `does not search the ${property}`, {
      async around(call, upstream) {
        const word = valueOf(call, 'search')
        const response = await upstream.pass(call)
        const found = jsonOf(response)
        if (typeof word !== 'string' || !Array.isArray(found)) return response
        const others = property === 'name' ? 'path' : 'name'
        const kept = found.filter((group: unknown) => isRecord(group) && String(group[others]).includes(word))
        return { ...response, body: Buffer.from(JSON.stringify(kept)) }
      },
    }),
  ),
]
