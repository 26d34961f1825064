import { readFile } from 'node:fs/promises'
import { conformanceFile } from '../../command-line/package-file.ts'
import type { Contract } from '../../pipeline/contract.ts'

/** The bundled document with rules, access and unspecified points. */
export async function readAnnotatedContract(): Promise<Contract> {
  const contract: Contract = JSON.parse(await readFile(conformanceFile, 'utf8'))
  return contract
}
