import { outline } from '../conformance/outline.ts'

/**
 * What is wrong with a source such as `1 § Errors / General rules`: the document's number, then its heading and, after
 * a slash, the one below it. Several sources are separated by a semicolon.
 */
export function sourceProblem(source: unknown): string | undefined {
  if (typeof source !== 'string' || source === '') return 'The source is missing.'
  for (const part of source.split(/;\s*/)) {
    const [, number = '', heading = ''] = /^([123]) § (.+)$/.exec(part) ?? []
    if (heading === '') return `The source \`${part}\` does not read \`<1|2|3> § <heading>\`.`
    if (outline[number]?.[heading] === undefined)
      return `Document ${number} has no heading \`${heading}\`${nearest(number, heading)}.`
  }
  return undefined
}

function nearest(number: string, heading: string): string {
  const last = heading.split(' / ').at(-1)?.toLowerCase() ?? ''
  const similar = Object.keys(outline[number] ?? {}).find((each) => each.toLowerCase().endsWith(last))
  return similar === undefined ? '' : `; did you mean \`${similar}\``
}
