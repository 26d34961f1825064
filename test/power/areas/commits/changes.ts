/** What commits change: picked for another branch, and shown file by file. */
import { isRecord, segmentsOf, valueOf, withSegment, withValue } from '../../message.ts'
import { mutant, type Mutant } from '../../mutant.ts'
import { lists, shows, showsAs } from '../../vocabulary/answers.ts'
import { another, byAdministrator, forgets, jsonAnswer } from '../../vocabulary/effects.ts'
import { listedAt, shownAt } from '../../vocabulary/lookups.ts'
import { byDefault } from '../../vocabulary/requests.ts'
import { branchesOf } from '../branches/places.ts'
import { commitsOf } from './places.ts'

const picked: readonly Mutant[] = [
  mutant(
    'SEM-05',
    'cherryPickCommit',
    'cherry-pick-commit/branch-required',
    'without a branch it is master',
    byDefault('branch', 'master'),
  ),
  mutant(
    'STT-01',
    'cherryPickCommit',
    'cherry-pick-commit/applies-change',
    'the branch stays as it was',
    forgets,
  ),
  mutant(
    'SFX-01',
    'cherryPickCommit',
    'cherry-pick-commit/applies-change',
    'the picked commit is answered and nothing is done',
    {
      async around(call, behind) {
        const commit = await shownAt(`${commitsOf(call)}/${segmentsOf(call)[4] ?? ''}`, call, behind)
        return isRecord(commit) ? jsonAnswer(201, commit) : behind.pass(call)
      },
    },
  ),
  mutant(
    'SFX-03',
    'cherryPickCommit',
    'cherry-pick-commit/applies-change',
    'another branch gets the change',
    {
      async around(call, behind) {
        const target = valueOf(call, 'branch')
        const other = (await listedAt(branchesOf(call), call, behind)).find(({ name }) => name !== target)
        const name = `aside-${String(other?.['name'])}`
        await behind.pass(
          byAdministrator(another(call, 'POST', branchesOf(call), { branch: name, ref: target }), behind),
        )
        return behind.pass(target === undefined ? call : withValue(call, 'branch', name))
      },
    },
  ),
  mutant(
    'SFX-02',
    'cherryPickCommit',
    'cherry-pick-commit/applies-change',
    'the commits before it come along',
    {
      async around(call, behind) {
        const commit = await shownAt(`${commitsOf(call)}/${segmentsOf(call)[4] ?? ''}`, call, behind)
        const parents = isRecord(commit) && Array.isArray(commit['parent_ids']) ? commit['parent_ids'] : []
        for (const parent of parents) await behind.pass(withSegment(call, 4, String(parent)))
        return behind.pass(call)
      },
    },
  ),
]

const entries: readonly Mutant[] = [
  mutant(
    'SEM-06',
    'listCommitDiffs',
    'list-commit-diffs/entry-per-file',
    'one file is shown',
    lists((items) => items.slice(0, 1)),
  ),
  mutant(
    'SEM-02',
    'listCommitDiffs',
    'list-commit-diffs/entry-per-file',
    'all files are compared with nothing',
    {
      services: (own) => ({
        ...own,
        git(...place) {
          const repository = own.git(...place)
          return { ...repository, diff: (_, to) => repository.diff(null, to) }
        },
      }),
    },
  ),
  mutant(
    'SEM-02',
    'listCommitDiffs',
    'list-commit-diffs/entry-per-file',
    'the two sides are swapped',
    showsAs('diff', (text) =>
      String(text).replaceAll(/^[+-](?![+-])/gm, (sign) => (sign === '+' ? '-' : '+')),
    ),
  ),
  mutant(
    'SEM-02',
    'listCommitDiffs',
    'list-commit-diffs/new-file',
    'no file is new',
    shows('new_file', false),
  ),
  mutant(
    'SEM-02',
    'listCommitDiffs',
    'list-commit-diffs/new-file',
    'new files are not shown',
    lists((items) => items.filter((item) => !isRecord(item) || item['new_file'] !== true)),
  ),
  mutant(
    'SEM-02',
    'listCommitDiffs',
    'list-commit-diffs/renamed-file',
    'a renamed file is removed and added',
    lists((items) =>
      items.flatMap((item) => {
        if (!isRecord(item) || item['renamed_file'] !== true) return [item]
        const plain = { ...item, renamed_file: false }
        return [
          { ...plain, new_path: item['old_path'], deleted_file: true },
          { ...plain, old_path: item['new_path'], new_file: true },
        ]
      }),
    ),
  ),
  mutant(
    'SEM-02',
    'listCommitDiffs',
    'list-commit-diffs/renamed-file',
    'the former path is the present one',
    showsAs('old_path', (_, entry) => entry['new_path']),
  ),
  mutant(
    'SEM-02',
    'listCommitDiffs',
    'list-commit-diffs/deleted-file',
    'no file is removed',
    shows('deleted_file', false),
  ),
  mutant(
    'SEM-02',
    'listCommitDiffs',
    'list-commit-diffs/deleted-file',
    'removed files are not shown',
    lists((items) => items.filter((item) => !isRecord(item) || item['deleted_file'] !== true)),
  ),
]

export const commitChangeMutants: readonly Mutant[] = [...picked, ...entries]
