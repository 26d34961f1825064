/** Random work in a clone: commits of every kind, branches and merges. */
import { chmod, readdir, rename, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import type { Random } from '../../support/random.ts'
import type { Workspace } from './workspace.ts'

const names = [
  'plain.txt',
  'größe & höhe.md',
  'лён #1?.txt',
  'a-b',
  'a.b',
  'deep/er/file',
  'spaced name',
  '世界🌍',
  'quote\'".rb',
]

/** Makes so many commits on the branch that is checked out. */
export async function workRandomly(
  work: Workspace,
  folder: string,
  random: Random,
  commits: number,
): Promise<void> {
  for (let n = 0; n < commits; n += 1) {
    const changes = 1 + random.below(3)
    for (let change = 0; change < changes; change += 1) await changeSomething(work, folder, random)
    if (random.below(4) === 0) await mergeSide(work, folder, random, n)
    await work.git(folder, 'add', '--all')
    if (random.below(5) === 0) await addSubmodule(work, folder, random)
    await work.git(folder, 'commit', '--quiet', '--allow-empty', '--message', `Change ${n}: ü\n\nBody`)
  }
}

async function changeSomething(work: Workspace, folder: string, random: Random): Promise<void> {
  const path = join(work.directory, folder)
  const name = random.pick(names)
  const kind = random.below(7)
  const files = (await readdir(path, { withFileTypes: true }))
    .filter((entry) => !entry.isDirectory())
    .map((entry) => entry.name)
  const existing = files.length === 0 ? undefined : random.pick(files)
  if (kind <= 1 || existing === undefined) return replace(work, folder, name, text(random))
  if (kind === 2) return replace(work, folder, name, bytes(random))
  if (kind === 3) return rename(join(path, existing), join(path, `moved-${random.below(5)}`))
  if (kind === 4) return rm(join(path, existing))
  if (kind === 5) {
    await replace(work, folder, 'run.sh', '#!/bin/sh\n')
    return chmod(join(path, 'run.sh'), random.below(2) === 0 ? 0o755 : 0o644)
  }
  await rm(join(path, 'link'), { force: true })
  return symlink(random.pick(names), join(path, 'link'))
}

async function replace(
  work: Workspace,
  folder: string,
  name: string,
  content: string | Uint8Array,
): Promise<void> {
  await rm(join(work.directory, folder, name), { force: true })
  await work.write(folder, name, content)
}

/** Much alike, so that Git sends deltas. */
const text = (random: Random): string =>
  Array.from(
    { length: 200 },
    (_, line) => `${random.below(20) === 0 ? random.below(1000) : 'line'} ${line}\n`,
  ).join('')

const bytes = (random: Random): Uint8Array => Uint8Array.from({ length: 3000 }, () => random.below(256))

async function addSubmodule(work: Workspace, folder: string, random: Random): Promise<void> {
  const commit = Array.from({ length: 40 }, () => random.pick(['1', '7', 'a', 'f'])).join('')
  await work.git(folder, 'update-index', '--add', '--cacheinfo', `160000,${commit},module`)
}

async function mergeSide(work: Workspace, folder: string, random: Random, n: number): Promise<void> {
  await work.git(folder, 'add', '--all')
  await work.git(folder, 'commit', '--quiet', '--allow-empty', '--message', 'Before the merge')
  const side = `side-${n}-${random.below(1_000_000)}`
  await work.git(folder, 'switch', '--quiet', '--create', side, random.below(2) === 0 ? 'HEAD' : 'HEAD~1')
  await work.commit(folder, { [`${side}.txt`]: text(random) }, 'On the side')
  await work.git(folder, 'switch', '--quiet', '-')
  await work.git(
    folder,
    'merge',
    '--quiet',
    '--no-ff',
    '--strategy-option=ours',
    '--message',
    'Merge the side',
    side,
  )
}
