/** Every mutant there is. */
import type { Mutant } from '../mutant.ts'
import { branchMutants } from './branches.ts'
import { credentialMutants } from './general-credentials.ts'
import { generalMutants } from './general.ts'
import { memberMutants } from './members.ts'

export const mutants: readonly Mutant[] = [
  ...branchMutants,
  ...generalMutants,
  ...credentialMutants,
  ...memberMutants,
]
