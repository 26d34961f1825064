/** Generators of others make types from the published document in which required properties are required. */
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { contractFile } from '../../scripts/command-line/package-file.ts'
import { typescriptGenerators } from '../../scripts/tools/generators.ts'
import { preparePlace, type TemporaryPlace } from '../../scripts/tools/installation.ts'

let place: TemporaryPlace

beforeAll(async () => {
  place = await preparePlace('generators')
})

afterAll(() => place[Symbol.asyncDispose]())

/** `npm run tools` tries kubb as well, which takes longer than the others together. */
const quick = typescriptGenerators.filter(({ name }) => name !== '@kubb/cli')

it.for(quick)('$name', async (generator) => {
  const verdict = await generator.run(place, JSON.parse(await readFile(contractFile, 'utf8')))
  expect(verdict).toEqual({
    ok: true,
    result: expect.stringMatching(/^compiles; all \d+ required properties/),
  })
})
