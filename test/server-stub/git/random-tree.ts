/** Trees with random changes, of the kinds that users make. */
import type { Action } from '../../../server-stub/git/types.ts'
import type { Random } from '../../support/random.ts'
import { create, move, remove, update } from './workbench.ts'

/** Files by path. */
export type Files = Map<string, string>

/** Some files of distinct lines, in a few directories. */
export function randomFiles(random: Random, count = 12): Files {
  const files: Files = new Map()
  for (let number = 0; number < count; number++) {
    const lines = Array.from(
      { length: 4 + random.below(24) },
      (_, at) => `${number}.${at} ${words(random)}\n`,
    )
    files.set(`${random.pick(['', 'src/', 'src/deep/', 'doc/'])}file${number}`, lines.join(''))
  }
  return files
}

/** So many changes to some files: lines edited, added and removed, files added, removed and moved. */
export function randomActions(
  random: Random,
  before: ReadonlyMap<string, string>,
  count: number,
  mark: string,
): Action[] {
  const files = new Map(before)
  return Array.from({ length: count }, (_, number) => {
    const path = random.pick([...files.keys()])
    const content = files.get(path) ?? ''
    if (random.percent(60)) {
      const changed = editLines(random, content, `${mark}${number}`)
      files.set(path, changed)
      return update(path, changed)
    }
    if (random.percent(25)) {
      const added = `${random.pick(['', 'src/', 'new/'])}${mark}${number}`
      files.set(added, `${added}\n${words(random)}\n`)
      return create(added, files.get(added) ?? '')
    }
    files.delete(path)
    if (random.percent(40) && files.size > 4) return remove(path)
    const target = `${random.pick(['', 'src/', 'moved/'])}${mark}moved${number}`
    const moved = random.percent(50) ? content : editLines(random, content, `${mark}${number}`)
    files.set(target, moved)
    return move(path, target, moved)
  })
}

function editLines(random: Random, content: string, mark: string): string {
  const lines = content.split(/(?<=\n)/)
  for (let edits = 1 + random.below(3); edits > 0; edits--) {
    const at = random.below(lines.length + 1)
    const fresh = `${mark} ${words(random)}\n`
    lines.splice(at, random.below(3), ...(random.percent(70) ? [fresh] : []))
  }
  const changed = lines.join('')
  if (changed === '' || changed === content) return `${content}${mark}\n`
  return random.percent(10) ? changed.trimEnd() : changed
}

const words = (random: Random): string =>
  Array.from({ length: 3 }, () => random.pick(['oak', 'elm', 'ash', 'fir', 'yew', 'bay', 'fig'])).join(' ')
