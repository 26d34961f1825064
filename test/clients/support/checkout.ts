/** A checkout of a project for applications that work with real Git. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Stub } from '../../../server-stub/index.ts'
import { run } from './run.ts'

export interface Checkout {
  readonly projectId: number
  /** `namespace/path` of the project. */
  readonly path: string
  readonly folder: string
  readonly token: string
  /** Environment of programs: a home folder of their own, and Git without prompts. */
  readonly env: Record<string, string>
  readonly git: (...args: string[]) => Promise<string>
}

const gitConfig = `[user]
  name = Mira
  email = mira@example.com
[credential]
  helper = store
`

/** Clones a new project over HTTP as its master. */
export async function checkOut(forge: Stub, parent: string): Promise<Checkout> {
  const { id, path_with_namespace: path } = await forge.project({ files: { 'README.md': '# Loom\n' } })
  const { token } = await forge.account('master')
  const home = join(parent, 'home')
  await mkdir(home)
  await writeFile(join(home, '.gitconfig'), gitConfig)
  await writeFile(join(home, '.git-credentials'), `${forge.origin.replace('//', `//git:${token}@`)}\n`)
  const env = { HOME: home, GIT_TERMINAL_PROMPT: '0', GIT_CONFIG_NOSYSTEM: '1' }
  const folder = join(parent, 'checkout')
  await run('git', ['clone', '--quiet', `${forge.origin}/${path}.git`, folder], { env })
  const git = (...args: string[]): Promise<string> => run('git', args, { env, cwd: folder })
  return { projectId: id, path, folder, token, env, git }
}

/** Writes the package file that release tools read, and commits it. */
export async function commitPackage(
  { folder, git }: Checkout,
  message: string,
  content: object,
): Promise<void> {
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(content, null, 2)}\n`)
  await git('add', '--all')
  await git('commit', '--quiet', '--message', message)
}
