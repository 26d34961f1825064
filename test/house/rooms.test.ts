import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..', '..')

/** What a room never says, although it could be said without importing anything. */
interface Silence {
  title: string
  room: string
  /** The files that provide to the others what these must not take themselves. */
  providers: readonly string[]
  never: RegExp
  /** A line that would break it, and one that would not. */
  bad: string
  good: string
}

const silences: readonly Silence[] = [
  {
    title: 'presenters are synchronous: they show what was loaded before',
    room: 'server-stub/presenters/**/*.ts',
    providers: [],
    never: /\b(?:async|await|Promise)\b/,
    bad: 'export const user = async (row: UserRow) => row',
    good: 'export const user = (row: UserRow) => row',
  },
  {
    title: 'the server asks for the time where it is passed in',
    room: 'server-stub/**/*.ts',
    providers: ['server-stub/stub.ts'],
    never: /\bnew Date\(\)|\bDate\.now\b|\bperformance\.now\b/,
    bad: 'const at = new Date()',
    good: 'const at = new Date(row.created_at)',
  },
  {
    title: 'the server is told its settings',
    room: 'server-stub/**/*.ts',
    providers: [],
    never: /\bprocess\.(?:env|argv)\b/,
    bad: "const url = process.env['FORGE_DATABASE_URL']",
    good: 'const url = options.database',
  },
  {
    title: 'the server takes chance from the source that is passed in',
    room: 'server-stub/**/*.ts',
    providers: [],
    never: /\bMath\.random\b/,
    bad: 'const token = Math.random()',
    good: 'const token = secrets.token()',
  },
  {
    title: 'only the policy asks whether the caller is an administrator',
    room: 'server-stub/{areas,contract,git,presenters,store}/**/*.ts',
    providers: [],
    never: /\bcaller(?:\??\.\w+)*\??\.(?:is_)?admin/,
    bad: 'if (caller.user?.admin === 1) return everything',
    good: "if (can('see-private-details', user)) return everything",
  },
]

describe('what a room never says', () => {
  it.for(silences.map((each) => [each.title, each] as const))('%s', async ([, silence]) => {
    expect(silence.bad).toMatch(silence.never)
    expect(silence.good).not.toMatch(silence.never)
    expect(await breaches(silence)).toEqual([])
  })
})

async function breaches({ room, providers, never }: Silence): Promise<string[]> {
  const found: string[] = []
  let files = 0
  for await (const file of glob(room, { cwd: root })) {
    files += 1
    const lines = providers.includes(file) ? [] : (await readFile(join(root, file), 'utf8')).split('\n')
    const said = lines
      .map((line, index) => ({ line, at: `${file}:${index + 1}` }))
      .filter(({ line }) => isCode(line))
    found.push(...said.filter(({ line }) => never.test(line)).map(({ line, at }) => `${at}: ${line.trim()}`))
  }
  expect(files, `No file is in ${room}.`).toBeGreaterThan(0)
  return found
}

/** Comments may speak of anything. */
function isCode(line: string): boolean {
  return !/^\s*(?:\/?\*|\/\/)/.test(line)
}
