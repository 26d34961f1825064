import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CommandError } from '../command-line/io.ts'
import { conformanceFile } from '../command-line/package-file.ts'
import type { Contract } from '../pipeline/contract.ts'
import { operationsOf } from '../pipeline/contract.ts'
import { redocly } from '../pipeline/redocly.ts'
import { anchorScript } from './anchors.ts'
import { annotate } from './annotate.ts'

/** Renders the page from `generated/openapi.conformance.json`. */
export async function renderPage(): Promise<string> {
  const contract: Contract = JSON.parse(await readFile(conformanceFile, 'utf8'))
  const folder = await mkdtemp(join(tmpdir(), 'forge-reference-'))
  try {
    const [input, page] = [join(folder, 'openapi.json'), join(folder, 'reference.html')]
    await writeFile(input, JSON.stringify(annotate(contract)))
    await writeFile(join(folder, 'redocly.yaml'), JSON.stringify({ openapi: options(contract) }))
    const { status, output } = await redocly(folder, ['build-docs', input, '--inlineBundle', '-o', page])
    if (status !== 0) throw new CommandError(`the reference could not be rendered: ${output.trim()}`)
    return keepAtHome(await readFile(page, 'utf8'), anchorScript(contract))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The renderer shows samples only under the labels that it is told, in their order. */
function options(contract: Contract): object {
  const samples = operationsOf(contract).flatMap(({ operation }) => operation['x-codeSamples'] ?? [])
  const labels = [...new Set(samples.map(({ label }) => label))]
  return { codeSamples: { languages: [...labels, 'Payload'].map((lang) => ({ lang })) } }
}

const vendorLogo = /https:\/\/cdn\.redoc\.ly\/[^`"']*/g
const drawnLogo = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" width="44" height="14"><text y="11" font-family="sans-serif" font-size="12" font-weight="600" fill="#7a8499">Redoc</text></svg>`,
)}`
const policy = [
  "default-src 'none'",
  "script-src 'unsafe-inline' blob:",
  'worker-src blob:',
  "style-src 'unsafe-inline'",
  'img-src data:',
  'font-src data:',
].join('; ')

/** Takes the one address that the page would load, and forbids any other. The script runs before those of the page. */
function keepAtHome(html: string, script: string): string {
  const head = '<head>'
  if (!html.includes(head))
    throw new CommandError('the reference was rendered without a head; is the renderer another version?')
  const rules = `<meta http-equiv="Content-Security-Policy" content="${policy}"><link rel="icon" href="data:,">`
  return html.replaceAll(vendorLogo, () => drawnLogo).replace(head, () => `${head}\n  ${rules}${script}`)
}
