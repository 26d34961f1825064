/** The examples in the comments of `startStub()` and its helpers are executed. */
import { execFile } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const execute = promisify(execFile)
const root = join(import.meta.dirname, '..', '..')

/** A server whose records the examples mention. */
const server = `
import { startStub } from '../server-stub/index.ts'
await using forge = await startStub()
const { id } = await forge.project({ files: { 'README.md': '# Loom' } })
const developer = await forge.as('developer')
await developer.createBranch({ path: { id }, body: { branch: 'weave', ref: 'master' } })
await developer.createMergeRequest({
  path: { id },
  body: { title: 'Weave', source_branch: 'weave', target_branch: 'master' },
})
`

const examples = ['server-stub/stub.ts', ...globSync('server-stub/embedding/*.ts', { cwd: root })].flatMap(
  (file) => {
    const text = readFileSync(join(root, file), 'utf8')
    return [...text.matchAll(/^ *\* ```ts\n(.*?)^ *\* ```$/gms)].map(([, lines = '']) =>
      lines.replaceAll(/^ *\* ?/gm, ''),
    )
  },
)

test('there are examples', () => {
  expect(examples.length).toBeGreaterThan(2)
})

test.for(examples)('%s', async (example) => {
  // Within the repository, where packages are found.
  const folder = await mkdtemp(join(root, '.examples-'))
  try {
    const file = join(folder, 'example.ts')
    await writeFile(file, `${server}{\n${example}}\n`)
    const { stderr } = await execute(process.execPath, [file], { timeout: 30_000 })
    expect(stderr).toBe('')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
