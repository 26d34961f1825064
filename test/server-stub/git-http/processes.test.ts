/** What pushes are worth when the process ends, what they cost in memory, and what happens when several processes serve one database. */
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createForgeClient, unwrap, type ForgeClient } from '../../../generated/client.ts'
import { emptyDatabase } from '../../support/fresh-database.ts'
import { whyNoPostgres } from '../../support/postgres.ts'
import { isWhole } from '../../support/sample.ts'
import { startServer, type ServerProcess } from '../../support/server-process.ts'
import { noGit, workspace, type Workspace } from './workspace.ts'

const token = 'pt-kept'
/** Username of the administrator, to whom the project belongs. */
const owner = 'root'
const noPostgres = await whyNoPostgres()

const clientOf = ({ origin }: ServerProcess): ForgeClient =>
  createForgeClient({ baseUrl: `${origin}/api/v4`, token })

const remoteAt = ({ origin }: ServerProcess): string =>
  `${origin.replace('//', `//any-name:${token}@`)}/${owner}/loom.git`

test.skipIf(noGit)(
  'a push that was acknowledged survives kill -9, and the repository is complete',
  async () => {
    const directory = await mkdtemp(join(tmpdir(), 'forge-kept-'))
    try {
      await using work = await workspace()
      const start = () => startServer(['--data', directory, '--admin-token', token])
      const killed = await start()
      await unwrap(clientOf(killed).createProject({ body: { name: 'Loom' } }))
      await work.git('.', 'clone', '--quiet', remoteAt(killed), 'clone')
      const done = await pushUntilKilled(work, killed, 5)
      await using again = await start()
      await work.git('.', 'clone', '--quiet', '--mirror', remoteAt(again), 'mirror')
      expect(await work.tried('mirror', 'fsck', '--strict', '--full')).toEqual({ status: 0, output: '' })
      const kept = (await work.git('mirror', 'for-each-ref', '--format=%(objectname)')).split('\n')
      expect(done.length).toBeGreaterThanOrEqual(5)
      expect(done.filter((oid) => !kept.includes(oid))).toEqual([])
    } finally {
      await rm(directory, { recursive: true, force: true })
    }
  },
)

/** Pushes one branch after the other, and kills the server during a push, after so many. Returns the commits of successful pushes. */
async function pushUntilKilled(work: Workspace, server: ServerProcess, most: number): Promise<string[]> {
  const done: string[] = []
  for (let n = 0; ; n += 1) {
    const head = await work.commit('clone', { [`${n}.txt`]: `${n}\n`.repeat(50_000) })
    const pushing = work.tried('clone', 'push', '--quiet', 'origin', `HEAD:branch-${n}`)
    if (done.length >= most) await server.kill()
    const { status } = await pushing
    if (status !== 0) return done
    done.push(head)
    if (done.length > most) return done
  }
}

const mebibyte = 1024 * 1024

test.runIf(isWhole && noGit === undefined && existsSync('/proc/self/clear_refs'))(
  'a push takes at most twice as much memory as its pack has bytes',
  async () => {
    const directory = await mkdtemp(join(tmpdir(), 'forge-large-'))
    try {
      await using work = await workspace()
      await using server = await startServer(['--data', directory, '--admin-token', token])
      await unwrap(clientOf(server).createProject({ body: { name: 'Loom' } }))
      await work.git('.', 'clone', '--quiet', remoteAt(server), 'clone')
      await work.git('clone', 'config', 'core.compression', '0')
      // V8 collects buffers once there are 64 MiB of them, later on a busy machine: the pack is larger than such garbage.
      const files = Array.from({ length: 100 }, (_, n) => [`${n}.bin`, randomBytes(mebibyte)] as const)
      const head = await work.commit('clone', Object.fromEntries(files))
      const before = await resetPeak(server)
      await work.git('clone', 'push', '--quiet', 'origin', 'master')
      expect((await peak(server)) - before).toBeLessThan(2 * files.length * mebibyte)
      const { commit } = await unwrap(clientOf(server).getBranch({ path: { id: 1, branch: 'master' } }))
      expect(commit.id).toBe(head)
    } finally {
      await rm(directory, { recursive: true, force: true })
    }
  },
)

/** Peak memory of the process since the last reset, in bytes. */
async function peak({ pid }: ServerProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024
}

/** Resets the peak to the current memory, and returns it. See proc_pid_clear_refs(5). */
async function resetPeak(server: ServerProcess): Promise<number> {
  await writeFile(`/proc/${server.pid}/clear_refs`, '5')
  return peak(server)
}

test.skipIf(noGit ?? noPostgres)('two processes serve one PostgreSQL database', async () => {
  const options = ['--database', await emptyDatabase(), '--admin-token', token]
  await using one = await startServer(options)
  await using two = await startServer(options)
  await using work = await workspace()
  await unwrap(clientOf(one).createProject({ body: { name: 'Loom' } }))
  await work.git('.', 'clone', '--quiet', remoteAt(one), 'one')
  await work.commit('one', { 'README.md': '# Loom\n' })
  await work.git('one', 'push', '--quiet', 'origin', 'master')
  await work.git('.', 'clone', '--quiet', remoteAt(two), 'two')
  const folders = ['one', 'two'] as const
  for (const folder of folders) await work.commit(folder, { [`${folder}.txt`]: 'x\n' })
  const own = await Promise.all(
    folders.map((folder) => work.tried(folder, 'push', 'origin', `HEAD:${folder}`)),
  )
  expect(own.map(({ status }) => status)).toEqual([0, 0])
  const same = await Promise.all(folders.map((folder) => work.tried(folder, 'push', 'origin', 'HEAD:master')))
  expect(new Set(same.map(({ status }) => status)), JSON.stringify(same)).toEqual(new Set([0, 1]))
  const refs = await Promise.all([one, two].map((server) => work.git('.', 'ls-remote', remoteAt(server))))
  expect(refs[0]).toBe(refs[1])
  await work.git('.', 'clone', '--quiet', '--mirror', remoteAt(two), 'mirror')
  expect(await work.tried('mirror', 'fsck', '--strict', '--full')).toEqual({ status: 0, output: '' })
})
