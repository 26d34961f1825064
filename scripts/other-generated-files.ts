import { provisioningFiles } from './provisioning.ts'
import { schemaFiles } from './sqlite-schema.ts'

/** The files of `generated/` that are not derived from the contract, by name. */
export async function otherGeneratedFiles(): Promise<Record<string, string>> {
  return { ...(await schemaFiles()), ...(await provisioningFiles()) }
}
