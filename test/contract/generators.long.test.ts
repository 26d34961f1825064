/** Generators of others make types from the published document in which required properties are required. */
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contractFile } from '../../scripts/command-line/package-file.ts'
import { typescriptGenerators } from '../../scripts/tools/generators.ts'
import { prepareToolFolders, type TemporaryToolFolders } from '../../scripts/tools/installation.ts'
import { sampleOf } from '../support/sample.ts'

/** `npm run tools` tries all, also kubb, which is slower than the others together. */
const quick = sampleOf(
  typescriptGenerators.filter(({ name }) => name !== '@kubb/cli'),
  2,
  1,
)

// The release workflow rejects results in docs/tools.md that are of another document or of other versions of the tools.
describe('required properties', () => {
  let folders: TemporaryToolFolders

  beforeAll(async () => {
    folders = await prepareToolFolders('generators')
  })

  afterAll(() => folders[Symbol.asyncDispose]())

  it.for(quick)('survive $name', async (generator) => {
    const verdict = await generator.run(folders, JSON.parse(await readFile(contractFile, 'utf8')))
    expect(verdict).toEqual({
      ok: true,
      result: expect.stringMatching(/^compiles; all \d+ required properties/),
    })
  })
})
