import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { packageFile } from '../../scripts/command-line/package-file.ts'
import { run } from './captured.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forge-init-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function commandsOf(use: string, output = folder): Promise<string[]> {
  const { code, out } = await run(['init', use, '--json', '--output', output])
  expect(code).toBe(0)
  const { commands }: { commands: string[] } = JSON.parse(out)
  return commands
}

describe('the commands that init prints', () => {
  it('install the package from a packed file, since it is not in a registry', async () => {
    expect(await commandsOf('vitest')).toEqual([
      `cd ${folder}`,
      `npm pack ${packageFile()}`.replace(/\/$/, ''),
      expect.stringMatching(/^npm install --save-dev \.\/forge-contract-[\d.]+\.tgz vitest$/),
      'npx vitest run',
    ])
  })

  it('add the packed file to the repository for a CI job', async () => {
    expect(await commandsOf('github')).toEqual([
      `cd ${folder}`,
      expect.stringMatching(/^npm pack /),
      expect.stringMatching(/^npm install --save-dev \.\/forge-contract-[\d.]+\.tgz$/),
      expect.stringMatching(/^git add package\.json package-lock\.json forge-contract-[\d.]+\.tgz$/),
      'git add .github && git commit',
    ])
  })

  it.for(['dependencies', 'devDependencies'])('do not install it if %s lists it', async (key) => {
    const manifest = { [key]: { 'forge-contract': 'file:forge-contract-0.1.0.tgz' } }
    await writeFile(join(folder, 'package.json'), JSON.stringify(manifest))
    expect(await commandsOf('node')).toEqual([`cd ${folder}`, 'node --test'])
    expect(await commandsOf('jest-cjs')).toEqual([`cd ${folder}`, 'npm install --save-dev jest', 'npx jest'])
  })

  it('do not install it if Node finds it from the folder', async () => {
    const installed = join(folder, 'node_modules', 'forge-contract')
    await mkdir(installed, { recursive: true })
    await writeFile(join(installed, 'package.json'), '{}')
    const server = join(folder, 'tests', 'server')
    expect(await commandsOf('server', server)).toEqual([`cd ${server}`, 'node server.mjs'])
  })

  it('run in the folder of the files, and install in the project that contains it', async () => {
    await writeFile(join(folder, 'package.json'), '{}')
    expect(await commandsOf('server', join(folder, 'srv'))).toEqual([
      `cd ${folder}`,
      expect.stringMatching(/^npm pack /),
      expect.stringMatching(/^npm install /),
      'cd srv',
      'node server.mjs',
    ])
  })

  it('contain no cd if the files are in the current folder', async () => {
    const previous = process.cwd()
    process.chdir(folder)
    try {
      expect(await commandsOf('server', '.')).toEqual([
        expect.stringMatching(/^npm pack /),
        expect.stringMatching(/^npm install /),
        'node server.mjs',
      ])
      expect(await commandsOf('server', 'srv')).toMatchObject({ 0: 'cd srv', length: 4 })
    } finally {
      process.chdir(previous)
    }
  })
})

it.for([
  ['a registry', '^0.1.0', []],
  [
    'a file of the repository',
    'file:../tools/forge-contract-0.1.0.tgz',
    ['git add package.json package-lock.json ../tools/forge-contract-0.1.0.tgz'],
  ],
  [
    'a file outside of the repository',
    'file:../../forge-contract-0.1.0.tgz',
    [
      expect.stringMatching(/^npm pack /),
      expect.stringMatching(/^npm install /),
      expect.stringMatching(/^git add package\.json package-lock\.json forge-contract-[\d.]+\.tgz$/),
    ],
  ],
] as const)(
  'the commands that init prints let a CI job install the package if package.json names %s',
  async ([, reference, commands]) => {
    const project = join(folder, 'app')
    await mkdir(join(folder, '.git'))
    await mkdir(join(project, 'node_modules', 'forge-contract'), { recursive: true })
    await writeFile(join(project, 'node_modules', 'forge-contract', 'package.json'), '{}')
    const manifest = { devDependencies: { 'forge-contract': reference } }
    await writeFile(join(project, 'package.json'), JSON.stringify(manifest))
    expect(await commandsOf('github', project)).toEqual([
      `cd ${project}`,
      ...commands,
      'git add .github && git commit',
    ])
  },
)

it.for([
  ['github', '.github/workflows/conformance.yml'],
  ['gitlab', '.gitlab-ci.yml'],
] as const)('the job of %s runs only what its project has installed', async ([use, file]) => {
  await commandsOf(use)
  const job = await readFile(join(folder, file), 'utf8')
  expect(job).toContain('npm ci')
  expect(job.match(/npx .*?forge-contract/g)).toEqual(Array(2).fill('npx --no-install forge-contract'))
})
