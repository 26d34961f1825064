/** Defects of listCommits, by the rule that each violates. */
import { defectsOf } from '../../mutant.ts'
import { valueOf, withValue } from '../../message.ts'
import { listedAt, lagsBehind } from '../../vocabulary/lookups.ts'
import { branchesOf } from '../branches/shared.ts'
import { byDefault, ignores, takes, confuses } from '../../vocabulary/requests.ts'
import { when, hasValue, has } from '../../vocabulary/conditions.ts'
import { refuses } from '../../vocabulary/effects.ts'
import { sends } from '../../vocabulary/responses.ts'

const seconds = (count: number) => (moment: unknown) =>
  new Date(Date.parse(String(moment)) + count * 1_000).toISOString()

export const listCommits = defectsOf('listCommits', {
  'list-commits/default-branch': [
    [
      'SEM-05',
      'without a ref it is the branch that was begun last',
      {
        async around(call, behind) {
          if (valueOf(call, 'ref_name') !== undefined) return behind.pass(call)
          const other = (await listedAt(branchesOf(call), call, behind)).find(({ name }) => name !== 'master')
          return behind.pass(other === undefined ? call : withValue(call, 'ref_name', other['name']))
        },
      },
    ],
    ['SEM-05', 'without a ref it is master, whatever the default branch is', byDefault('ref_name', 'master')],
    ['STT-04', 'the list is one write behind', lagsBehind(/^\/api\/v4\/projects\/\d+\/repository\/commits/)],
  ],
  'list-commits/ref-name': [
    ['SEM-01', 'the ref is not looked at', ignores('ref_name')],
    ['STA-03', 'tags are not known', when(hasValue('ref_name', 'v1'), refuses(404, '404 Not Found'))],
    [
      'SEM-02',
      'a tag is taken for the default branch',
      when(hasValue('ref_name', 'v1'), ignores('ref_name')),
    ],
  ],
  'list-commits/since-inclusive': [
    ['SEM-01', '`since` is not looked at', ignores('since')],
    ['SEM-07', '`since` leaves its own moment out', takes('since', seconds(1))],
    [
      'SEM-07',
      '`since` begins its day',
      takes('since', (moment) => `${String(moment).slice(0, 10)}T00:00:00Z`),
    ],
    ['SEM-02', '`since` is taken for `until`', confuses('since', 'until')],
    ['SEM-02', 'a ref goes without `since`', when(has('ref_name'), ignores('since'))],
  ],
  'list-commits/until-inclusive': [
    ['SEM-01', '`until` is not looked at', ignores('until')],
    ['SEM-07', '`until` leaves its own moment out', takes('until', seconds(-1))],
    [
      'SEM-07',
      '`until` ends its day',
      takes('until', (moment) => `${String(moment).slice(0, 10)}T23:59:59Z`),
    ],
    ['SEM-02', 'of `since` and `until` one counts', when(has('since'), ignores('until'))],
  ],
  'list-commits/first-page-is-1': [
    ['SEM-06', 'pages count from 0', takes('page', (page) => Number(page) + 1)],
  ],
  'list-commits/link-header-correct': [
    [
      'HDR-03',
      'links count from 0',
      sends('link', (link) =>
        link.replaceAll(
          /([?&])page=(\d+)/g,
          (_, sign: string, page: string) => `${sign}page=${Number(page) - 1}`,
        ),
      ),
    ],
  ],
})
