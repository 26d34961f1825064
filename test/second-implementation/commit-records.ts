/** Presents commits. Spec: document 3, "Commit" and "Diff entry". */
import type { Call } from './call.ts'
import type { Shape } from './contract.ts'
import { lineDiff } from './line-diff.ts'
import { filesBefore, type Commit, type Files } from './repository.ts'

/** A commit as branches, tags and lists show it. */
export function commitRecord(commit: Commit, { choices: habits }: Call) {
  const { id, message, author, at, parents } = commit
  const [title = ''] = message.split('\n')
  const date = habits.time(at)
  return {
    id,
    short_id: id.slice(0, 8),
    title,
    message,
    author_name: author.name,
    author_email: author.email,
    authored_date: date,
    committer_name: author.name,
    committer_email: author.email,
    committed_date: date,
    created_at: date,
    parent_ids: parents.map((parent) => parent.id),
  }
}

/** A commit with its statistics. */
export function commitDetail(commit: Commit, status: string | null, call: Call): Shape<'Commit'> {
  const changes = changesOf(filesBefore(commit), commit.files, commit.moved)
  const additions = changes.reduce((sum, change) => sum + change.additions, 0)
  const deletions = changes.reduce((sum, change) => sum + change.deletions, 0)
  const stats = { additions, deletions, total: additions + deletions }
  return { ...commitRecord(commit, call), stats, status }
}

/** The changes from some files to others. */
export function diffRecords(
  before: Files,
  { files, moved }: Pick<Commit, 'files' | 'moved'>,
): Shape<'DiffEntryList'> {
  return changesOf(before, files, moved).map(({ path, former, before, after, text }) => ({
    diff: text,
    new_path: path,
    old_path: former,
    a_mode: before === undefined ? null : fileMode,
    b_mode: after === undefined ? null : fileMode,
    new_file: before === undefined,
    renamed_file: former !== path,
    deleted_file: after === undefined,
  }))
}

const fileMode = '100644'

interface FileChange {
  readonly path: string
  /** The same as the path unless the file was moved. */
  readonly former: string
  readonly before: Buffer | undefined
  readonly after: Buffer | undefined
  readonly additions: number
  readonly deletions: number
  readonly text: string
}

/** The changed files of a commit by their paths. */
function changesOf(before: Files, files: Files, moved: Commit['moved']): readonly FileChange[] {
  const origins = new Set(moved.values())
  const paths = new Set([...before.keys(), ...files.keys()])
  return [...paths].toSorted().flatMap((path) => {
    const former = moved.get(path) ?? path
    const [from, to] = [before.get(former), files.get(path)]
    if (to === undefined && origins.has(path)) return []
    if (former === path && from !== undefined && to?.equals(from) === true) return []
    const diff = lineDiff(from?.toString() ?? '', to?.toString() ?? '')
    return [{ path, former, before: from, after: to, ...diff }]
  })
}
