import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { contractFile, packageFile, isPublished } from '../command-line/package-file.ts'
import { readAnnotatedContract } from './model/contract.ts'
import { readMissingOperations } from './model/missing-operations.ts'
import { createSite, type Site } from './model/site.ts'

/** In the package next to the document, in the source in the folder of the contract. */
export const changelogFile = isPublished
  ? join(dirname(contractFile), 'CHANGELOG.md')
  : packageFile('openapi', 'CHANGELOG.md')

/** Reads the contract, its changelog and the list of operations that it does not have. */
export async function loadSite(): Promise<Site> {
  const [contract, changelog, missing = ''] = await Promise.all([
    readAnnotatedContract(),
    readOptional(changelogFile),
    readOptional(packageFile('docs', 'missing-operations.md')),
  ])
  return createSite(contract, changelog, readMissingOperations(missing))
}

/** The portable document for downloads. */
export function publishedContract(format: 'json' | 'yaml'): string {
  return join(dirname(contractFile), `openapi.${format}`)
}

/** Undefined if the file is missing. */
async function readOptional(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8')
  } catch {
    return undefined
  }
}
