import { readFile } from 'node:fs/promises'
import { packageFile, published } from '../command-line/package-file.ts'

/** Where the published package holds the page ready-made, since its users do not install the renderer. */
export const builtPage = packageFile('dist', 'reference.html')

/**
 * The reference as one HTML page that asks for nothing outside itself: as the package brought it, or rendered from the
 * contract as it stands, in about a second.
 */
export async function referencePage(): Promise<string> {
  if (published) return readFile(builtPage, 'utf8')
  const { renderPage } = await import('./render.ts')
  return renderPage()
}
