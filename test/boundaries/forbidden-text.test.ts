import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..', '..')

/** Code that a module must not contain although it needs no import. */
interface Ban {
  title: string
  files: string
  /** The files that provide it to the others. */
  providers: readonly string[]
  pattern: RegExp
  /** A line that violates the ban, and one that does not. */
  bad: string
  good: string
}

const bans: readonly Ban[] = [
  {
    title: 'presenters are synchronous',
    files: 'server-stub/resources/*/{presenter.ts,presenter/*.ts}',
    providers: [],
    pattern: /\b(?:async|await|Promise)\b/,
    bad: 'export const user = async (row: UserRow) => row',
    good: 'export const user = (row: UserRow) => row',
  },
  {
    title: 'the server reads the time from the injected clock',
    files: 'server-stub/**/*.ts',
    // Deadlines, heartbeats of processes, logs, metrics, the age of Git objects, the time of queries and time limits of
    // test helpers are measured in real time.
    providers: [
      'server-stub/stub.ts',
      'server-stub/shutdown.ts',
      'server-stub/database/query-results.ts',
      'server-stub/database/sqlite-driver.ts',
      'server-stub/embedding/waiting.ts',
      'server-stub/git/stored-at.ts',
      'server-stub/monitoring/system-time.ts',
      'server-stub/resources/worker-metrics/commands.ts',
    ],
    pattern: /\bnew Date\(\)|\bDate\.now\b|\bperformance\.now\b/,
    bad: 'const at = new Date()',
    good: 'const at = new Date(row.created_at)',
  },
  {
    title: 'the server reads no environment variables and arguments',
    files: 'server-stub/**/*.ts',
    // The git command runs in the environment of the process.
    providers: ['server-stub/seed/data/repository.ts'],
    pattern: /\bprocess\.(?:env|argv)\b/,
    bad: "const url = process.env['FORGE_DATABASE_URL']",
    good: 'const url = options.database',
  },
  {
    title: 'the server uses the injected random source',
    files: 'server-stub/**/*.ts',
    providers: [],
    pattern: /\bMath\.random\b/,
    bad: 'const token = Math.random()',
    good: 'const token = secrets.token()',
  },
  {
    title: 'only the policy tests whether the caller is an administrator',
    files: 'server-stub/{resources,http,git,database}/**/*.ts',
    providers: [],
    pattern: /\bcaller(?:\??\.\w+)*\??\.(?:is_)?admin/,
    bad: 'if (caller.user?.admin === 1) return everything',
    good: "if (can('see-private-details', user)) return everything",
  },
]

describe('forbidden code', () => {
  it.for(bans.map((each) => [each.title, each] as const))('%s', async ([, ban]) => {
    expect(ban.bad).toMatch(ban.pattern)
    expect(ban.good).not.toMatch(ban.pattern)
    expect(await violations(ban)).toEqual([])
  })
})

async function violations({ files, providers, pattern }: Ban): Promise<string[]> {
  const found: string[] = []
  let count = 0
  for await (const file of glob(files, { cwd: root })) {
    count += 1
    const lines = providers.includes(file) ? [] : (await readFile(join(root, file), 'utf8')).split('\n')
    const code = lines
      .map((line, index) => ({ line, at: `${file}:${index + 1}` }))
      .filter(({ line }) => isCode(line))
    found.push(
      ...code.filter(({ line }) => pattern.test(line)).map(({ line, at }) => `${at}: ${line.trim()}`),
    )
  }
  expect(count, `No file matches ${files}.`).toBeGreaterThan(0)
  return found
}

function isCode(line: string): boolean {
  return !/^\s*(?:\/?\*|\/\/)/.test(line)
}
