import type { Contract } from './contract.ts'
import { generateClient } from './generators/client.ts'
import { generateOpenapi } from './generators/openapi.ts'
import { generateOperations } from './generators/operations.ts'
import { generateRules } from './generators/rules.ts'
import { generateTypes } from './generators/types.ts'

/** Derives files from the bundled document: text by name, relative to `generated/`. */
export type Generator = (contract: Contract) => Record<string, string> | Promise<Record<string, string>>

/** Everything that is derived from the contract. */
const generators: readonly Generator[] = [
  generateOpenapi,
  generateTypes,
  generateOperations,
  generateRules,
  generateClient,
]

/** Runs every generator and joins what they wrote. */
export async function generate(contract: Contract): Promise<Record<string, string>> {
  const parts = await Promise.all(generators.map(async (generator) => generator(contract)))
  return Object.assign({}, ...parts)
}
