import { stringify } from 'yaml'
import type { Contract } from '../contract.ts'
import { publish } from '../publish/publish.ts'

/** The published API description as JSON and YAML, and the same document with the conformance annotations. */
export function generateOpenapi(contract: Contract): Record<string, string> {
  const published = publish(contract)
  return {
    'openapi.json': `${JSON.stringify(published, null, 2)}\n`,
    'openapi.yaml': stringify(published, { lineWidth: 120, aliasDuplicateObjects: false }),
    'openapi.conformance.json': `${JSON.stringify(contract, null, 2)}\n`,
  }
}
