/** Commands of contributors in a copy of the repository: a new endpoint, and findings in the editor. */
import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isWhole } from '../support/sample.ts'

const execute = promisify(execFile)
const root = join(import.meta.dirname, '..', '..')
const copied = [
  'openapi',
  'scripts',
  'generated',
  'server-stub',
  'test',
  'docs',
  'tsconfig.json',
  'package.json',
]

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forge-new-'))
  for (const name of [...copied, '.oxfmtrc.json'])
    await cp(join(root, name), join(folder, name), { recursive: true })
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const node = (...args: string[]) =>
  execute(process.execPath, args, { cwd: folder }).catch(({ stdout, stderr }: Record<string, string>) => ({
    stdout: `${stdout}${stderr}`,
  }))

it.runIf(isWhole)('Redocly reports the findings of the contract rules at their lines', async () => {
  const file = join(folder, 'openapi', 'paths', 'projects', 'projects.yaml')
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replace(/^ {2}summary: .*$/m, '  summary: All the projects that you can see'))
  const line = text.split('\n').findIndex((each) => each.startsWith('  summary: ')) + 1
  const redocly = join(root, 'node_modules', '@redocly', 'cli', 'bin', 'cli.js')
  const options = ['--config', 'openapi/redocly.yaml', '--format', 'checkstyle']
  const { stdout } = await node(redocly, 'lint', 'openapi/openapi.yaml', ...options)
  await writeFile(file, text)
  expect(stdout).toContain('<file name="openapi/paths/projects/projects.yaml">')
  expect(stdout).toMatch(
    new RegExp(
      `line="${line}" column="3" severity="error" message="operation-prose: The summary has 7 words`,
    ),
  )
})

it('rejects an endpoint that exists, and one that resembles none', async () => {
  const rejected = await node('scripts/new.ts', 'GET', '/projects/{id}/users')
  expect(rejected.stdout).toBe('GET /projects/{id}/users exists already.\n')
  const unlike = await node('scripts/new.ts', 'GET', '/projects/{id}/wikis/{slug}')
  expect(unlike.stdout).toContain('No GET has the path parameters of')
  const other = await node('scripts/new.ts', 'POST', '/projects/{id}/issues/{issue_iid}')
  expect(other.stdout).toContain('POST /projects/{id}/issues/{issue_iid} is not supported')
})

it('adds endpoints that build and compile, and lists what remains', async () => {
  const { stdout } = await node('scripts/new.ts', 'GET', '/projects/{id}/languages')
  expect(stdout.replaceAll(/:\d+ /g, ' ')).toMatchInlineSnapshot(`
    "Added listProjectLanguages. Its permission, parameters and error responses are those of
    listProjectUsers, the most similar operation: replace those that differ.

    To be written by hand:
      openapi/components/schemas/projects/ProjectLanguage.yaml replace this property with the properties of the project language
      openapi/components/examples/projects/ProjectLanguageList.yaml describe an example that is consistent with the other examples
      openapi/paths/projects/project-languages.yaml describe what listProjectLanguages does, who may call it, what it returns, and its side effects
      openapi/conformance/projects.yaml list all properties above, and state what listProjectLanguages does, one rule for each statement
      server-stub/resources/projects/handlers.ts implement listProjectLanguages
      test/conformance/areas/projects/list-project-languages.checks.ts check what the rule states
      test/conformance/areas/projects/filled-lists.ts create at least four records for listProjectLanguages
      test/power/areas/projects/list-project-languages.defects.ts add a defect for each rule

    Write the texts in openapi/ first and run \`npm run build\`; \`npm run typecheck\` then reports the code that is missing.
    The row of the specification is counted in scripts/pipeline/conformance/outline.json. CONTRIBUTING.md describes each step.
    "
  `)
  const created = await node('scripts/new.ts', 'POST', '/projects/{id}/mirrors')
  expect(created.stdout).toContain(
    'openapi/components/schemas/projects/CreateProjectMirror.yaml:7 replace this property',
  )
  const defects = ['list-project-languages', 'create-project-mirror'].map(
    (name) => `await import('./test/power/areas/projects/${name}.defects.ts')`,
  )
  expect(await node('--input-type=module', '--eval', defects.join('\n'))).toMatchObject({ stdout: '' })
  if (isWhole) {
    const updated = await node('scripts/new.ts', 'PUT', '/projects/{id}/mirrors')
    expect(updated.stdout).toContain('those of\nupdateProject, the most similar')
    const deleted = await node('scripts/new.ts', 'DELETE', '/projects/{id}/mirrors')
    expect(deleted.stdout).toContain('server-stub/resources/projects/handlers.ts')
  }
  const added = isWhole ? ['list', 'create', 'update', 'delete'] : ['list', 'create']
  if (isWhole) {
    const unwritten = (await node('scripts/build.ts')).stdout
    expect(unwritten).toContain('openapi/conformance/projects.yaml')
    expect(unwritten).toContain('openapi/paths/projects/project-languages.yaml')
  }
  for (const path of await filesBelow('openapi')) await replacePlaceholders(path)
  expect((await node('scripts/build.ts')).stdout).toContain('nothing found')
  if (isWhole) {
    const compiler = join(root, 'node_modules', 'typescript-native', 'bin', 'tsc')
    const { stdout: errors } = await node(compiler, '--noEmit', '--pretty', 'false', '-p', 'tsconfig.json')
    const places = errors.trim().split('\n')
    expect(places.filter((line) => !line.endsWith("error TS2304: Cannot find name 'TODO'."))).toEqual([])
    expect(places.map((line) => line.replace(/\(.*/, ''))).toEqual(
      expect.arrayContaining([
        'server-stub/resources/projects/handlers.ts',
        'test/conformance/areas/projects/filled-lists.ts',
        'test/conformance/areas/projects/list-project-languages.checks.ts',
        'test/conformance/areas/projects/requests.ts',
        'test/server-stub/faults/writes.ts',
      ]),
    )
  }
  const routes = await readFile(join(folder, 'generated', 'client', 'routes.ts'), 'utf8')
  expect(routes).toContain('listProjectLanguages')
  for (const verb of added.slice(1)) expect(routes).toContain(`${verb}ProjectMirror`)
})

async function filesBelow(name: string): Promise<string[]> {
  const entries = await readdir(join(folder, name), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.yaml'))
    .map((entry) => join(entry.parentPath, entry.name))
}

/** Writes the texts of a new endpoint, as a contributor does. */
async function replacePlaceholders(path: string): Promise<void> {
  const text = await readFile(path, 'utf8')
  if (text.includes('TODO ')) await writeFile(path, text.replaceAll('TODO ', 'Text to '))
}
