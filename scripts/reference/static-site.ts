import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { publishedContract } from './load.ts'
import { assetNames, Assets } from './assets.ts'
import type { Site } from './model/site.ts'
import { linksBelow } from './pages/edition.ts'
import { pagePaths, renderPage } from './pages/index.ts'

export interface WrittenSite {
  readonly pages: number
  readonly bytes: number
}

/**
 * Writes the reference as a folder of pages that needs no server and nothing from elsewhere. Files of the same names are
 * replaced; others stay. Rejects with the error of the file system.
 */
export async function writeSite(site: Site, folder: string): Promise<WrittenSite> {
  let bytes = 0
  const write = async (path: string, content: string | Buffer): Promise<void> => {
    const file = join(folder, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
    bytes += Buffer.byteLength(content)
  }
  const paths = pagePaths(site)
  for (const path of paths) {
    const root = path.includes('/') ? '../' : ''
    const links = linksBelow(root, '.html', `${root}index.html`)
    await write(path === '' ? 'index.html' : `${path}.html`, renderPage(site, path, { links }) ?? '')
  }
  const assets = new Assets(() => Promise.resolve(site))
  for (const name of assetNames) {
    const asset = await assets.read(name)
    if (asset !== undefined) await write(join('assets', name), asset.content)
  }
  for (const format of ['json', 'yaml'] as const)
    await copyFile(publishedContract(format), join(folder, `openapi.${format}`))
  return { pages: paths.length, bytes }
}
