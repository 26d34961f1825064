/** The real Git as a client of the server: pushes, and copies of the repository to examine. */
import { workspace, type Workspace } from '../server-stub/git-http/workspace.ts'
import type { Acknowledgement } from './ledger.ts'
import { adminToken } from './site.ts'

/** A copy of the repository as a client gets it. */
export interface Mirror {
  /** Commits by branch. */
  readonly branches: ReadonlyMap<string, string>
  /** Names of blobs by path, on `master`. */
  readonly files: ReadonlyMap<string, string>
  /** What `git fsck --strict` reports. */
  readonly problems: readonly string[]
}

export class GitClient implements AsyncDisposable {
  readonly #space: Workspace
  readonly #repository: string
  #count = 0

  private constructor(space: Workspace, repository: string) {
    this.#space = space
    this.#repository = repository
  }

  /** Clones the repository. */
  static async clone(origin: string, repository: string): Promise<GitClient> {
    const client = new GitClient(await workspace(), repository)
    await client.#space.git('.', 'clone', '--quiet', client.#urlOf(origin), 'clone')
    return client
  }

  /** Creates a commit that no branch of the server contains yet. */
  async commit(text: string): Promise<string> {
    await this.#space.git('clone', 'checkout', '--quiet', '--detach', 'origin/master')
    return this.#space.commit('clone', { 'pushed.txt': `${text}\n` }, text)
  }

  /** Makes a branch of the server point at a commit, or deletes it. */
  async push(origin: string, branch: string, commit: string | null): Promise<Acknowledgement> {
    const refspec = `${commit ?? ''}:refs/heads/${branch}`
    const pushed = await this.#space.tried(
      'clone',
      'push',
      '--quiet',
      '--force',
      this.#urlOf(origin),
      refspec,
    )
    // Git does not say whether the server has rejected the push or has ended.
    return pushed.status === 0 ? { kind: 'done' } : { kind: 'unknown' }
  }

  async mirror(origin: string): Promise<Mirror> {
    const folder = `mirror-${++this.#count}`
    await this.#space.git('.', 'clone', '--quiet', '--mirror', this.#urlOf(origin), folder)
    const fsck = await this.#space.tried(folder, 'fsck', '--strict', '--full', '--no-dangling')
    const refs = await this.#space.git(folder, 'for-each-ref', '--format=%(refname:short) %(objectname)')
    const files = await this.#space.git(folder, 'ls-tree', '-r', 'master')
    return {
      branches: new Map(linesOf(refs).map((line) => splitAt(line, line.indexOf(' ')))),
      files: new Map(linesOf(files).map((line) => blobOf(line))),
      problems:
        fsck.status === 0 && fsck.output === '' ? [] : [`git fsck --strict: ${fsck.output || fsck.status}`],
    }
  }

  [Symbol.asyncDispose](): PromiseLike<void> {
    return this.#space[Symbol.asyncDispose]()
  }

  #urlOf(origin: string): string {
    return `${origin.replace('://', `://root:${adminToken}@`)}${this.#repository}`
  }
}

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line !== '')

const splitAt = (line: string, at: number): [string, string] => [line.slice(0, at), line.slice(at + 1)]

/** `100644 blob NAME<tab>PATH` as path and name. */
function blobOf(line: string): [string, string] {
  const [entry, path] = splitAt(line, line.indexOf('\t'))
  return [path, entry.split(' ')[2] ?? '']
}
