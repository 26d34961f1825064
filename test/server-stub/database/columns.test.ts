/** The types of rows have the columns that the migrations create. */
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../server-stub/database/connection.ts'

/** Tables of the library that runs the migrations. */
const isOfMigrations = /^schema_migration(?:_lock)?$/

const file = join(import.meta.dirname, '../../../server-stub/database/tables.ts')

test('every column is declared, as nullable where it is, and no other', async () => {
  expect(declared()).toEqual(await created())
})

/** Each column, with a question mark if it can be null, as the database has them. */
async function created(): Promise<string[]> {
  const database = await openDatabase({ kind: 'memory' })
  const tables = await database.db.introspection.getTables()
  await database.close()
  return tables
    .filter(({ name }) => !isOfMigrations.test(name))
    .flatMap((table) =>
      table.columns.map((column) => {
        const isNullable = column.isNullable && !column.isAutoIncrementing
        return `${table.name}.${column.name}${isNullable ? '?' : ''}`
      }),
    )
    .sort()
}

/** The same of the types. */
function declared(): string[] {
  const program = ts.createProgram([file], {
    strict: true,
    noEmit: true,
    types: [],
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.NodeNext,
    allowImportingTsExtensions: true,
  })
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(file)
  const module = source && checker.getSymbolAtLocation(source)
  const exported = module ? checker.getExportsOfModule(module) : []
  const tables = exported.find(({ name }) => name === 'Tables')
  if (tables === undefined) throw new Error(`${file} does not export Tables`)
  return checker
    .getPropertiesOfType(checker.getDeclaredTypeOfSymbol(tables))
    .flatMap((table) =>
      checker.getPropertiesOfType(checker.getTypeOfSymbol(table)).map((column) => {
        const type = readType(checker, checker.getTypeOfSymbol(column))
        return `${table.name}.${column.name}${checker.getNonNullableType(type) === type ? '' : '?'}`
      }),
    )
    .sort()
}

/** The type that is read of a column, which the types to insert and update may differ from. */
function readType(checker: ts.TypeChecker, type: ts.Type): ts.Type {
  const selected = type.getProperty('__select__')
  return selected === undefined ? type : checker.getTypeOfSymbol(selected)
}
