import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, chmod, mkdir, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it, vi } from 'vitest'
import { execute } from '../../scripts/command-line/execute.ts'
import { demo } from '../../scripts/demo/command.ts'
import { startStub } from '../../server-stub/index.ts'
import type { RealGit } from '../support/git.ts'
import { emptyRepository, whyNoGit } from '../support/git.ts'

const script = join(import.meta.dirname, '..', '..', 'scripts', 'demo.ts')

// Whole stories are played here, on machines that may be busy.
const inGit = it.skipIf((await whyNoGit()) !== undefined)

inGit('pushes a repository, merges it, and finds a clone equal', async () => {
  await using original = await emptyRepository()
  await begin(original)
  await continueWith(original)
  const { code, out, err } = await play(original.directory, '--commits', '2')
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toContain('demo/größe at ')
  expect(out).toMatch(/!1 has 3 commits that change \d+ files:/)
  expect(out).toContain('accepted: !1 is merged')
  expect(out).toContain('accepting !2 returns 405: Branch cannot be merged')
  expect(out).toContain('commits  all of the 5 have the ids of the original')
  const tree = (await original.git('rev-parse', 'HEAD^{tree}')).trim()
  expect(out).toContain(`tree     ${tree} after the merge; that of the original is the same`)
})

inGit('begins with the first commit when the history is short, and keeps modes', async () => {
  await using original = await emptyRepository()
  await commit(original, 'Nothing yet')
  await begin(original)
  await writeFile(join(original.directory, 'run.sh'), '#!/bin/sh\n')
  await chmod(join(original.directory, 'run.sh'), 0o755)
  await symlink('run.sh', join(original.directory, 'link'))
  await commit(original, 'Files with modes')
  await chmod(join(original.directory, 'README.md'), 0o755)
  await commit(original, 'A mode alone')
  const { code, out } = await play(original.directory)
  expect(code).toBe(0)
  expect(out).toContain('commits  all of the 4 have the ids of the original')
})

inGit('executes no hooks of the repository', async () => {
  await using original = await emptyRepository()
  await begin(original)
  await continueWith(original)
  const hook = join(original.directory, '.git', 'hooks', 'pre-push')
  await mkdir(join(hook, '..'), { recursive: true })
  await writeFile(hook, '#!/bin/sh\nexit 1\n', { mode: 0o755 })
  expect(await play(original.directory)).toMatchObject({ code: 0, err: '' })
})

inGit('works with another server', async () => {
  await using original = await emptyRepository()
  await begin(original)
  await continueWith(original)
  await using stub = await startStub()
  const target = ['--base-url', stub.baseUrl, '--admin-token', stub.adminToken]
  expect(await play(original.directory, ...target)).toMatchObject({ code: 0, err: '' })
})

inGit('reports errors in one line', async () => {
  await using original = await emptyRepository()
  const empty = await play(original.directory)
  expect(empty).toMatchObject({
    code: 2,
    err: expect.stringMatching(/^npm run demo: git rev-list: fatal: .+\n$/),
  })
  await begin(original)
  const once = await play(original.directory)
  expect(once).toMatchObject({ code: 2, err: expect.stringContaining('needs two commits or more') })
  await continueWith(original)
  const target = (url: string) => play(original.directory, '--base-url', url, '--admin-token', 'pt-unknown')
  const nowhere = await target('http://127.0.0.1:1/api/v4')
  expect(nowhere).toMatchObject({ code: 2, err: expect.stringContaining('the server cannot be reached') })
  const noUrl = await target('forge.example.com')
  expect(noUrl).toMatchObject({
    code: 2,
    err: expect.stringContaining('not an absolute http or https URL'),
  })
  await using stub = await startStub()
  const unknown = await target(stub.baseUrl)
  expect(unknown).toMatchObject({
    code: 2,
    err: expect.stringContaining('createProject: 401 Unauthorized'),
  })
  await using withoutGit = await startStub({ git: false })
  const rejected = ['--base-url', withoutGit.baseUrl, '--admin-token', withoutGit.adminToken]
  expect(await play(original.directory, ...rejected)).toMatchObject({
    code: 2,
    err: expect.stringMatching(/git push: fatal: .*not found/),
  })
})

inGit.for([
  ['push', /1\. Push\n$/],
  ['clone', /5\. Comparison .+\n$/],
] as const)('ends quietly when it is interrupted during git %s', async ([command, lastLine]) => {
  await using original = await emptyRepository()
  await begin(original)
  await continueWith(original)
  const at = (...path: string[]) => join(original.directory, '.git', 'interrupted', ...path)
  await mkdir(at('temporary'), { recursive: true })
  const { PATH: path = '' } = process.env
  const slowGit = `#!/bin/sh
    case " $* " in *' ${command} '*) touch '${at('started')}'; sleep 5;; esac
    PATH='${path}' exec git "$@"`
  await writeFile(at('git'), slowGit, { mode: 0o755 })
  const child = spawn(process.execPath, [script, original.directory], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH: `${at()}${delimiter}${path}`, TMPDIR: at('temporary') },
  })
  const results = Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  await vi.waitFor(() => access(at('started')), { timeout: 30_000 })
  child.kill('SIGINT')
  const [out, err, [code]] = await results
  expect({ code, err }).toEqual({ code: 130, err: '' })
  expect(out).toMatch(lastLine)
  expect(await readdir(at('temporary'))).toEqual([])
})

async function commit(real: RealGit, message: string): Promise<void> {
  await real.git('add', '--all')
  await real.git('commit', '--quiet', '--allow-empty', '--message', message)
}

/** Text, binary content, names beyond ASCII, deep folders, an empty file, Windows line ends. */
async function begin(original: RealGit): Promise<void> {
  const at = (...path: string[]) => join(original.directory, ...path)
  await mkdir(at('lib', 'größe & höhe'), { recursive: true })
  await mkdir(at('thing'))
  await writeFile(at('README.md'), '# Loom\n')
  await writeFile(at('lib', 'a%b.rb'), Array.from({ length: 40 }, (_, line) => `puts ${line}\n`).join(''))
  await writeFile(at('lib', 'größe & höhe', 'лён #1?.txt'), '\ufeffmit Zeichen\r\n')
  await writeFile(at('lib', 'empty'), '')
  await writeFile(
    at('logo.png'),
    Uint8Array.from({ length: 5000 }, (_, at) => (at * 7) % 256),
  )
  await writeFile(at('thing', 'inside.txt'), 'inside\n')
  await commit(original, 'Set up the loom\n\nWith *everything*.')
}

/** A rename with a change, a folder that becomes a file and back, a deletion, an empty commit, a merge. */
async function continueWith(original: RealGit): Promise<void> {
  const at = (...path: string[]) => join(original.directory, ...path)
  await rename(at('lib', 'a%b.rb'), at('lib', 'c d.rb'))
  await writeFile(at('lib', 'c d.rb'), Array.from({ length: 41 }, (_, line) => `puts ${line}\n`).join(''))
  await rm(at('thing'), { recursive: true })
  await writeFile(at('thing'), 'a file now\n')
  await commit(original, 'Move things')
  await original.git('switch', '--quiet', '--create', 'side')
  await writeFile(
    at('logo.png'),
    Uint8Array.from({ length: 50 }, (_, at) => 255 - at),
  )
  await rm(at('thing'))
  await mkdir(at('thing'))
  await writeFile(at('thing', 'inside.txt'), 'inside again\n')
  await commit(original, 'On the side')
  await original.git('switch', '--quiet', 'master')
  await rm(at('lib', 'empty'))
  await commit(original, 'Remove what is empty')
  await original.git('merge', '--quiet', '--no-ff', '--message', 'Merge the side', 'side')
}

async function play(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  let [out, err] = ['', '']
  const code = await execute([demo], ['demo', ...args], {
    out: (text) => {
      out += `${text}\n`
    },
    err: (text) => {
      err += `${text}\n`
    },
    log: () => {},
    environment: {},
    colour: false,
    stop: new AbortController().signal,
  })
  return { code, out, err }
}
