import type { Contract } from '../contract.ts'
import { expandCompositions } from './compositions.ts'
import { withoutExtensions } from './extensions.ts'
import { withSudoScheme } from './sudo.ts'
import { withoutUnusedSchemas } from './unused.ts'

/**
 * The published document: the API description in the form that most tools understand.
 * The steps and the tools that need them: docs/decisions/0011-portable-document.md.
 */
export function publish(contract: Contract): Contract {
  return withoutUnusedSchemas(withSudoScheme(expandCompositions(withoutExtensions(contract))))
}
