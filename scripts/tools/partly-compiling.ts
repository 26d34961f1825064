import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errorsIn, kubbConfig, orvalConfig } from './generators.ts'
import { runTool } from './run.ts'
import type { Tool } from './tool.ts'

interface Output {
  name: string
  what: string
  command: string
  args: readonly string[]
  /** Name and text of the configuration. */
  config: readonly [name: string, text: string]
  /** The generated files that are compiled. */
  include: string
  /** Paths of files that do not compile. */
  broken: readonly string[]
}

const outputs: readonly Output[] = [
  {
    name: 'orval',
    what: 'mock files for MSW (`mock: true`)',
    command: 'orval',
    args: ['--config', 'orval.mocks.cjs'],
    config: ['orval.mocks.cjs', orvalConfig('mocks', 'mock: true')],
    include: 'mocks/*/*.msw.ts',
    // The types of text responses are not imported, and unions are spread.
    broken: [
      'mocks/files/files.msw.ts',
      'mocks/groups/groups.msw.ts',
      'mocks/jobs/jobs.msw.ts',
      'mocks/projects/projects.msw.ts',
    ],
  },
  {
    name: '@kubb/cli',
    what: 'zod schemas',
    command: 'kubb',
    args: ['generate', '--config', 'kubb.config.mjs'],
    config: ['kubb.config.mjs', kubbConfig],
    include: 'kubb/zod/*.ts',
    // A schema that contains itself has no type annotation.
    broken: ['kubb/zod/validationMessagesSchema.ts'],
  },
]

/** Generated code that compiles except for known files, because of the generator. */
export const partlyCompiling: readonly Tool[] = outputs.map((output) => ({
  name: output.name,
  what: output.what,
  async run(folders) {
    const [file, text] = output.config
    await writeFile(join(folders.folder, file), text)
    const ended = await runTool(folders, output.command, output.args)
    if (ended.status !== 0) return { ok: false, result: ended.output.trim().split('\n').at(-1) ?? '' }
    const errors = await errorsIn(folders, [output.include])
    const broken = new Set([...errors.matchAll(/^[^ (]+/gm)].map(([path]) => path))
    const list = [...broken].toSorted().map((path) => `\`${path}\``)
    return {
      ok: [...broken].every((path) => output.broken.includes(path)),
      partly: list.length > 0,
      result: list.length === 0 ? 'compiles' : `compiles except for ${list.join(', ')}`,
    }
  },
}))
