/** Files that the pages load: the style sheet, the icon, scripts and the data of the scripts. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isPublished } from '../command-line/package-file.ts'
import { loadedOnce } from './loaded-once.ts'
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

type Load = () => Promise<Asset>

/** Makes each asset once, when it is first requested, and again after a failure. */
export class Assets {
  readonly #loads: ReadonlyMap<string, Load>

  constructor(site: () => Promise<Site>) {
    this.#loads = new Map(Object.entries(loadsOf(site)).map(([name, load]) => [name, loadedOnce(load)]))
  }

  /** All names, for those who write every asset. */
  get names(): readonly string[] {
    return [...this.#loads.keys()]
  }

  /** Undefined if there is no asset of this name. */
  async read(name: string): Promise<Asset | undefined> {
    return this.#loads.get(name)?.()
  }
}

function loadsOf(site: () => Promise<Site>): Record<string, Load> {
  return {
    ...Object.fromEntries(fileNames.map((name) => [name, () => file(name)])),
    ...Object.fromEntries(scriptNames.map((name) => [name, () => builtScript(name)])),
    'search-data.js': async () => script(`forgeSearchEntries=${json(searchEntries(await site()))}`),
    'contract-data.js': async () => script(`forgeContract=${json(contractData(await site()))}`),
  }
}

async function file(name: (typeof fileNames)[number]): Promise<Asset> {
  return { type: name, content: await readFile(fileOf(name)) }
}

async function builtScript(name: (typeof scriptNames)[number]): Promise<Asset> {
  if (isPublished) return { type: 'js', content: await readFile(fileOf(name)) }
  const { buildScript } = await import('./build-script.ts')
  return script(await buildScript(name))
}

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
