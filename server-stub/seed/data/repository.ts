/** Local Git repositories as the source and target of seed data, with the `git` command. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { SeedError } from './schema.ts'

const run = promisify(execFile)

/** Pushes all branches and tags of a local repository; the current branch first, so that it becomes the default branch. */
export async function pushRepository(repository: string, url: string, token: string): Promise<void> {
  const head = (await git(repository, token, 'symbolic-ref', 'HEAD')).trim()
  await git(repository, token, 'push', '--quiet', url, `${head}:${head}`)
  await git(repository, token, 'push', '--quiet', url, 'refs/heads/*:refs/heads/*', 'refs/tags/*:refs/tags/*')
}

/** Clones all branches and tags into a bare repository. */
export async function cloneRepository(url: string, token: string, target: string): Promise<void> {
  await git('.', token, 'clone', '--quiet', '--bare', url, target)
}

/** The token is passed in the environment: arguments are visible to other users of the machine. */
async function git(folder: string, token: string, ...args: string[]): Promise<string> {
  const credentials = Buffer.from(`seed:${token}`).toString('base64')
  const environment = {
    ...process.env,
    GIT_TERMINAL_PROMPT: '0',
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: 'http.extraHeader',
    GIT_CONFIG_VALUE_0: `Authorization: Basic ${credentials}`,
  }
  try {
    return (await run('git', ['-C', folder, ...args], { env: environment })).stdout
  } catch (error) {
    throw new SeedError(`git ${args[0]} failed for ${folder}: ${reasonOf(error)}`, { cause: error })
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if ('stderr' in error && typeof error.stderr === 'string' && error.stderr !== '') return error.stderr.trim()
  return error.message
}
