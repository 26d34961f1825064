/** The list of expected failures: defects that have not been fixed yet, each with its reason. */
import { readFileSync } from 'node:fs'
import { UsageError } from './usage-error.ts'

/** One line of the list. */
export interface Expected {
  /** Id of a check, a rule or a finding; `*` matches any characters. */
  readonly pattern: string
  readonly reason: string
  /** Counted from 1. */
  readonly line: number
}

/** Reads lines of `id # reason`; empty lines and lines of `#` alone are comments. Throws `UsageError`. */
export function readExpected(file: string): readonly Expected[] {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    throw new UsageError(`--expected ${file} cannot be read; write one with --write-expected ${file}.`)
  }
  return parseExpected(text, file)
}

export function parseExpected(text: string, file: string): readonly Expected[] {
  const seen = new Map<string, number>()
  return text.split('\n').flatMap((content, index) => {
    const line = index + 1
    const [start = '', ...rest] = content.trim().split(/\s+#\s*/)
    const [pattern, reason] = [start.trim(), rest.join(' # ').trim()]
    if (pattern === '' || pattern.startsWith('#')) return []
    const at = `${file}:${line}: ${pattern}`
    if (reason === '') throw new UsageError(`${at} has no reason; write one after a #.`)
    if (/\s/.test(pattern)) throw new UsageError(`${at} is not an id; write comments after a #.`)
    if (seen.has(pattern)) throw new UsageError(`${at} is in line ${seen.get(pattern)} already; remove one.`)
    seen.set(pattern, line)
    return [{ pattern, reason, line }]
  })
}

/** Whether a pattern names one of some ids. */
export function names(pattern: string, ids: readonly string[]): boolean {
  if (!pattern.includes('*')) return ids.includes(pattern)
  const expression = new RegExp(`^${pattern.split('*').map(literally).join('.*')}$`)
  return ids.some((id) => expression.test(id))
}

function literally(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}

/** Contract violations belong to no check, and their keys cannot be listed in advance. */
export function matchesViolations(pattern: string): boolean {
  return pattern.startsWith('contract/')
}
