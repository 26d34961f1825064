/**
 * Puts the temporary files of tests into memory, where Linux offers that and there is enough of it: databases and repositories
 * are written and deleted within seconds, and a disk takes 6 % of the processor time of a run.
 */
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const memoryDisk = '/dev/shm'
const leastBytes = 8 * 1024 ** 3

export default function setup(): (() => void) | undefined {
  const folder = folderInMemory()
  if (folder === undefined) return undefined
  process.env['TMPDIR'] = folder
  return () => rmSync(folder, { recursive: true, force: true })
}

/** Undefined if there is no such folder, if it is small, or if programs in it cannot be executed. */
function folderInMemory(): string | undefined {
  let folder: string | undefined
  try {
    const { bavail, bsize } = statfsSync(memoryDisk)
    if (Math.min(bavail * bsize, process.availableMemory()) < leastBytes) return undefined
    folder = mkdtempSync(join(memoryDisk, 'forge-'))
    // PostgreSQL runs as another user.
    chmodSync(folder, 0o711)
    const program = join(folder, 'program')
    writeFileSync(program, '#!/bin/sh\n', { mode: 0o700 })
    execFileSync(program)
    return folder
  } catch {
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true })
    return undefined
  }
}
