import { stringify } from 'yaml'
import type { Contract } from '../contract.ts'

/** The bundled document itself, as JSON and as YAML. */
export function generateOpenapi(contract: Contract): Record<string, string> {
  return {
    'openapi.json': `${JSON.stringify(contract, null, 2)}\n`,
    'openapi.yaml': stringify(contract, { lineWidth: 120, aliasDuplicateObjects: false }),
  }
}
