/** Editors display the comment of what users import. */
import { join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const entries = [
  'generated/index.ts',
  'generated/fetch.ts',
  'server-stub/index.ts',
  'test/conformance/index.ts',
]

it('every export of the package has a comment', () => {
  const files = entries.map((entry) => join(root, entry))
  const program = ts.createProgram(files, {
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ES2024,
    allowImportingTsExtensions: true,
    noEmit: true,
    noLib: true,
    types: [],
  })
  const checker = program.getTypeChecker()
  const silent = files.flatMap((file) => {
    const source = program.getSourceFile(file)
    const module = source && checker.getSymbolAtLocation(source)
    return (module ? checker.getExportsOfModule(module) : [])
      .map((symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol))
      .filter((symbol) => symbol.getDocumentationComment(checker).length === 0)
      .map(({ name }) => name)
  })
  expect(silent).toEqual([])
})
