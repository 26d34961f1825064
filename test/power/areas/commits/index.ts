/** Commits that are found, listed, compared and picked otherwise than they should be. */
import { isHash, isRecord, segmentsOf, valueOf, withValue } from '../../message.ts'
import { mutant, type Mutant } from '../../mutant.ts'
import { drops, sends, shows, showsAs } from '../../vocabulary/answers.ts'
import { has, hasValue, together, when } from '../../vocabulary/conditions.ts'
import { jsonAnswer, refuses } from '../../vocabulary/effects.ts'
import { lagsBehind, listedAt } from '../../vocabulary/lookups.ts'
import { byDefault, confuses, ignores, leads, takes } from '../../vocabulary/requests.ts'
import { branchesOf } from '../branches/places.ts'
import { commitChangeMutants } from './changes.ts'
import { commitCommentMutants } from './comments.ts'
import { commitCreationMutants } from './created.ts'
import { commitStatusMutants } from './statuses.ts'

const seconds = (count: number) => (moment: unknown) =>
  new Date(Date.parse(String(moment)) + count * 1_000).toISOString()

const listed: readonly Mutant[] = [
  mutant(
    'SEM-05',
    'listCommits',
    'list-commits/default-branch',
    'without a ref it is the branch that was begun last',
    {
      async around(call, behind) {
        if (valueOf(call, 'ref_name') !== undefined) return behind.pass(call)
        const other = (await listedAt(branchesOf(call), call, behind)).find(({ name }) => name !== 'master')
        return behind.pass(other === undefined ? call : withValue(call, 'ref_name', other['name']))
      },
    },
  ),
  mutant(
    'SEM-05',
    'listCommits',
    'list-commits/default-branch',
    'without a ref it is master, whatever the default branch is',
    byDefault('ref_name', 'master'),
  ),
  mutant('SEM-01', 'listCommits', 'list-commits/ref-name', 'the ref is not looked at', ignores('ref_name')),
  mutant(
    'STA-03',
    'listCommits',
    'list-commits/ref-name',
    'tags are not known',
    when(hasValue('ref_name', 'v1'), refuses(404, '404 Not Found')),
  ),
  mutant(
    'SEM-02',
    'listCommits',
    'list-commits/ref-name',
    'a tag is taken for the default branch',
    when(hasValue('ref_name', 'v1'), ignores('ref_name')),
  ),
  mutant(
    'SEM-01',
    'listCommits',
    'list-commits/since-inclusive',
    '`since` is not looked at',
    ignores('since'),
  ),
  mutant(
    'SEM-07',
    'listCommits',
    'list-commits/since-inclusive',
    '`since` leaves its own moment out',
    takes('since', seconds(1)),
  ),
  mutant(
    'SEM-07',
    'listCommits',
    'list-commits/since-inclusive',
    '`since` begins its day',
    takes('since', (moment) => `${String(moment).slice(0, 10)}T00:00:00Z`),
  ),
  mutant(
    'SEM-02',
    'listCommits',
    'list-commits/since-inclusive',
    '`since` is taken for `until`',
    confuses('since', 'until'),
  ),
  mutant(
    'SEM-01',
    'listCommits',
    'list-commits/until-inclusive',
    '`until` is not looked at',
    ignores('until'),
  ),
  mutant(
    'SEM-07',
    'listCommits',
    'list-commits/until-inclusive',
    '`until` leaves its own moment out',
    takes('until', seconds(-1)),
  ),
  mutant(
    'SEM-07',
    'listCommits',
    'list-commits/until-inclusive',
    '`until` ends its day',
    takes('until', (moment) => `${String(moment).slice(0, 10)}T23:59:59Z`),
  ),
  mutant(
    'SEM-06',
    'listCommits',
    'list-commits/first-page-is-1',
    'pages count from 0',
    takes('page', (page) => Number(page) + 1),
  ),
  mutant(
    'HDR-03',
    'listCommits',
    'list-commits/link-header-correct',
    'links count from 0',
    sends('link', (link) =>
      link.replaceAll(
        /([?&])page=(\d+)/g,
        (_, sign: string, page: string) => `${sign}page=${Number(page) - 1}`,
      ),
    ),
  ),
  mutant(
    'STT-04',
    'listCommits',
    'list-commits/default-branch',
    'the list is one write behind',
    lagsBehind(/^\/api\/v4\/projects\/\d+\/repository\/commits/),
  ),
  mutant(
    'SEM-02',
    'listCommits',
    'list-commits/until-inclusive',
    'of `since` and `until` one counts',
    when(has('since'), ignores('until')),
  ),
  mutant(
    'SEM-02',
    'listCommits',
    'list-commits/since-inclusive',
    'a ref goes without `since`',
    when(has('ref_name'), ignores('since')),
  ),
]

const single: readonly Mutant[] = [
  mutant(
    'IDT-03',
    'getCommit',
    'get-commit/by-hash',
    'every hash finds the newest commit',
    leads(4, (sha) => (isHash(sha) ? 'master' : sha)),
  ),
  mutant(
    'IDT-03',
    'getCommit',
    'get-commit/by-branch',
    'every branch is taken for master',
    leads(4, (sha) => (isHash(sha) || sha === 'v1' ? sha : 'master')),
  ),
  mutant(
    'ENC-02',
    'getCommit',
    'get-commit/by-branch',
    'a slash ends the name',
    leads(4, (sha) => sha.split('/').at(-1) ?? sha),
  ),
  mutant('STA-03', 'getCommit', 'get-commit/by-branch', 'branches do not name commits', {
    around: async (call, behind) =>
      isHash(segmentsOf(call)[4]) || segmentsOf(call)[4] === 'v1'
        ? behind.pass(call)
        : jsonAnswer(404, { message: '404 Commit Not Found' }),
  }),
  mutant(
    'IDT-03',
    'getCommit',
    'get-commit/by-tag',
    'every tag is taken for master',
    leads(4, (sha) => (sha === 'v1' ? 'master' : sha)),
  ),
  mutant(
    'SCH-01',
    'getCommit',
    'get-commit/stats-and-status',
    'nothing is counted',
    together(shows('stats.additions', 0), shows('stats.deletions', 0), shows('stats.total', 0)),
  ),
  mutant(
    'SEM-02',
    'getCommit',
    'get-commit/stats-and-status',
    'the total is what is new',
    showsAs('stats', (stats) => (isRecord(stats) ? { ...stats, total: stats['additions'] } : stats)),
  ),
  mutant('SCH-01', 'getCommit', 'get-commit/stats-and-status', 'there is no status', drops('status')),
]

export const commitMutants: readonly Mutant[] = [
  ...listed,
  ...single,
  ...commitCreationMutants,
  ...commitChangeMutants,
  ...commitCommentMutants,
  ...commitStatusMutants,
]
