/** Which TypeScript files import which. */
import { dirname, join } from 'node:path'
import ts from 'typescript'

/** One file that imports values of another; paths from the root of the project. */
export interface Import {
  readonly from: string
  readonly to: string
}

/** The relative imports of a file, without those of types only. */
export function valueImports(path: string, text: string): Import[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest)
  return file.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return []
    const { moduleSpecifier: specifier } = statement
    if (specifier === undefined || !ts.isStringLiteral(specifier) || isOfTypes(statement)) return []
    return specifier.text.startsWith('.')
      ? [{ from: path, to: join(dirname(path), specifier.text).replaceAll('\\', '/') }]
      : []
  })
}

function isOfTypes(statement: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(statement)) return statement.isTypeOnly
  const { importClause: clause } = statement
  if (clause?.phaseModifier === ts.SyntaxKind.TypeKeyword) return true
  const names = clause?.namedBindings
  return (
    clause?.name === undefined &&
    names !== undefined &&
    ts.isNamedImports(names) &&
    names.elements.every(({ isTypeOnly }) => isTypeOnly)
  )
}
