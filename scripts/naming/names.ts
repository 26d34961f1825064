/** Finds names that the table of docs/language.md bans. */
import ts from 'typescript'
import type { Finding } from '../prose/terms.ts'

/** A word that names must not contain, and what to write instead. */
interface BannedName {
  /** Names that contain the word and are allowed: those of the contract and of libraries. */
  readonly allowed: readonly string[]
  readonly write: string
}

/** Banned words in lower case, singular and plural. */
type BannedNames = ReadonlyMap<string, BannedName>

/** The third column of the table: `word` [`allowed name`, …]. */
export function bannedNames(page: string): BannedNames {
  const names = page
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .flatMap((line) => {
      const [write = '', , names = ''] = line.split('|').slice(1)
      return [...names.matchAll(/`([^`]+)`(?: \[([^\]]+)\])?/g)].flatMap(([, word = '', allowed = '']) => {
        const banned = {
          allowed: [...allowed.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
          write: write.trim(),
        }
        return [word, `${word}s`, `${word}es`].map((form) => [form.toLowerCase(), banned] as const)
      })
    })
  return new Map(names)
}

/** Whether a banned name occurs in a text, declared there or not. */
export function containsBannedName(text: string, banned: BannedNames): boolean {
  return [...new Set(text.match(/[\w#]+/g))].some((name) => bannedIn(name, banned) !== undefined)
}

/** The banned names that a file declares, each once. */
export function findNames(file: ts.SourceFile, banned: BannedNames): Finding[] {
  const findings = new Map<string, Finding>()
  const visit = (node: ts.Node): void => {
    const name = declaredName(node)
    const found = name && bannedIn(name.text, banned)
    if (name !== undefined && found !== undefined && !findings.has(name.text)) {
      const line = file.getLineAndCharacterOfPosition(name.getStart(file)).line + 1
      findings.set(name.text, { path: file.fileName, line, problem: `${name.text}: write ${found.write}` })
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return [...findings.values()]
}

/** The identifier that a declaration introduces; imports and destructured properties are named elsewhere. */
function declaredName(node: ts.Node): ts.Identifier | ts.PrivateIdentifier | undefined {
  const isDeclaration =
    ts.isVariableDeclaration(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isTypeParameterDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isPropertySignature(node) ||
    ts.isMethodSignature(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isMethodDeclaration(node) ||
    (ts.isBindingElement(node) && node.propertyName !== undefined)
  if (!isDeclaration || node.name === undefined) return undefined
  return ts.isIdentifier(node.name) || ts.isPrivateIdentifier(node.name) ? node.name : undefined
}

/** The banned word that a name is or contains. The name of a private member begins with `#`. */
function bannedIn(name: string, banned: BannedNames): BannedName | undefined {
  return [...name.split(/(?<=[a-z0-9])(?=[A-Z])|[_#]/), name]
    .map((part) => banned.get(part.toLowerCase()))
    .find((found) => found?.allowed.includes(name) === false)
}
