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

/** Files that begin transactions of the database themselves, and why. Others use `services.transaction(…)`. */
const ownTransactions: Record<string, string> = {
  'server-stub/administrator.ts': 'Runs at the start, before there are services.',
  'server-stub/access/sign-in-limits.ts':
    'An attempt is counted even if the request is rejected or takes too long.',
  'server-stub/git/garbage.ts': 'Runs without a request.',
  'server-stub/resources/projects/commands/create.ts': 'Discards a fork after the transaction has failed.',
  'server-stub/resources/projects/commands/delete.ts': 'Continues after the time limit of the request.',
  'server-stub/resources/projects/queries/removal.ts': 'Continues after the time limit of the request.',
  'server-stub/resources/users/queries/removal.ts': 'Continues after the time limit of the request.',
  'server-stub/seed/main-project.ts': 'Runs at the start.',
  'server-stub/seed/users.ts': 'Runs at the start.',
}

describe('transactions of the database', () => {
  it.for([
    ['db.transaction().execute((tx) => add(tx))', true],
    ['await db\n  .transaction()\n  .execute((tx) => add(tx))', true],
    ['services.transaction((tx) => add(tx.db))', false],
    ['transaction((tx) => add(tx.db))', false],
  ] as const)('%s is one: %s', ([code, expected]) => {
    expect(beginsTransaction(code)).toBe(expected)
  })

  it('are begun by `services.transaction(…)`, at the start, and by work that outlasts its request', async () => {
    const found: string[] = []
    for await (const file of glob('server-stub/**/*.ts', { cwd: root })) {
      const isDatabase = file.startsWith(join('server-stub', 'database'))
      if (!isDatabase && beginsTransaction(await readFile(join(root, file), 'utf8')))
        found.push(file.replaceAll('\\', '/'))
    }
    expect(found.toSorted()).toEqual(Object.keys(ownTransactions).toSorted())
  })
})

/** Whether the code calls the method of Kysely, which has no argument. */
function beginsTransaction(code: string): boolean {
  const source = ts.createSourceFile('file.ts', code, ts.ScriptTarget.Latest, true)
  const contains = (node: ts.Node): boolean =>
    isBeginning(node) || (ts.forEachChild(node, (child) => contains(child) || undefined) ?? false)
  return contains(source)
}

function isBeginning(node: ts.Node): boolean {
  return (
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    node.expression.name.text === 'transaction' &&
    node.arguments.length === 0
  )
}

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
