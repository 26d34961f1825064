import { glob, readFile } from 'node:fs/promises'
import { posix, sep } from 'node:path'

/** The file and line of the checks of each rule, relative to the root, such as `test/conformance/areas/tags/get-tag.checks.ts:8`. */
export type CheckSources = ReadonlyMap<string, string>

const folder = 'test/conformance/areas'

/** Finds the entries of the suite by their spelling: a quoted rule id as the key of an object. */
export async function readCheckSources(root: string): Promise<CheckSources> {
  const paths: string[] = []
  for await (const path of glob(`${folder}/*/**/*.ts`, { cwd: root }))
    paths.push(path.split(sep).join(posix.sep))
  const entries = await Promise.all(
    paths.sort().map(async (path) => entriesOf(path, await readFile(`${root}/${path}`, 'utf8'))),
  )
  return new Map(entries.flat())
}

function entriesOf(path: string, text: string): (readonly [string, string])[] {
  return text.split('\n').flatMap((line, index) => {
    const [, rule] = /^\s*'([a-z0-9-]+\/[a-z0-9-]+)':/.exec(line) ?? []
    return rule === undefined ? [] : [[rule, `${path}:${index + 1}`] as const]
  })
}
