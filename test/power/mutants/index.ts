/** Every mutant there is. */
import type { Mutant } from '../mutant.ts'
import { memberMutants } from './members.ts'

export const mutants: readonly Mutant[] = [...memberMutants]
