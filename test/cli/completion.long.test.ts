import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { run } from './captured.ts'

const exec = promisify(execFile)
const isInstalled = (shell: string): boolean => existsSync(`/usr/bin/${shell}`) || existsSync(`/bin/${shell}`)

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forge-completion-'))
  await writeFile(join(folder, 'seed.yaml'), '')
  for (const shell of ['bash', 'zsh', 'fish'])
    await writeFile(join(folder, shell), (await run(['completion', shell])).out)
})
afterAll(() => rm(folder, { recursive: true }))

const expected: readonly (readonly [words: string, completions: readonly string[]])[] = [
  ['', ['serve', 'mock', 'docs', 'conformance', 'init', 'completion', 'help', 'version']],
  ['con', ['conformance']],
  ['help mo', ['mock']],
  ['serve --da', ['--data', '--database']],
  ['init ', ['vitest', 'node', 'github']],
  ['conformance cl', ['cleanup']],
  ['conformance cleanup --', ['--journal', '--base-url', '--help']],
  ['conformance --area br', ['branches']],
  ['conformance --operation createT', ['createTag']],
  ['conformance --report j', ['json', 'junit']],
  ['serve --seed ', ['demo', 'none', 'seed.yaml']],
]

async function complete(shell: string, words: string): Promise<string[]> {
  const { stdout } = await exec(shell, argumentsFor(shell, words), {
    cwd: folder,
    env: { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
  })
  return stdout.split('\n').map((line) => line.split('\t', 1)[0] ?? '')
}

function argumentsFor(shell: string, words: string): string[] {
  if (shell === 'fish') return ['--no-config', '-c', `source ./fish; complete -C 'forge-contract ${words}'`]
  const list = ['forge-contract', ...words.split(' ')]
  const array = list.map((word) => `'${word}'`).join(' ')
  return [
    '--norc',
    '-c',
    `source ./bash; COMP_WORDS=(${array}); COMP_CWORD=${list.length - 1}; _forge_contract; printf '%s\\n' "\${COMPREPLY[@]}"`,
  ]
}

describe.for(['bash', 'fish'])('in %s', (shell) => {
  it.skipIf(!isInstalled(shell)).for(expected)(
    `completes "%s" (needs ${shell})`,
    async ([words, completions]) => {
      expect(await complete(shell, words)).toEqual(expect.arrayContaining([...completions]))
    },
  )

  it.skipIf(!isInstalled(shell))(`offers nothing else (needs ${shell})`, async () => {
    expect((await complete(shell, 'conformance --report j')).filter((each) => each !== '')).toEqual([
      'json',
      'junit',
    ])
    expect(await complete(shell, 'conformance cleanup --')).not.toContain('--smoke')
  })
})

it.skipIf(!isInstalled('bash')).for([
  ['conformance --area tags,bra', 'tags,branches'],
  // Bash separates the words at the equals sign.
  ['conformance --area = bra', 'branches'],
  ['conformance --area = tags,bra', 'tags,branches'],
  ['conformance --report = htm', 'html'],
] as const)('completes "%s" to "%s" (needs bash)', async ([words, completed]) => {
  expect(await complete('bash', words)).toEqual([completed, ''])
})

describe.skipIf(!isInstalled('fish'))('in fish', () => {
  it.for([
    ['conformance --area tags,bra', 'tags,branches'],
    ['conformance --area=tags,bra', '--area=tags,branches'],
  ] as const)('completes "%s" to "%s" (needs fish)', async ([words, completed]) => {
    expect(await complete('fish', words)).toEqual([completed, ''])
  })

  it('offers files for options only (needs fish)', async () => {
    expect(await complete('fish', 'serve s')).toEqual([''])
  })
})

describe('in zsh', () => {
  it.skipIf(!isInstalled('zsh'))('is a valid script (needs zsh)', async () => {
    await exec('zsh', ['--no-rcs', '-n', 'zsh'], { cwd: folder })
  })

  it.skipIf(!isInstalled('zsh')).for([
    ['serve --trus', 'serve --trust-proxy'],
    ['conformance --report=jso', 'conformance --report=json'],
    ['conformance --area tags,bra', 'conformance --area tags,branches'],
    ['serve --seed see', 'serve --seed seed.yaml'],
    ['init gith', 'init github'],
  ] as const)('completes "%s" to "%s" (needs zsh)', async ([words, completed]) => {
    // Types into a terminal, once the shell is ready, and reads until the completed line appears.
    const script = `zmodload zsh/zpty
zpty z zsh --no-rcs -i
zpty -w z "autoload -U compinit; compinit -u -D; source ./zsh; print READ''Y"
zpty -r z line '*READY*'
zpty -w -n z 'forge-contract ${words}'$'\\t'
zpty -r -m z line '*${completed}*'
zpty -d z
print -r -- $line`
    const { stdout } = await exec('zsh', ['--no-rcs', '-c', script], { cwd: folder, timeout: 60_000 })
    expect(stdout).toContain(completed)
  })
})

it('requires one of the supported shells', async () => {
  expect(await run(['completion'])).toMatchObject({
    code: 2,
    err: 'forge-contract completion: requires a shell: bash, zsh, fish\n',
  })
  expect(await run(['completion', 'csh'])).toMatchObject({
    code: 2,
    err: "forge-contract completion: unknown SHELL 'csh'; allowed values: bash, zsh, fish\n",
  })
})
