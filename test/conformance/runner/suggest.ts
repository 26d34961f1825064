import { closestMatch } from 'leven'

/** Longest list of names that is printed in full. */
const shortList = 30

const alternatives = new Intl.ListFormat('en-GB', { type: 'disjunction' })

/** What to write instead of an unknown name, as the end of a sentence: `did you mean 'branches'?` */
export function suggest(text: string, known: readonly string[]): string {
  const suggestion = similarNames(text, known)
  if (suggestion !== null) return suggestion
  if (known.length <= shortList) return `allowed values: ${known.join(', ')}.`
  return 'the pages of `forge-contract docs` list all of them.'
}

/** The known names that contain the text, or the closest one, as a question; null if none is similar. */
export function similarNames(text: string, known: readonly string[]): string | null {
  const containing = known.filter((name) => name.toLowerCase().includes(text.toLowerCase())).slice(0, 3)
  const closest = closestMatch(text, known, { maxDistance: Math.max(3, Math.floor(text.length / 3)) })
  const likely = containing.length > 0 ? containing : closest === undefined ? [] : [closest]
  return likely.length === 0
    ? null
    : `did you mean ${alternatives.format(likely.map((name) => `'${name}'`))}?`
}
