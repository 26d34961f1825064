import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { contractFile, packageFile, published } from '../command-line/package-file.ts'
import { readAnnotatedContract } from './model/contract.ts'
import { createSite, type Site } from './model/site.ts'

/** In the package next to the document, in the source in the folder of the contract. */
export const changelogFile = published
  ? join(dirname(contractFile), 'CHANGELOG.md')
  : packageFile('openapi', 'CHANGELOG.md')

/** Reads the contract and its changelog. */
export async function loadSite(): Promise<Site> {
  const [contract, changelog] = await Promise.all([readAnnotatedContract(), readChangelog()])
  return createSite(contract, changelog)
}

/** The portable document for downloads. */
export function publishedContract(format: 'json' | 'yaml'): string {
  return join(dirname(contractFile), `openapi.${format}`)
}

async function readChangelog(): Promise<string | undefined> {
  try {
    return await readFile(changelogFile, 'utf8')
  } catch {
    return undefined
  }
}
