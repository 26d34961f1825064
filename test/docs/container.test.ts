/** The commands of the guide for operators that build and run the container; they need podman and the base image. */
import { execFile, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { isWhole } from '../support/sample.ts'

const root = join(import.meta.dirname, '..', '..')
const execute = promisify(execFile)
const name = `forge-contract-${randomUUID().slice(0, 8)}`
const port = 20_000 + (process.pid % 10_000)
const adminToken = 'token-of-the-administrator'

/** Why the commands cannot be executed here; undefined if they can. */
async function whyNot(): Promise<string | undefined> {
  if (!isWhole) return 'takes minutes; npm run test:whole'
  const containerfile = await readFile(join(root, 'docs/operating/Containerfile'), 'utf8')
  const [, image = ''] = /^ARG NODE_IMAGE=(\S+)$/m.exec(containerfile) ?? []
  const isPresent = await execute('podman', ['image', 'exists', image]).catch(() =>
    execute('podman', ['pull', '--quiet', image]).catch(() => undefined),
  )
  return isPresent === undefined ? `podman or ${image} is missing` : undefined
}

const reason = await whyNot()

test.skipIf(reason !== undefined)(`the container${reason === undefined ? '' : `: ${reason}`}`, async () => {
  const guide = await readFile(join(root, 'docs', 'operating.md'), 'utf8')
  const [build = '', run = ''] = guide.match(/^podman .*$/gm) ?? []
  const inShell = (command: string) => execute('sh', ['-c', command], { cwd: root, maxBuffer: 2 ** 26 })
  try {
    await inShell(build.replace('-t forge-contract', `-t ${name}`))
    const local = run
      .replace('127.0.0.1:3000', `127.0.0.1:${port}`)
      .replace('forge-data', name)
      .replace('FORGE_ADMIN_TOKEN=…', `FORGE_ADMIN_TOKEN=${adminToken}`)
      .replace(/forge-contract$/, `--name ${name} ${name}`)
    const container = spawn('sh', ['-c', `exec ${local}`], { stdio: 'ignore' })
    const ended = new Promise((resolve) => container.once('exit', resolve))
    await ready(`http://127.0.0.1:${port}/-/readiness`)
    const user = await fetch(`http://127.0.0.1:${port}/api/v4/user`, {
      headers: { 'PRIVATE-TOKEN': adminToken },
    })
    expect(await user.json()).toMatchObject({ username: 'root' })
    const { stdout } = await inShell(`podman exec ${name} id -un && podman healthcheck run ${name}`)
    expect(stdout).toMatch(/^node\n/)
    await inShell(`podman stop ${name}`)
    expect(await ended).toBe(0)
  } finally {
    await inShell(`podman rm --force ${name}; podman volume rm ${name}; podman rmi ${name}; true`)
  }
})

async function ready(url: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok === true) return
    await delay(200)
  }
  throw new Error(`${url} is not ready`)
}
