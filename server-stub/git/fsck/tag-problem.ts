import type { FsckProblem } from './problem.ts'
import { HeaderLines, identProblem, oidProblem } from './header-lines.ts'

const types: ReadonlySet<string> = new Set(['blob', 'tree', 'commit', 'tag'])

/** What is wrong with an annotated tag; undefined when nothing is. Very old tags have no tagger. */
export function tagProblem(body: Buffer): FsckProblem | undefined {
  if (body.includes(0)) return { id: 'nulInHeader', text: 'it contains a NUL byte' }
  const lines = new HeaderLines(body)
  const object = oidProblem(lines.take('object'), 'object')
  if (object !== undefined) return object
  const type = lines.take('type')
  if (type === undefined) return { id: 'missingTypeEntry', text: 'the line "type" is missing or misplaced' }
  if (!types.has(type)) return { id: 'badType', text: `${JSON.stringify(type)} is no type of an object` }
  if (!lines.take('tag')) return { id: 'missingTagEntry', text: 'the line "tag" is missing or misplaced' }
  const tagger = lines.take('tagger')
  return tagger === undefined ? undefined : identProblem(tagger, 'tagger')
}
