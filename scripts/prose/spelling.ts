import { Buffer } from 'node:buffer'
import dictionary from 'dictionary-en-gb'
import nspell from 'nspell'
import type { ProseFile } from './texts.ts'
import { lineAt, type Finding } from './terms.ts'

/** Whether a word is in the dictionary of British English or in the project's own list. */
export type Spelling = (word: string) => boolean

export function spellingWith(words: readonly string[]): Spelling {
  const spell = nspell({ aff: Buffer.from(dictionary.aff), dic: Buffer.from(dictionary.dic) })
  for (const word of words) spell.add(word)
  const known = new Map<string, boolean>()
  return (word) => {
    const correct = known.get(word) ?? spell.correct(word)
    known.set(word, correct)
    return correct
  }
}

/** Words that are in neither dictionary. Abbreviations, and names with digits, underscores or capitals inside, are ignored. */
export function findMisspelled({ path, prose }: ProseFile, spelling: Spelling): Finding[] {
  const tokens = prose.matchAll(/(?<![\p{L}\d_@.#$/-])[\p{L}][\p{L}\d_'’]*/gu)
  return [...tokens].flatMap(({ 0: token, index }) => {
    const word = token.replace(/['’]s?$/, '').replace('’', "'")
    if (/[\d_]|^\p{Lu}+$|\p{Ll}\p{Lu}/u.test(word) || spelling(word)) return []
    return [
      { path, line: lineAt(prose, index), problem: `"${word}": not in the dictionary or docs/words.txt` },
    ]
  })
}
