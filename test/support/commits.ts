/** Commits straight into a repository, for tests that are about something else. */
import type { Forge } from './forge.ts'
import { moveRef } from '../../server-stub/git/refs.ts'
import { openRepository } from '../../server-stub/git/repository.ts'

/** Adds a commit that creates a file to a branch, which is created if it does not exist; returns the commit's hash. */
export async function commitFile(
  { appContext }: Forge,
  project: number,
  branch: string,
  path: string,
): Promise<string> {
  return appContext.db.transaction().execute(async (tx) => {
    const repository = openRepository(tx, project)
    const head = (await repository.branch(branch)) ?? null
    const base = head === null ? undefined : await repository.commit(head)
    const { tree } = await repository.applyActions(base?.tree ?? null, [
      { action: 'create', path, content: `${path}\n` },
    ])
    const author = { name: 'Mira Castell', email: 'mira@example.com', at: appContext.now(), offset: 0 }
    const parents = head === null ? [] : [head]
    const commit = await repository.writeCommit({
      tree,
      parents,
      message: `Add ${path}\n`,
      author,
      committer: author,
    })
    await moveRef(tx, project, `refs/heads/${branch}`, head, commit)
    return commit
  })
}
