import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeOutput } from '../command-line/output.ts'
import { publishedContract } from './load.ts'
import { Assets } from './assets.ts'
import type { Site } from './model/site.ts'
import { linksBelow } from './pages/edition.ts'
import { pagePaths, renderPage } from './pages/index.ts'

export interface WrittenSite {
  readonly pages: number
  readonly bytes: number
}

/**
 * Writes the reference as a folder of pages that needs no server and nothing from elsewhere. Files of the same names are
 * replaced; others stay. Throws `CommandError`.
 */
export async function writeSite(site: Site, folder: string): Promise<WrittenSite> {
  let bytes = 0
  const write = (path: string, content: string | Buffer): void => {
    writeOutput(join(folder, path), content)
    bytes += Buffer.byteLength(content)
  }
  const paths = pagePaths(site)
  for (const path of paths) {
    const root = path.includes('/') ? '../' : ''
    const links = linksBelow(root, '.html', `${root}index.html`)
    write(path === '' ? 'index.html' : `${path}.html`, renderPage(site, path, { links }) ?? '')
  }
  const assets = new Assets(() => Promise.resolve(site))
  for (const name of assets.names) {
    const asset = await assets.read(name)
    if (asset !== undefined) write(join('assets', name), asset.content)
  }
  for (const format of ['json', 'yaml'] as const)
    writeOutput(join(folder, `openapi.${format}`), await readFile(publishedContract(format)))
  return { pages: paths.length, bytes }
}
