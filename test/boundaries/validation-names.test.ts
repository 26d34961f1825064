/** Functions that validate attributes: `…Violation` returns the message, `validate…` throws. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const files = globSync(
  [
    'server-stub/resources/**/*.ts',
    'server-stub/http/*attributes.ts',
    'server-stub/http/validation-messages.ts',
  ],
  { cwd: root },
)
const functions = files.flatMap((file) => {
  const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest)
  return source.statements
    .filter((statement) => ts.isFunctionDeclaration(statement))
    .map(({ name, type }) => ({ name: name?.text ?? '', result: type?.getText(source) ?? '' }))
})

/** Names and results of the functions with such a name, apart from those with such a result. */
function others(name: RegExp, result: RegExp): string[] {
  const found = functions.filter((each) => name.test(each.name))
  expect(found.length).toBeGreaterThan(10)
  return found.filter((each) => !result.test(each.result)).map((each) => `${each.name}: ${each.result}`)
}

test('none is called check…', () => {
  expect(functions.length).toBeGreaterThan(500)
  expect(functions.filter(({ name }) => /^check[A-Z]/.test(name))).toEqual([])
})

test('…Violation returns a message', () => {
  expect(others(/Violations?$/, /ValidationMessage/)).toEqual([])
})

test('validate… returns nothing', () => {
  expect(others(/^validate[A-Z]/, /^(?:void|Promise<void>|asserts .*)$/)).toEqual([])
})
