import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { createForgeClient, unwrap } from '../../generated/client.ts'
import { browse } from '../server-stub/web/browser.ts'
import { run, type Watching } from './captured.ts'

// Rendering the reference takes its time on a busy machine.
const cli = join(import.meta.dirname, '..', '..', 'scripts', 'cli.ts')

/** Serves until the given work is done; returns the output. */
async function serving(
  args: readonly string[],
  work: (out: string) => Promise<void>,
  watching: Watching = {},
): Promise<string> {
  let working: Promise<void> | undefined
  const { code, out, err } = await run(['serve', '--port', '0', ...args], {
    ...watching,
    onOutput: (printed, stop) => {
      working ??= work(printed).finally(stop)
    },
  })
  await working
  expect({ code, err }).toEqual({ code: 0, err: '' })
  return out
}

function printed(out: string, label: string): string {
  const value = new RegExp(`^ {2}${label} +(\\S+)`, 'm').exec(out)?.[1]
  if (value === undefined) throw new Error(`${label} is not in:\n${out}`)
  return value
}

it('prints URLs and a token that work, in 80 columns and without colours', async () => {
  const out = await serving(['--seed', 'none'], async (text) => {
    const client = createForgeClient({ baseUrl: printed(text, 'API'), token: printed(text, 'Administrator') })
    expect(await unwrap(client.getCurrentUser())).toMatchObject({ username: 'root' })
    const reference = await fetch(printed(text, 'Reference'))
    expect(reference.headers.get('Content-Type')).toMatch(/^text\/html/)
    expect(await reference.text()).toContain('<title>Forge REST API</title>')
  })
  expect(out.split('\n').filter((line) => line.length > 80)).toEqual([])
  expect(out).not.toContain('\x1b')
})

it('accepts a token as an option', async () => {
  await serving(['--seed', 'none', '--admin-token', 'pt-given-1234'], async (text) => {
    expect(printed(text, 'Administrator')).toBe('pt-given-1234')
    const client = createForgeClient({ baseUrl: printed(text, 'API'), token: 'pt-given-1234' })
    expect(await unwrap(client.getCurrentUser())).toMatchObject({ username: 'root' })
  })
})

it('creates the records of a seed file, and reports errors in one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'forge-seed-file-'))
  try {
    const file = join(folder, 'seed.yaml')
    await writeFile(file, 'users:\n  - username: ada\n    token: ada-token\n')
    await serving(['--seed', file], async (text) => {
      const client = createForgeClient({ baseUrl: printed(text, 'API'), token: 'ada-token' })
      expect(await unwrap(client.getCurrentUser())).toMatchObject({ username: 'ada' })
    })
    await writeFile(file, 'users:\n  - name: Ada\n')
    expect(await run(['serve', '--port', '0', '--seed', file])).toEqual({
      code: 2,
      out: '',
      err: `forge-contract serve: --seed: ${file}: users[0] must have required property 'username'\n`,
    })
    await writeFile(file, 'users: [\n')
    const invalid = await run(['serve', '--port', '0', '--seed', file])
    expect(invalid.err).toMatch(/seed\.yaml is not valid YAML or JSON: .+ at line 2, column 1\n$/)
    expect(await run(['serve', '--port', '0', '--seed', join(folder, 'none.yaml')])).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^forge-contract serve: --seed: .*none\.yaml cannot be read: ENOENT/),
    })
  } finally {
    await rm(folder, { recursive: true })
  }
})

it('starts with the demo in memory, and prints the tokens and passwords of its users', async () => {
  const out = await serving([], async (text) => {
    const baseUrl = printed(text, 'API')
    const users = ['mira', 'tom', 'yuki', 'lena'].map((name) => credentialsOf(text, name))
    for (const { username, token, password } of users) {
      const client = createForgeClient({ baseUrl, token })
      expect(await unwrap(client.getCurrentUser())).toMatchObject({ username })
      const loom = await client.getProject({ path: { id: 'atelier/loom' } })
      expect(loom.ok && loom.data.name).toBe('Loom')
      const browser = browse({ origin: new URL(baseUrl).origin })
      await browser.get('/users/sign_in')
      const signedIn = await browser.send('/users/sign_in', { login: username, password })
      expect(signedIn).toMatchObject({ status: 303, location: '/profile/account' })
    }
    const nils = createForgeClient({ baseUrl, token: credentialsOf(text, 'nils').token })
    expect(await nils.getCurrentUser()).toMatchObject({ ok: false, status: 403 })
  })
  expect(out.split('\n').filter((line) => line.length > 80)).toEqual([])
})

function credentialsOf(out: string, username: string) {
  const line = new RegExp(`^ {2}${username} +\\S+ +(\\S+) +(\\S+)$`, 'm').exec(out)
  if (line === null) throw new Error(`${username} is not in:\n${out}`)
  const [, token = '', password = ''] = line
  return { username, token, password }
}

it('prints the records in 60 columns', async () => {
  const out = await serving([], async () => undefined, { columns: 60 })
  const [facts = ''] = out.split('\nTry:\n')
  expect(facts.split('\n').filter((line) => line.length > 60)).toEqual([])
})

it('prints a line for each request in a terminal, in its width', async () => {
  const out = await serving(
    ['--seed', 'none'],
    async (text) => {
      await fetch(`${printed(text, 'API')}/projects?private_token=secret-1`)
      await fetch(`${printed(text, 'Overview')}nothing?q=${'x'.repeat(100)}`)
    },
    { columns: 70 },
  )
  const lines = out.split('\n').filter((line) => /^\d{3} /.test(line))
  expect(lines).toEqual([
    expect.stringMatching(/^401 GET \/api\/v4\/projects\?private_token=\S+ \d+ ms$/),
    expect.stringMatching(/^404 GET \/nothing\?q=x+… \d+ ms$/),
  ])
  expect(out).not.toContain('secret-1')
  expect(lines[1]?.length).toBe(70)
})

it.for([
  ['with --quiet', ['--quiet'], { columns: 80 }],
  ['without a terminal', [], {}],
] as const)('prints no line for a request %s', async ([, args, watching]) => {
  const out = await serving(
    ['--seed', 'none', ...args],
    async (text) => void (await fetch(`${printed(text, 'API')}/projects`)),
    watching,
  )
  expect(out).not.toMatch(/^200 GET/m)
})

it('prints one line of JSON with --json', async () => {
  const facts: unknown[] = []
  const out = await serving(['--json'], async (text) => void facts.push(JSON.parse(text)), { columns: 80 })
  expect(out.trim().split('\n')).toHaveLength(1)
  const mira = {
    username: 'mira',
    role: 'owner',
    token: 'demo-token-of-mira',
    password: 'demo-password-of-mira',
  }
  expect(facts).toEqual([
    {
      origin: expect.stringMatching(/^http:\/\/127/),
      baseUrl: expect.stringMatching(/\/api\/v4$/),
      adminToken: expect.any(String),
      users: expect.arrayContaining([mira]),
    },
  ])
})

it('names what it starts before it is ready', async () => {
  const progress: string[] = []
  await serving(['--seed', 'none'], async () => expect(progress.at(-1)).toBe(''), {
    onProgress: (line) => progress.push(line),
  })
  expect(progress).toEqual([
    expect.stringMatching(/^Starting the server, records: none, data in memory.{1,40}$/),
    '',
  ])
})

it.skipIf(!hasCurl()).for(['demo', 'none'])(
  'prints commands that can be pasted, with --seed %s (needs curl)',
  async (seed) => {
    await serving(['--seed', seed], async (out) => {
      const commands = out.split('\n\n').filter((block) => block.startsWith('  curl '))
      expect(commands).toHaveLength(4)
      for (const command of commands) {
        const shell = spawn('sh', ['-c', command.replaceAll('curl ', 'curl --silent --fail --show-error ')])
        const [[status], body] = await Promise.all([once(shell, 'exit'), text(shell.stdout)])
        expect({ command, status }).toEqual({ command, status: 0 })
        expect(JSON.parse(body)).toBeTypeOf('object')
      }
    })
  },
)

it('stores records and the token in a folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'forge-data-'))
  try {
    let token = ''
    await serving(['--data', folder], async (out) => {
      token = printed(out, 'Administrator')
      const client = createForgeClient({ baseUrl: printed(out, 'API'), token })
      await unwrap(client.createProject({ body: { name: 'Loom' } }))
    })
    await serving(['--data', folder], async (out) => {
      const client = createForgeClient({ baseUrl: printed(out, 'API'), token })
      expect(await unwrap(client.getProject({ path: { id: 'root/loom' } }))).toMatchObject({ name: 'Loom' })
    })
  } finally {
    await rm(folder, { recursive: true })
  }
})

it.for([
  ['not unless asked', [], 404],
  ['with --provisioning', ['--provisioning'], 200],
] as const)('offers what the API cannot create %s', async ([, args, status]) => {
  await serving(['--seed', 'none', ...args], async (out) => {
    const headers = { 'PRIVATE-TOKEN': printed(out, 'Administrator') }
    expect((await fetch(new URL('/provisioning', printed(out, 'API')), { headers })).status).toBe(status)
  })
})

/** The `Link` header that a request behind a proxy gets. */
async function linkOf(args: readonly string[]): Promise<string | null> {
  let link: string | null = null
  await serving(['--seed', 'none', ...args], async (out) => {
    const headers = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'forge.example.com' }
    link = (await fetch(`${printed(out, 'API')}/projects`, { headers })).headers.get('Link')
  })
  return link
}

it('builds URLs from X-Forwarded headers with --trust-proxy', async () => {
  expect(await linkOf([])).toContain('<http://127.0.0.1:')
  expect(await linkOf(['--trust-proxy'])).toContain('<https://forge.example.com/api/v4/projects?')
})

it('lets scripts of other origins call with --cors', async () => {
  const origins = ['https://app.example.com', 'http://localhost:8080']
  await serving(['--seed', 'none', ...origins.flatMap((origin) => ['--cors', origin])], async (out) => {
    for (const origin of [...origins, 'https://evil.example.com']) {
      const response = await fetch(`${printed(out, 'API')}/projects`, { headers: { Origin: origin } })
      expect(response.headers.get('Access-Control-Allow-Origin')).toBe(
        origins.includes(origin) ? origin : null,
      )
    }
  })
})

it('rejects an invalid origin', async () => {
  expect(await run(['serve', '--cors', 'https://app.example.com/'])).toEqual({
    code: 2,
    out: '',
    err: expect.stringContaining(
      "--cors must be * or an origin such as https://app.example.com, not 'https://app.example.com/'",
    ),
  })
})

it('suggests a remedy for a port that is taken', async () => {
  await using taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const bound = taken.address()
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0
  expect(await run(['serve', '--port', String(port)])).toEqual({
    code: 2,
    out: '',
    err: `forge-contract serve: port ${port} is in use; choose another with --port (0: a free one)\n`,
  })
})

it('suggests a remedy for a database that cannot be reached', async () => {
  const { code, out, err } = await run([
    'serve',
    '--port',
    '0',
    '--database',
    'postgres://nobody@127.0.0.1:1/none',
  ])
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toMatch(/^forge-contract serve: .*127\.0\.0\.1:1.*\n$/)
})

it.for(['SIGINT', 'SIGTERM'] as const)('ends well on %s', async (signal) => {
  const child = spawn(process.execPath, [cli, 'serve', '--port', '0', '--seed', 'none'])
  const errors = text(child.stderr)
  child.stdout.once('data', () => child.kill(signal))
  expect(await once(child, 'exit')).toEqual([0, null])
  expect(await errors).toBe('')
})

function hasCurl(): boolean {
  try {
    execFileSync('curl', ['--version'])
    return true
  } catch {
    return false
  }
}
