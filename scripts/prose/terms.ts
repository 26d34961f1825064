import type { ProseFile } from './texts.ts'

/** A row of the table of terms: what to write, what not to write, and where the latter is allowed. */
interface Term {
  readonly write: string
  readonly banned: RegExp
  readonly allowed: readonly RegExp[]
}

/** Something in a text that the rules of docs/language.md do not allow. */
export interface Finding {
  readonly path: string
  readonly line: number
  readonly problem: string
}

/** The terms that the table of docs/language.md bans in prose. */
export function termsOf(page: string): Term[] {
  return page
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .flatMap((line) => {
      const [write = '', prose = ''] = line.split('|').slice(1)
      return [...prose.matchAll(/`([^`]+)`(?: \[([^\]]+)\])?/g)].map(([, banned = '', allowed = '']) => ({
        write: write.trim(),
        banned: phrase(banned),
        allowed: [...allowed.matchAll(/`([^`]+)`/g)].map(([, context = '']) => phrase(context)),
      }))
    })
}

/** Banned terms in a file. */
export function findTerms({ path, prose }: ProseFile, terms: readonly Term[]): Finding[] {
  return terms.flatMap(({ write, banned, allowed }) => {
    const spared = allowed.flatMap((context) => [...prose.matchAll(context)])
    return [...prose.matchAll(banned)]
      .filter(
        ({ index }) => !spared.some((each) => each.index <= index && index < each.index + each[0].length),
      )
      .map((match) => ({
        path,
        line: lineAt(prose, match.index),
        problem: `"${match[0].replaceAll(/\s+/g, ' ')}": write ${write}`,
      }))
  })
}

const longest = 45

/** Sentences of too many words. The cells of tables are no sentences. */
export function findLongSentences({ path, prose }: ProseFile): Finding[] {
  const text = prose.replaceAll(/^ *\|.*$/gm, (row) => row.replaceAll(/./g, '|'))
  const sentences = [...text.matchAll(/(?:(?![.!?:;](?:\s|$))[^|\n]|\n(?!\s*(?:\n|[-*#|>]|\d+\.\s)))+/g)]
  return sentences.flatMap((match) => {
    const words = match[0].match(/[\p{L}\d]+/gu)?.length ?? 0
    return words <= longest
      ? []
      : [
          {
            path,
            line: lineAt(text, match.index),
            problem: `a sentence of ${words} words: write sentences of at most ${longest}`,
          },
        ]
  })
}

export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length
}

/** Whole words, wherever the line breaks; `*` matches any ending. */
function phrase(words: string): RegExp {
  const pattern = words
    .split(' ')
    .map((word) => word.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replace('*', String.raw`[\p{L}]*`))
    .join(String.raw`\s+`)
  return new RegExp(String.raw`(?<![\p{L}\d_-])${pattern}(?![\p{L}\d_]|-[\p{L}])`, 'giu')
}
