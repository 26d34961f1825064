import { renameSync, writeFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchFolders, type Watch } from '../../../scripts/pipeline/watch.ts'

/** Starts watching a folder whose events the test makes. */
function watched(onChange: () => Promise<void>) {
  const listeners: (() => void)[] = []
  const close = vi.fn()
  const startWatching: Watch = (_folder, onEvent) => {
    listeners.push(onEvent)
    return { close }
  }
  const stop = watchFolders(['folder', 'other'], onChange, startWatching)
  return { change: () => listeners.forEach((onEvent) => onEvent()), close, stop }
}

it('names the folder after a change of a file, however deep, in any of the folders', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'forge-watch-'))
  const other = await mkdtemp(join(tmpdir(), 'forge-watch-'))
  await mkdir(join(folder, 'paths', 'users'), { recursive: true })
  const onChange = vi.fn(async () => {})
  const stop = watchFolders([other, folder], onChange)
  await writeFile(join(folder, 'paths', 'users', 'user.yaml'), 'get: 1')
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledWith(new Set([folder])), { timeout: 10_000 })
  stop()
  for (const each of [folder, other]) await rm(each, { recursive: true })
})

it('notices each change of a file that is replaced, as editors do', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'forge-watch-'))
  await mkdir(join(folder, 'paths', 'users'), { recursive: true })
  const file = join(folder, 'paths', 'users', 'user.yaml')
  await writeFile(file, 'get: 0')
  const onChange = vi.fn(async () => {})
  const stop = watchFolders([folder], onChange)
  for (const times of [1, 2, 3]) {
    writeFileSync(`${file}.new`, `get: ${times}`)
    renameSync(`${file}.new`, file)
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(times), { timeout: 10_000 })
  }
  stop()
  await rm(folder, { recursive: true })
})

describe('watching a folder', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('calls back once for changes that come together', async () => {
    const onChange = vi.fn(async () => {})
    const { change } = watched(onChange)
    change()
    await vi.advanceTimersByTimeAsync(100)
    change()
    await vi.advanceTimersByTimeAsync(100)
    expect(onChange).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(onChange).toHaveBeenCalledTimes(1)
  })

  it('calls back again after a later change, never twice at a time', async () => {
    const first = Promise.withResolvers<void>()
    const onChange = vi.fn(() => first.promise)
    const { change } = watched(onChange)
    change()
    await vi.advanceTimersByTimeAsync(1000)
    change()
    await vi.advanceTimersByTimeAsync(1000)
    expect(onChange).toHaveBeenCalledTimes(1)
    first.resolve()
    await vi.advanceTimersByTimeAsync(0)
    expect(onChange).toHaveBeenCalledTimes(2)
  })

  it('reports nothing after it is stopped', async () => {
    const onChange = vi.fn(async () => {})
    const { change, close, stop } = watched(onChange)
    change()
    stop()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(onChange).not.toHaveBeenCalled()
    expect(close).toHaveBeenCalledTimes(2)
  })
})
