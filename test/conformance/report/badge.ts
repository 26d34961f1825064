/** The report as a badge: an SVG image that needs nothing but itself. */
import type { Report } from './model.ts'

const label = 'conformance'
const colours = { 0: '#2b7a3d', 1: '#b3261e', 2: '#8a5a00' } as const
/** Width of a character of 11 pixels' sans-serif, in pixels; texts are stretched to what is reckoned. */
const character = 6.6
const padding = 6

export function badge(report: Report): string {
  const value = valueOf(report)
  const left = widthOf(label)
  const right = widthOf(value)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${left + right}" height="20" role="img" aria-label="${label}: ${value}">
<title>${label}: ${value}</title>
<clipPath id="r"><rect width="${left + right}" height="20" rx="3"/></clipPath>
<g clip-path="url(#r)"><rect width="${left}" height="20" fill="#444"/><rect x="${left}" width="${right}" height="20" fill="${colours[report.exitCode]}"/></g>
<g fill="#fff" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11" text-anchor="middle">${textAt(label, 0, left)}${textAt(value, left, right)}</g>
</svg>
`
}

function textAt(content: string, start: number, width: number): string {
  return `<text x="${start + width / 2}" y="14" textLength="${width - 2 * padding}" lengthAdjust="spacingAndGlyphs">${content}</text>`
}

/** Passing rules among those with a verdict. */
function valueOf({ exitCode, rules, plan }: Report): string {
  if (exitCode === 2) return 'inconclusive'
  const passing = rules.filter(({ verdict }) => verdict === 'pass').length
  const failing = rules.filter(({ verdict }) => verdict === 'fail' || verdict === 'blocked').length
  if (exitCode === 0 && failing === 0 && plan.here === plan.whole) return 'conforms'
  return `${passing} of ${passing + failing} rules`
}

function widthOf(text: string): number {
  return Math.round(text.length * character + 2 * padding)
}
