/** Defects of listCommits, by the rule that each violates. */
import { defectsOf, type Mutant, mutant } from '../../mutant.ts'
import { valueOf, withValue, valuesOf } from '../../message.ts'
import { listedAt, lagsBehind } from '../../vocabulary/lookups.ts'
import { branchesOf } from '../branches/shared.ts'
import { defaultsParameter, ignores, altersParameter, readsParameterAs } from '../../vocabulary/requests.ts'
import { when, hasValue, has } from '../../vocabulary/conditions.ts'
import { rejects } from '../../vocabulary/effects.ts'
import { altersHeader, replacesStatus } from '../../vocabulary/responses.ts'

const seconds = (count: number) => (moment: unknown) =>
  new Date(Date.parse(String(moment)) + count * 1_000).toISOString()

export const listCommits: readonly Mutant[] = [
  ...defectsOf('listCommits', {
    'list-commits/default-branch': [
      [
        'SEM-05',
        'uses the newest branch by default',
        {
          async around(call, upstream) {
            if (valueOf(call, 'ref_name') !== undefined) return upstream.pass(call)
            const other = (await listedAt(branchesOf(call), call, upstream)).find(
              ({ name }) => name !== 'master',
            )
            return upstream.pass(other === undefined ? call : withValue(call, 'ref_name', other['name']))
          },
        },
      ],
      ['SEM-05', 'uses master instead of the default branch', defaultsParameter('ref_name', 'master')],
      [
        'STT-04',
        'returns the list before the last write',
        lagsBehind(/^\/api\/v4\/projects\/\d+\/repository\/commits/),
      ],
    ],
    'list-commits/ref-name': [
      ['SEM-01', 'ignores the ref', ignores('ref_name')],
      ['STA-03', 'rejects tags as ref', when(hasValue('ref_name', 'v1'), rejects(404, '404 Not Found'))],
      [
        'SEM-02',
        'uses the default branch instead of the tag',
        when(hasValue('ref_name', 'v1'), ignores('ref_name')),
      ],
    ],
    'list-commits/since-inclusive': [
      ['SEM-01', 'ignores since', ignores('since')],
      ['SEM-07', 'excludes the time of since', altersParameter('since', seconds(1))],
      [
        'SEM-07',
        'rounds since to the day',
        altersParameter('since', (moment) => `${String(moment).slice(0, 10)}T00:00:00Z`),
      ],
      ['SEM-02', 'uses since as until', readsParameterAs('since', 'until')],
      ['SEM-02', 'ignores since with ref_name', when(has('ref_name'), ignores('since'))],
    ],
    'list-commits/until-inclusive': [
      ['SEM-01', 'ignores until', ignores('until')],
      ['SEM-07', 'excludes the time of until', altersParameter('until', seconds(-1))],
      [
        'SEM-07',
        'rounds until to the day',
        altersParameter('until', (moment) => `${String(moment).slice(0, 10)}T23:59:59Z`),
      ],
      ['SEM-02', 'ignores until with since', when(has('since'), ignores('until'))],
    ],
    'list-commits/first-page-is-1': [
      ['SEM-06', 'counts pages from 0', altersParameter('page', (page) => Number(page) + 1)],
    ],
    'list-commits/link-header-correct': [
      [
        'HDR-03',
        'counts pages of links from 0',
        altersHeader('link', (link) =>
          link.replaceAll(
            /([?&])page=(\d+)/g,
            (_, sign: string, page: string) => `${sign}page=${Number(page) - 1}`,
          ),
        ),
      ],
    ],
  }),
  mutant(
    'STA-02',
    'listCommits',
    [],
    'fails if a time is none',
    when(
      (call) =>
        [...valuesOf(call, 'since'), ...valuesOf(call, 'until')].some((time) =>
          Number.isNaN(Date.parse(String(time))),
        ),
      replacesStatus(400, 500),
    ),
  ),
]
