/** What an editor displays about the client: comments and types of the language service of TypeScript. */
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const file = join(root, 'editor.ts')
const source = `import { createForgeClient } from './generated/client.ts'
const client = createForgeClient({ baseUrl: 'https://forge.example.com/api/v4' })
const response = await client.createBranch({ path: { id: 7 }, body: { branch: 'a', ref: 'b' } })
if (response.ok) {
  const branch = response.data
  console.log(branch.merged)
}
const list = await client.listBranches({ path: { id: 7 } })
if (list.ok) {
  const branches = list.data
}
`

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  allowImportingTsExtensions: true,
  strict: true,
  noEmit: true,
  types: [],
}

const service = ts.createLanguageService({
  getCompilationSettings: () => options,
  getScriptFileNames: () => [file],
  getScriptVersion: () => '1',
  getScriptSnapshot: (name) => {
    const text = name === file ? source : ts.sys.readFile(name)
    return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text)
  },
  getCurrentDirectory: () => root,
  getDefaultLibFileName: (given) => ts.getDefaultLibFilePath(given),
  fileExists: (name) => name === file || ts.sys.fileExists(name),
  readFile: (name) => ts.sys.readFile(name),
  directoryExists: (name) => ts.sys.directoryExists(name),
})

/** What the editor displays for the last word of a text of the source. */
function hover(text: string): { type: string; comment: string; tags: (readonly [string, string])[] } {
  const end = source.indexOf(text) + text.length
  const info = service.getQuickInfoAtPosition(file, end - 1)
  return {
    type: ts.displayPartsToString(info?.displayParts),
    comment: ts.displayPartsToString(info?.documentation),
    tags: (info?.tags ?? []).map(({ name, text: parts }) => [name, ts.displayPartsToString(parts)]),
  }
}

describe('an editor', () => {
  it('displays the summary, errors, route, one example and a link of a method', () => {
    const { comment, tags } = hover('client.createBranch')
    const [summary, ...others] = comment.split('\n\n')
    expect(summary).toBe('Create a branch.')
    expect(others.join(' ').replaceAll('\n', ' ')).toContain(
      'Returns 400 if a required parameter is missing.',
    )
    expect(others.at(-1)).toBe('`POST /projects/{id}/repository/branches`')
    expect(tags.map(([name]) => name)).toEqual(['example', 'see'])
    expect(tags[0]?.[1]).toContain('await client.createBranch({')
    expect(tags[1]?.[1]).toContain('/docs/operations/createBranch')
  })

  it('names the type of a response', () => {
    expect(hover('const branch').type).toBe('const branch: Branch')
    expect(hover('const branches').type).toBe('const branches: BranchList')
  })

  it('displays what a property means in its record', () => {
    const { type, comment } = hover('branch.merged')
    expect(type).toBe('(property) Branch.merged: boolean')
    expect(comment).toBe('`true` if the branch has been merged into the default branch.')
  })
})
