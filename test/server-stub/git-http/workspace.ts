/** A user's machine: the real Git, in folders of its own, without questions and without configuration from elsewhere. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { textAt, type Caller } from '../../support/forge.ts'
import { whyNoGit } from '../../support/git.ts'
import { finished } from '../../support/launcher.ts'

// Each test starts some dozens of processes.
export const noGit = await whyNoGit()

export interface Finished {
  status: number
  /** What was printed, to both streams. */
  output: string
}

export interface Workspace extends AsyncDisposable {
  directory: string
  /** The date of commits and tags from now on. */
  setDate(date: string): void
  /** Runs `git` in a folder of the workspace. */
  tried(folder: string, ...args: string[]): Promise<Finished>
  /** The same; throws if it fails, and returns standard output. */
  git(folder: string, ...args: string[]): Promise<string>
  /** Writes a file. */
  write(folder: string, path: string, content: string | Uint8Array): Promise<void>
  /** Writes files and commits them. Returns the name of the commit. */
  commit(folder: string, files: Record<string, string | Uint8Array>, message?: string): Promise<string>
}

export async function workspace(): Promise<Workspace> {
  const directory = await mkdtemp(join(tmpdir(), 'forge-workspace-'))
  const environment: NodeJS.ProcessEnv = {
    PATH: process.env['PATH'],
    HOME: directory,
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_TERMINAL_PROMPT: '0',
    GIT_AUTHOR_NAME: 'Ada',
    GIT_AUTHOR_EMAIL: 'ada@example.com',
    GIT_COMMITTER_NAME: 'Ada',
    GIT_COMMITTER_EMAIL: 'ada@example.com',
    LC_ALL: 'C',
  }
  await writeFile(
    join(directory, '.gitconfig'),
    '[init]\n\tdefaultBranch = master\n[core]\n\tquotePath = false\n[advice]\n\tdetachedHead = false\n[maintenance]\n\tauto = false\n',
  )
  const tried = async (folder: string, args: string[]): Promise<Finished & { out: string }> => {
    const order = { program: 'git', args, folder: join(directory, folder), environment }
    const { status, out, err } = await finished(order)
    return { status, output: out.toString() + err.toString(), out: out.toString() }
  }
  const git = async (folder: string, ...args: string[]): Promise<string> => {
    const { status, output, out } = await tried(folder, args)
    if (status !== 0) throw new Error(`git ${args.join(' ')} ended with ${status}: ${output}`)
    return out
  }
  const write = async (folder: string, path: string, content: string | Uint8Array): Promise<void> => {
    const file = join(directory, folder, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
  }
  return {
    directory,
    setDate(date) {
      environment['GIT_AUTHOR_DATE'] = date
      environment['GIT_COMMITTER_DATE'] = date
    },
    tried: async (folder, ...args) => {
      const { status, output } = await tried(folder, args)
      return { status, output }
    },
    git,
    write,
    async commit(folder, files, message = 'Change something') {
      for (const [path, content] of Object.entries(files)) await write(folder, path, content)
      await git(folder, 'add', '--all')
      await git(folder, 'commit', '--quiet', '--allow-empty', '--message', message)
      return (await git(folder, 'rev-parse', 'HEAD')).trim()
    },
    [Symbol.asyncDispose]: () => rm(directory, { recursive: true, force: true }),
  }
}

/** The URL of a project's repository, with the token, if there is one. */
export async function remoteOf(caller: Caller, project: number, token?: string): Promise<string> {
  const url = new URL(textAt(await caller.get(`/projects/${project}`), 'http_url_to_repo'))
  if (token !== undefined) {
    url.username = 'any-name'
    url.password = token
  }
  return url.href
}

/** The header `Authorization` for a user name and a password. */
export const basic = (user: string, password: string): string =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
