/** Files that the pages load: the style sheet, the icon, scripts and the data of the scripts. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { published } from '../command-line/package-file.ts'
import { contractData } from './model/contract-data.ts'
import { searchEntries } from './model/search-entries.ts'
import type { Site } from './model/site.ts'

/** Scripts that are built of `browser/`. */
export const scriptNames = ['reference.js', 'search.js', 'check.js'] as const
/** Files as they are. */
export const fileNames = ['style.css', 'icon.svg', 'preview.png'] as const

export interface Asset {
  readonly type: string
  readonly content: Buffer
}

/** Makes each asset once, when it is first requested. */
export class Assets {
  readonly #site: () => Promise<Site>
  readonly #made = new Map<string, Promise<Asset | undefined>>()

  constructor(site: () => Promise<Site>) {
    this.#site = site
  }

  /** Undefined where there is no asset of this name. */
  read(name: string): Promise<Asset | undefined> {
    const made = this.#made.get(name) ?? this.#make(name)
    this.#made.set(name, made)
    return made
  }

  async #make(name: string): Promise<Asset | undefined> {
    if (name === 'search-data.js')
      return script(`forgeSearchEntries=${json(searchEntries(await this.#site()))}`)
    if (name === 'contract-data.js') return script(`forgeContract=${json(contractData(await this.#site()))}`)
    if (fileNames.some((each) => each === name)) return { type: name, content: await readFile(fileOf(name)) }
    if (!scriptNames.some((each) => each === name)) return undefined
    if (published) return { type: 'js', content: await readFile(fileOf(name)) }
    const { buildScript } = await import('./build-script.ts')
    return script(await buildScript(name))
  }
}

/** All names, for those who write every asset. */
export const assetNames: readonly string[] = [
  ...fileNames,
  ...scriptNames,
  'search-data.js',
  'contract-data.js',
]

function fileOf(name: string): string {
  return join(import.meta.dirname, 'assets', name)
}

function script(source: string): Asset {
  return { type: 'js', content: Buffer.from(source) }
}

/** Data as a part of a script. */
function json(value: object): string {
  return JSON.stringify(value)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`)
}
