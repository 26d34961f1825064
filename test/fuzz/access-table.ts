/** The statuses of the reference server by operation, visibility and caller, as the access table states them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Actor, Visibility } from './world.ts'

const file = join(import.meta.dirname, '..', 'conformance-suite', 'access-of-the-reference-server.txt')

export type AccessTable = (operation: string, visibility: Visibility, actor: Actor) => number | undefined

/** Reads the table; the columns are aligned with the heading. */
export function readAccessTable(): AccessTable {
  const lines = readFileSync(file, 'utf8').split('\n')
  const heading = lines.find((line) => line.includes('anonymous')) ?? ''
  const columns = [...heading.matchAll(/[\w-]+/g)].map(({ 0: name, index }) => ({ name, start: index - 1 }))
  const cells = new Map<string, number>()
  for (const line of lines.slice(lines.indexOf(heading) + 1)) {
    const [operation, visibility] = /^(\w+)\s+(private|internal|public)?/.exec(line)?.slice(1) ?? []
    if (operation === undefined) continue
    for (const [index, { name, start }] of columns.entries()) {
      const status = /\d{3}/.exec(line.slice(start, columns[index + 1]?.start))?.[0]
      if (status !== undefined) cells.set(`${operation} ${visibility ?? ''} ${name}`, Number(status))
    }
  }
  return (operation, visibility, actor) => {
    const name = actor === 'administrator' ? 'admin' : actor
    return cells.get(`${operation} ${visibility} ${name}`) ?? cells.get(`${operation}  ${name}`)
  }
}
