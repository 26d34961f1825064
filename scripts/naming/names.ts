/** Finds names that the table of docs/language.md bans. */
import ts from 'typescript'
import type { Finding } from '../prose/terms.ts'

/** A word that names must not contain, and what to write instead. */
interface BannedName {
  readonly word: string
  /** Names that contain the word and are allowed: those of the contract and of libraries. */
  readonly allowed: readonly string[]
  readonly write: string
}

/** The third column of the table: `word` [`allowed name`, …]. */
export function bannedNames(page: string): BannedName[] {
  return page
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .flatMap((line) => {
      const [write = '', , names = ''] = line.split('|').slice(1)
      return [...names.matchAll(/`([^`]+)`(?: \[([^\]]+)\])?/g)].map(([, word = '', allowed = '']) => ({
        word: word.toLowerCase(),
        allowed: [...allowed.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
        write: write.trim(),
      }))
    })
}

/** The banned names that a file declares, each once. */
export function findNames(file: ts.SourceFile, banned: readonly BannedName[]): Finding[] {
  const findings = new Map<string, Finding>()
  const visit = (node: ts.Node): void => {
    const name = declaredName(node)
    const found = name && banned.find((each) => isBanned(name.text, each))
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

/** Whether the name contains the word, in the singular or plural. The name of a private member begins with `#`. */
function isBanned(name: string, { word, allowed }: BannedName): boolean {
  if (allowed.includes(name)) return false
  const parts = name.split(/(?<=[a-z0-9])(?=[A-Z])|[_#]/).map((part) => part.toLowerCase())
  return parts.some((part) => [word, `${word}s`, `${word}es`].includes(part)) || name.toLowerCase() === word
}
