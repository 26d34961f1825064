/** The real Git as a client of the server: pushes, and copies of the repository to examine. */
import { emptyRepository, type RealGit } from '../support/git.ts'
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
  readonly #real: RealGit
  readonly #repository: string
  #count = 0

  private constructor(real: RealGit, repository: string) {
    this.#real = real
    this.#repository = repository
  }

  /** Fetches the repository. */
  static async create(origin: string, repository: string): Promise<GitClient> {
    const client = new GitClient(await emptyRepository(), repository)
    await client.#real.git('fetch', '--quiet', client.#urlOf(origin), 'master:refs/heads/start')
    return client
  }

  /** Creates a commit that no branch of the server contains yet. */
  async commit(text: string): Promise<string> {
    const [commit = ''] = await this.#real.lines('commit-tree', '-p', 'start', '-m', text, 'start^{tree}')
    await this.#real.git('update-ref', `refs/kept/${commit}`, commit)
    return commit
  }

  /** Makes a branch of the server point at a commit, or deletes it. */
  async push(origin: string, branch: string, commit: string | null): Promise<Acknowledgement> {
    const refspec = `${commit ?? ''}:refs/heads/${branch}`
    const { status } = await this.#real.tried('push', '--quiet', '--force', this.#urlOf(origin), refspec)
    // Git does not report whether the server has rejected the push or has ended.
    return status === 0 ? { kind: 'done' } : { kind: 'unknown' }
  }

  /** Clones everything and examines the clone. */
  async mirror(origin: string): Promise<Mirror> {
    const folder = `mirror-${++this.#count}`
    await this.#real.git('clone', '--quiet', '--mirror', this.#urlOf(origin), folder)
    const fsck = await this.#real.tried('-C', folder, 'fsck', '--strict', '--full', '--no-dangling')
    const refs = await this.#real.lines(
      '-C',
      folder,
      'for-each-ref',
      '--format=%(refname:short) %(objectname)',
    )
    const files = await this.#real.lines('-C', folder, 'ls-tree', '-r', 'master')
    return {
      branches: new Map(refs.map((line) => splitAt(line, line.indexOf(' ')))),
      files: new Map(files.map((line) => blobOf(line))),
      problems: fsck.status === 0 ? [] : [`git fsck --strict: ${fsck.status} ${fsck.output}`],
    }
  }

  [Symbol.asyncDispose](): PromiseLike<void> {
    return this.#real[Symbol.asyncDispose]()
  }

  #urlOf(origin: string): string {
    return `${origin.replace('://', `://root:${adminToken}@`)}${this.#repository}`
  }
}

const splitAt = (line: string, at: number): [string, string] => [line.slice(0, at), line.slice(at + 1)]

/** `100644 blob NAME<tab>PATH` as path and name. */
function blobOf(line: string): [string, string] {
  const [entry, path] = splitAt(line, line.indexOf('\t'))
  return [path, entry.split(' ')[2] ?? '']
}
