/** The real Git, to compare with. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { deflateSync, inflateSync } from 'node:zlib'
import type { Db } from '../../server-stub/database/connection.ts'
import { finished, type Finished } from './launcher.ts'

/** A repository of the real Git, in a temporary directory. */
export interface RealGit extends AsyncDisposable {
  directory: string
  /** Runs `git` and returns its output; throws if it fails. */
  git(...args: string[]): Promise<string>
  /** The same, byte by byte. */
  bytes(...args: string[]): Promise<Buffer>
  /** The same, as lines. */
  lines(...args: string[]): Promise<string[]>
  /** Stores a file's content and returns its name. */
  blob(content: string): Promise<string>
  /** Runs `git` and returns its exit status and output. */
  tried(...args: string[]): Promise<{ status: number; output: string }>
}

/** Why there is no comparison here; undefined when there can be. */
export async function whyNoGit(): Promise<string | undefined> {
  const { status } = await finished({
    program: 'git',
    args: ['--version'],
    folder: tmpdir(),
    environment: process.env,
  })
  return status === 0 ? undefined : 'git is not on this machine'
}

/** Writes a project's objects and refs to disk, as a bare repository. */
export async function exported(db: Db, projectId: number): Promise<RealGit> {
  const real = await emptyRepository('--bare')
  const objects = await db.selectFrom('git_object').selectAll().where('project_id', '=', projectId).execute()
  for (const { oid, type, size, data } of objects) {
    const looseFile = deflateSync(Buffer.concat([Buffer.from(`${type} ${size}\0`), inflateSync(data)]))
    await put(join(real.directory, 'objects', oid.slice(0, 2), oid.slice(2)), looseFile)
  }
  const refs = await db.selectFrom('git_ref').selectAll().where('project_id', '=', projectId).execute()
  for (const { name, oid } of refs) await put(join(real.directory, name), `${oid}\n`)
  return real
}

/** A new repository without commits. */
export async function emptyRepository(...options: string[]): Promise<RealGit> {
  const directory = await mkdtemp(join(tmpdir(), 'forge-git-'))
  const environment = {
    PATH: process.env['PATH'],
    HOME: directory,
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_TERMINAL_PROMPT: '0',
    GIT_AUTHOR_NAME: 'Ada',
    GIT_AUTHOR_EMAIL: 'ada@example.com',
    GIT_COMMITTER_NAME: 'Ada',
    GIT_COMMITTER_EMAIL: 'ada@example.com',
    LC_ALL: 'C',
    // Maintenance would be a further process after each commit.
    GIT_CONFIG_COUNT: '2',
    GIT_CONFIG_KEY_0: 'maintenance.auto',
    GIT_CONFIG_VALUE_0: 'false',
    GIT_CONFIG_KEY_1: 'core.quotePath',
    GIT_CONFIG_VALUE_1: 'false',
  }
  const ended = (args: string[]): Promise<Finished> =>
    finished({ program: 'git', args, folder: directory, environment })
  const bytes = async (...args: string[]): Promise<Buffer> => {
    const { status, out, err } = await ended(args)
    if (status !== 0)
      throw new Error(`git ${args.join(' ')} ended with ${status}: ${Buffer.concat([out, err]).toString()}`)
    return out
  }
  const git = async (...args: string[]): Promise<string> => (await bytes(...args)).toString()
  await git('init', '--quiet', '--initial-branch=master', ...options, '.')
  return {
    directory,
    git,
    bytes,
    async blob(content) {
      await writeFile(join(directory, 'content'), content)
      return (await git('hash-object', '-w', '--no-filters', 'content')).trim()
    },
    lines: async (...args) => (await git(...args)).split('\n').filter((line) => line !== ''),
    tried: async (...args) => {
      const { status, out } = await ended(args)
      return { status, output: out.toString() }
    },
    [Symbol.asyncDispose]: () => rm(directory, { recursive: true, force: true }),
  }
}

async function put(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}
