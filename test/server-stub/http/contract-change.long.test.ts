import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')

/** An area with all its operations, and one handler in full. */
const handlers = `
import { created, type Area, type Handler } from './server-stub/http/handler.ts'
declare const b: Area<'branches'>
export const branches = {
  listBranches: b.listBranches, createBranch: b.createBranch, getBranch: b.getBranch, deleteBranch: b.deleteBranch,
  protectBranch: b.protectBranch, unprotectBranch: b.unprotectBranch, deleteMergedBranches: b.deleteMergedBranches,
} satisfies Area<'branches'>
export const addKey: Handler<'createCurrentUserSshKey'> = async ({ body }) =>
  created({ id: 1, title: body.title, key: body.key, created_at: '2017-01-10T10:00:00.000Z' })
`

let directory = ''

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'forge-types-'))
  await mkdir(join(directory, 'server-stub'))
  for (const part of ['server-stub/http', 'server-stub/page.ts'])
    await cp(join(root, part), join(directory, part), { recursive: true })
  await mkdir(join(directory, 'generated'))
  await symlink(join(root, 'node_modules'), join(directory, 'node_modules'))
  await writeFile(join(directory, 'package.json'), '{ "type": "module" }')
  await writeFile(join(directory, 'handlers.ts'), handlers)
  const { compilerOptions } = JSON.parse(await readFile(join(root, 'tsconfig.json'), 'utf8'))
  await writeFile(
    join(directory, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, include: ['handlers.ts'] }),
  )
})

afterAll(() => rm(directory, { recursive: true, force: true }))

/** The errors of the compiler about the handlers after a change of a generated file. */
async function errorsAfter(file: string, change: (text: string) => string): Promise<string> {
  for (const name of ['types.ts', 'operations.ts', 'schemas.ts']) {
    const text = await readFile(join(root, 'generated', name), 'utf8')
    await writeFile(join(directory, 'generated', name), name === file ? change(text) : text)
  }
  const compiler = join(root, 'node_modules/typescript-native/bin/tsc')
  return new Promise((done) => {
    execFile(process.execPath, [compiler, '-p', directory, '--pretty', 'false'], (_error, stdout) =>
      done(stdout),
    )
  })
}

/** Replaces within the part of a text that starts with a line. */
function within(start: string, from: string | RegExp, to: string): (text: string) => string {
  return (text) => {
    const at = text.indexOf(start)
    if (at < 0) throw new Error(`The generated text has no ${start}`)
    return text.slice(0, at) + text.slice(at).replace(from, to)
  }
}

describe('a change of the contract breaks the handlers that it concerns', () => {
  test('no change, no error', async () => {
    expect(await errorsAfter('', (text) => text)).toBe('')
  })

  test.for<[string, string, (text: string) => string, RegExp]>([
    [
      'an operation joins the area',
      'operations.ts',
      within('  getTag: {', "area: 'tags'", "area: 'branches'"),
      /'getTag' is missing/,
    ],
    [
      'an operation leaves the area',
      'operations.ts',
      within('  getBranch: {', "area: 'branches'", "area: 'tags'"),
      /'getBranch' does not exist/,
    ],
    [
      'a status is another',
      'types.ts',
      within('    createCurrentUserSshKey: {', '201: components', '202: components'),
      /'201' is not assignable to type/,
    ],
    [
      'a member of the response is another',
      'types.ts',
      within('export interface SshKey {', 'title: string', 'label: string'),
      /'title' does not exist|Property 'label' is missing/,
    ],
    [
      'a member of the request is another',
      'types.ts',
      within('export interface CreateSshKey {', 'title: string', 'label: string'),
      /'title' does not exist/,
    ],
    [
      'a member of the request is of another type',
      'types.ts',
      within('export interface CreateSshKey {', 'title: string', 'title: number'),
      /'number' is not assignable to type 'string'/,
    ],
  ])('%s', async ([, file, change, error]) => {
    expect(await errorsAfter(file, change)).toMatch(error)
  })
})
