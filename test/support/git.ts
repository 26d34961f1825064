/** The real Git, to compare with. */
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { deflateSync, inflateSync } from 'node:zlib'
import type { Db } from '../../server-stub/database/connection.ts'

const run = promisify(execFile)

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
  const found = await run('git', ['--version']).catch(() => undefined)
  return found ? undefined : 'git is not on this machine'
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
  }
  const bytes = async (...args: string[]): Promise<Buffer> => {
    const command = ['-c', 'core.quotePath=false', ...args]
    const options = { cwd: directory, env: environment, maxBuffer: 1 << 26, encoding: 'buffer' } as const
    return (await run('git', command, options)).stdout
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
    tried: (...args) =>
      git(...args).then(
        (output) => ({ status: 0, output }),
        (error: unknown) => ({ status: statusOf(error), output: outputOf(error) }),
      ),
    [Symbol.asyncDispose]: () => rm(directory, { recursive: true, force: true }),
  }
}

async function put(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}

const statusOf = (error: unknown): number =>
  error instanceof Error && 'code' in error && typeof error.code === 'number' ? error.code : -1

const outputOf = (error: unknown): string =>
  error instanceof Error && 'stdout' in error ? String(error.stdout) : ''
