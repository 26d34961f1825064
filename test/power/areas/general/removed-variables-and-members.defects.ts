/** Writes that remove the variables or the members of the project. */
import { alsoWrites } from '../../vocabulary/projects.ts'
import { type Mutant, mutant } from '../../mutant.ts'

const removesVariables = alsoWrites('variables', 'DELETE', ({ key }) => String(key))
const removesMembers = alsoWrites('members', 'DELETE', ({ id }) => String(id))

const defects = [
  ['updateProject', 'general/success-is-200', 'removes the variables of the project', removesVariables],
  ['createIssue', 'general/created-is-201', 'removes the variables of the project', removesVariables],
  ['transferProject', 'general/created-is-201', 'removes the variables of the project', removesVariables],
  ['updateProject', 'general/success-is-200', 'removes the members of the project', removesMembers],
  ['createFile', 'general/created-is-201', 'removes the members of the project', removesMembers],
] as const

export const removedVariableAndMemberMutants: readonly Mutant[] = defects.map(
  ([operation, rule, description, fault]) => mutant('SFX-04', operation, rule, description, fault),
)
