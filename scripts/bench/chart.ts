/** A bar chart of the requests, as SVG. */
import type { Comparison } from './requests.ts'

const barHeight = 22
const labelWidth = 260
const plotWidth = 420

/** Responses per second in relation to bare Express, one bar for each request. */
export function chartOf(comparisons: readonly Comparison[]): string {
  const height = comparisons.length * (barHeight + 10) + 40
  const bars = comparisons.map(({ request, own, express }, index) => {
    const ratio = own / express
    const y = 30 + index * (barHeight + 10)
    const width = Math.round(Math.min(1, ratio) * plotWidth)
    return [
      `<text x="${labelWidth - 8}" y="${y + 15}" text-anchor="end">${escaped(request)}</text>`,
      `<rect x="${labelWidth}" y="${y}" width="${plotWidth}" height="${barHeight}" fill="#e6e6e6"/>`,
      `<rect x="${labelWidth}" y="${y}" width="${width}" height="${barHeight}" fill="#2f6f9f"/>`,
      `<text x="${labelWidth + width + 6}" y="${y + 15}">${ratio.toFixed(2)}</text>`,
    ].join('\n  ')
  })
  const width = labelWidth + plotWidth + 60
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="sans-serif" font-size="13" role="img" aria-label="Responses per second in relation to bare Express">
  <text x="${labelWidth}" y="18">Responses per second in relation to bare Express (1.00) with the same bytes</text>
  ${bars.join('\n  ')}
</svg>
`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
