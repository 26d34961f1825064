import { inject } from 'vitest'
import { requestFrom } from './broker.ts'

/**
 * The folder `dist/` as it is published. Within the checkout, `forge-contract` and its entry points can then be imported
 * as by users of the package.
 */
export function builtPackage(): Promise<string> {
  return requestFrom(inject('packageBuild'))
}
