import { relative, resolve } from 'node:path'
import { shellWord } from '../command-line/shell-words.ts'

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
    return [`cd ${shellWord(fromHere.length < wanted.length ? fromHere : wanted)}`, command]
  })
}
