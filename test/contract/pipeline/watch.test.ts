import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchFolder } from '../../../scripts/pipeline/watch.ts'

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forge-watch-'))
  await mkdir(join(folder, 'paths', 'users'), { recursive: true })
})

afterEach(async () => {
  await rm(folder, { recursive: true })
})

describe('watching a folder', () => {
  it('calls back once for changes that come together, however deep', async () => {
    const onChange = vi.fn(async () => {})
    const stop = watchFolder(folder, onChange)
    await writeFile(join(folder, 'paths', 'users', 'user.yaml'), 'get: 1')
    await writeFile(join(folder, 'openapi.yaml'), 'paths: 1')
    await vi.waitFor(() => expect(onChange).toHaveBeenCalled(), { timeout: 10_000 })
    await sleep(400)
    stop()
    expect(onChange).toHaveBeenCalledTimes(1)
  })

  it('calls back again after a later change, never twice at a time', async () => {
    let active = 0
    let most = 0
    const onChange = vi.fn(async () => {
      most = Math.max(most, (active += 1))
      await sleep(500)
      active -= 1
    })
    const stop = watchFolder(folder, onChange)
    await writeFile(join(folder, 'openapi.yaml'), 'paths: 1')
    await vi.waitFor(() => expect(active).toBe(1), { timeout: 10_000 })
    await writeFile(join(folder, 'openapi.yaml'), 'paths: 2')
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(2), { timeout: 10_000 })
    stop()
    expect(most).toBe(1)
  })

  it('reports nothing after it is stopped', async () => {
    const onChange = vi.fn(async () => {})
    watchFolder(folder, onChange)()
    await writeFile(join(folder, 'openapi.yaml'), 'paths: 1')
    await sleep(400)
    expect(onChange).not.toHaveBeenCalled()
  })
})
