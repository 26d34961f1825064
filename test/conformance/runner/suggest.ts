import { closestMatch } from 'leven'

/** Longest list of names that is printed in full. */
const shortList = 30

/** What to write instead of an unknown name, as the end of a sentence: `did you mean branches?` */
export function suggest(text: string, known: readonly string[]): string {
  const containing = known.filter((name) => name.toLowerCase().includes(text.toLowerCase())).slice(0, 3)
  const closest = closestMatch(text, known, { maxDistance: Math.max(3, Math.floor(text.length / 3)) })
  const likely = containing.length > 0 ? containing : closest === undefined ? [] : [closest]
  if (likely.length > 0) return `did you mean ${likely.join(' or ')}?`
  if (known.length <= shortList) return `allowed values: ${known.join(', ')}.`
  return 'the reference lists all of them.'
}
