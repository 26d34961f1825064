/** The work of a transaction uses the services of the transaction: on SQLite the outer ones would wait for each other. */
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..', '..')

describe('the work passed to `transaction`', () => {
  it.for([
    ['services.transaction((tx) => remove(tx.db, services.now()))', ['services']],
    ['transaction((tx) => remove(db, id))', ['db']],
    ['services.transaction(({ db }) => remove(db, id))', []],
    ['services.transaction((tx) => remove(tx.db, tx.now()))', []],
  ] as const)('%s uses of the outer services: %s', ([code, outer]) => {
    expect(outerUses(code).map(({ name }) => name)).toEqual(outer)
  })

  it('never uses the outer services or their database', async () => {
    const found: string[] = []
    for await (const file of glob('server-stub/**/*.ts', { cwd: root })) {
      const uses = outerUses(await readFile(join(root, file), 'utf8'))
      found.push(...uses.map(({ name, line }) => `${file}:${line}: ${name}`))
    }
    expect(found).toEqual([])
  })
})

/** Where the work of a transaction mentions `services` or `db` without declaring it. */
function outerUses(code: string): { name: string; line: number }[] {
  const source = ts.createSourceFile('file.ts', code, ts.ScriptTarget.Latest, true)
  const uses: { name: string; line: number }[] = []
  const visit = (node: ts.Node): void => {
    for (const { text, pos } of worksOf(node).flatMap(namesIn))
      uses.push({ name: text, line: source.getLineAndCharacterOfPosition(pos).line + 1 })
    ts.forEachChild(node, visit)
  }
  visit(source)
  return uses
}

/** The functions passed to a call of `transaction`. */
function worksOf(node: ts.Node): ts.ArrowFunction[] {
  if (!ts.isCallExpression(node)) return []
  const called = ts.isPropertyAccessExpression(node.expression) ? node.expression.name : node.expression
  if (!ts.isIdentifier(called) || called.text !== 'transaction') return []
  return node.arguments.filter((argument) => ts.isArrowFunction(argument))
}

function namesIn(work: ts.ArrowFunction): ts.Identifier[] {
  const declared = new Set(work.parameters.flatMap(({ name }) => identifiers(name).map(({ text }) => text)))
  return identifiers(work.body).filter(
    ({ text }) => (text === 'services' || text === 'db') && !declared.has(text),
  )
}

/** All identifiers except the names of accessed and assigned properties. */
function identifiers(node: ts.Node): ts.Identifier[] {
  if (ts.isIdentifier(node)) {
    const { parent } = node
    const isProperty =
      (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
      (ts.isPropertyAssignment(parent) && parent.name === node)
    return isProperty ? [] : [node]
  }
  const found: ts.Identifier[] = []
  ts.forEachChild(node, (child) => void found.push(...identifiers(child)))
  return found
}
