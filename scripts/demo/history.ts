/** The part of a repository that the demo brings into a project. */
import { CommandError } from '../command-line/io.ts'
import type { Git } from './git.ts'

export interface History {
  /** The commit that the project begins with. */
  base: string
  /** The commit that a merge request brings in. */
  head: string
}

/**
 * The last commits of the current branch, counted along first parents; fewer when there are fewer. Throws `CommandError`
 * when there is no repository or nothing to bring in.
 */
export async function lastCommits(git: Git, count: number): Promise<History> {
  const commits = (await git('rev-list', '--first-parent', `--max-count=${count + 1}`, 'HEAD')).split('\n')
  const [head = ''] = commits
  const base = commits.at(-1) ?? ''
  if (base === head) throw new CommandError('needs two commits or more; see --commits')
  if ((await git('rev-parse', '--is-shallow-repository')) === 'true')
    throw new CommandError(
      'needs the whole history: the repository is a shallow clone; see git fetch --unshallow',
    )
  return { base, head }
}
