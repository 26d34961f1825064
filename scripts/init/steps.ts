import { relative, resolve } from 'node:path'

/** A command and the folder in which it runs. */
export interface Step {
  folder: string
  command: string
}

/** The commands in order, with `cd` where the folder changes. */
export function commandsOf(steps: readonly Step[]): string[] {
  let current = resolve('.')
  return steps.flatMap(({ folder, command }) => {
    const wanted = resolve(folder)
    if (wanted === current) return [command]
    const fromHere = relative(current, wanted)
    current = wanted
    return [`cd ${quoted(fromHere.length < wanted.length ? fromHere : wanted)}`, command]
  })
}

/** A path as one word of a shell. */
export function quoted(path: string): string {
  return /^[\w./@-]+$/.test(path) ? path : `'${path.replaceAll("'", String.raw`'\''`)}'`
}
