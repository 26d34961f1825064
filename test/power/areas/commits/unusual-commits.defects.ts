/** Defects that concern the first commit of a repository, and commits that delete files. */
import { isRecord, isSuccess, pathOf, segmentsOf, valueOf } from '../../message.ts'
import { mutantsOf, type Fault, type Mutant } from '../../mutant.ts'
import { byAdministrator, otherCall } from '../../vocabulary/effects.ts'
import { responseWithPage } from '../../vocabulary/lists.ts'
import { listedAt, recordAt, shownAt } from '../../vocabulary/lookups.ts'
import { altersProperty, altersRecords } from '../../vocabulary/responses.ts'
import { commitsOf } from './shared.ts'

const noStats = { additions: 0, deletions: 0, total: 0 }

const isFirst = (commit: unknown): boolean =>
  isRecord(commit) && Array.isArray(commit['parent_ids']) && commit['parent_ids'].length === 0

const ignoresDeletionsAlone: Fault = altersProperty('stats', (stats) =>
  isRecord(stats) && stats['additions'] === 0 ? noStats : stats,
)

/** Deleted files are restored after the commit. */
const restoresDeleted: Fault = {
  async around(call, upstream) {
    const [, project = '', , , sha = ''] = segmentsOf(call)
    const branch = String(valueOf(call, 'branch'))
    const diffs = await listedAt(`${commitsOf(call)}/${sha}/diff`, call, upstream)
    const files = `/projects/${project}/repository/files`
    const paths = diffs
      .filter((diff) => diff['deleted_file'] === true)
      .map((diff) => String(diff['old_path']))
    const before = await Promise.all(
      paths.map((path) =>
        recordAt(`${files}/${encodeURIComponent(path)}?ref=${encodeURIComponent(branch)}`, call, upstream),
      ),
    )
    const response = await upstream.pass(call)
    if (!isSuccess(response)) return response
    for (const { file_path, content } of before) {
      const body = { branch, content, encoding: 'base64', commit_message: 'Restore' }
      const creation = otherCall(call, 'POST', `${files}/${encodeURIComponent(String(file_path))}`, body)
      await upstream.pass(byAdministrator(creation, upstream))
    }
    return response
  },
}

const listsNoDiffOfFirst: Fault = {
  async around(call, upstream) {
    const commit = await shownAt(pathOf(call).replace(/\/diff$/, ''), call, upstream)
    const response = await upstream.pass(call)
    return isFirst(commit) ? responseWithPage(call, response, []) : response
  },
}

export const unusualCommitMutants: readonly Mutant[] = [
  ...mutantsOf(
    'getCommit',
    'get-commit/stats-and-status',
    ['SEM-02', 'counts no deletions of a commit that only deletes', ignoresDeletionsAlone],
    [
      'SEM-02',
      'counts no lines of the first commit',
      altersRecords((commit) => (isFirst(commit) ? { ...commit, stats: noStats } : commit)),
    ],
  ),
  ...mutantsOf('createCommit', 'create-commit/stats-and-status', [
    'SEM-02',
    'counts no deletions of a commit that only deletes',
    ignoresDeletionsAlone,
  ]),
  ...mutantsOf('listCommitDiffs', 'list-commit-diffs/new-file', [
    'SEM-09',
    'lists no diff of the first commit',
    listsNoDiffOfFirst,
  ]),
  ...mutantsOf('listCommitDiffs', 'list-commit-diffs/deleted-file', [
    'SEM-02',
    'returns no lines of deleted files',
    altersRecords((diff) => (diff['deleted_file'] === true ? { ...diff, diff: '' } : diff)),
  ]),
  ...mutantsOf('cherryPickCommit', 'cherry-pick-commit/applies-change', [
    'SFX-01',
    'keeps the files that the commit deletes',
    restoresDeleted,
  ]),
]
