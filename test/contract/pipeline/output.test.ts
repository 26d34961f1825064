import { mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { compare, write } from '../../../scripts/pipeline/output.ts'

const texts = { 'types.ts': 'export {}\n', 'client/page.ts': 'export {}\n' }
let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forge-output-'))
})

afterEach(async () => {
  await rm(folder, { recursive: true })
})

describe('generated files', () => {
  it('are stale if they are absent, fresh once they are written', async () => {
    const difference = await compare(folder, texts)
    expect(difference).toEqual({ stale: ['types.ts', 'client/page.ts'], obsolete: [] })
    await write(folder, texts, difference)
    expect(await compare(folder, texts)).toEqual({ stale: [], obsolete: [] })
    expect(await readFile(join(folder, 'client/page.ts'), 'utf8')).toBe('export {}\n')
  })

  it('are stale if they differ, obsolete if they are no longer generated', async () => {
    await write(folder, texts, await compare(folder, texts))
    await writeFile(join(folder, 'types.ts'), 'export {} // by hand\n')
    const fewer = { 'types.ts': 'export {}\n' }
    const difference = await compare(folder, fewer)
    expect(difference).toEqual({ stale: ['types.ts'], obsolete: ['client/page.ts'] })
    await write(folder, fewer, difference)
    expect(await compare(folder, fewer)).toEqual({ stale: [], obsolete: [] })
  })

  it('keep their times if they are fresh', async () => {
    await write(folder, texts, await compare(folder, texts))
    await utimes(join(folder, 'types.ts'), 1, 1)
    await writeFile(join(folder, 'client/page.ts'), 'stale')
    await write(folder, texts, await compare(folder, texts))
    expect((await stat(join(folder, 'types.ts'))).mtimeMs).toBe(1000)
  })

  it('are all stale if there is no folder yet', async () => {
    expect(await compare(join(folder, 'absent'), texts)).toEqual({ stale: Object.keys(texts), obsolete: [] })
  })
})
