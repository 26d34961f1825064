import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { contractFile } from '../../command-line/package-file.ts'
import type { Contract } from '../../pipeline/contract.ts'

/**
 * The bundled document with rules, access and unspecified points: `openapi.conformance.json` where the build writes one, else
 * `openapi.json`, which then carries them itself. The only place that chooses between the two.
 */
export async function readAnnotatedContract(): Promise<Contract> {
  const annotated = join(dirname(contractFile), 'openapi.conformance.json')
  const file = existsSync(annotated) ? annotated : contractFile
  const contract: Contract = JSON.parse(await readFile(file, 'utf8'))
  return contract
}
