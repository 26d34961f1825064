import { posix } from 'node:path'
import { areas } from '../areas.ts'
import { conformanceFolder } from '../conformance/files.ts'
import type { SourceFile } from '../sources.ts'
import { componentFolders, referencesOf } from '../sources.ts'
import type { Finding } from './finding.ts'
import type { ContractRule } from './rule.ts'

const entry = 'openapi.yaml'
/** Read by the lint, not part of the contract. */
const settings = 'redocly.yaml'
/** Flat lists, with one line or item per entry. */
const indexes = [entry]
const ceiling = 250

/** The path of a file follows from the name of what it defines, and the other way round. */
export const fileNames: ContractRule = {
  id: 'file-names',
  requirement:
    'path items are paths/<area>/<kebab-name>.yaml, components are components/<kind>/<area>/<Name>.yaml',
  check: ({ sources }) => [...placeFindings(sources), ...clashFindings(sources)],
}

/** One subject per file: a file with more lines than this has more than one reason to change. */
export const fileSize: ContractRule = {
  id: 'file-size',
  requirement: `no YAML file but the flat lists has more than ${ceiling} lines`,
  check: ({ sources }) =>
    sources.flatMap(({ path, text }) => {
      const lines = text.split('\n').length - 1
      if (!path.endsWith('.yaml') || isFlatList(path) || lines <= ceiling) return []
      const remedy = 'Split it: parts of a schema, parameters and examples are files of their own.'
      return [{ where: path, problem: `It has ${lines} lines, more than ${ceiling}.`, remedy }]
    }),
}

/** What the entry document does not lead to is not part of the contract. */
export const noOrphans: ContractRule = {
  id: 'no-orphans',
  requirement: 'each file except the conformance annotations can be reached from the entry document',
  check: ({ sources }) => {
    const reached = reachable(sources)
    return sources
      .filter(({ path }) => !reached.has(path) && path !== settings && !path.startsWith(conformanceFolder))
      .map(({ path }) => ({
        where: path,
        problem: 'Nothing refers to it.',
        remedy: 'Refer to it, or remove it.',
      }))
  },
}

function isFlatList(path: string): boolean {
  return indexes.includes(path) || path.startsWith(conformanceFolder)
}

function placeFindings(sources: readonly SourceFile[]): Finding[] {
  return sources.flatMap(({ path }) => {
    const [root, first = '', ...rest] = path.split('/')
    const name = posix.basename(path, '.yaml')
    const fits =
      root === 'paths'
        ? areas.includes(first) && rest.length === 1 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name)
        : root !== 'components' || fitsComponent(first, rest, name)
    if (fits) return []
    const remedy =
      'Use the folder of the kind, below it the area or `shared`; PascalCase for components, kebab-case for paths.'
    return [{ where: path, problem: 'Its folder or name does not fit its kind.', remedy }]
  })
}

function fitsComponent(kind: string, rest: string[], name: string): boolean {
  const [group] = rest
  const grouped = rest.length === 2 && (group === 'shared' || areas.includes(group ?? ''))
  const flat = rest.length === 1 && (kind === 'headers' || kind === 'security-schemes')
  return (
    Object.values(componentFolders).includes(kind) && (grouped || flat) && /^[A-Z][A-Za-z0-9]*$/.test(name)
  )
}

function clashFindings(sources: readonly SourceFile[]): Finding[] {
  const firsts = new Map<string, string>()
  return sources.flatMap(({ path }) => {
    const [root, kind] = path.split('/')
    if (root !== 'components') return []
    const key = `${kind}/${posix.basename(path).toLowerCase()}`
    const first = firsts.get(key)
    firsts.set(key, first ?? path)
    if (first === undefined) return []
    return [
      {
        where: path,
        problem: `${first} has the same name.`,
        remedy: 'The folder does not count: rename one of them.',
      },
    ]
  })
}

function reachable(sources: readonly SourceFile[]): Set<string> {
  const byPath = new Map(sources.map((source) => [source.path, source]))
  const reached = new Set<string>()
  const waiting = [entry]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const source = byPath.get(path)
    if (source === undefined || reached.has(path)) continue
    reached.add(path)
    waiting.push(...referencesOf(source))
  }
  return reached
}
