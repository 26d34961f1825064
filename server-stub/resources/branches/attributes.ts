import { short, type Complaint } from '../../http/check.ts'
import { isValidRefName } from '../../git/refs.ts'

/** A name that Git does not take for a branch or tag. */
export function unfitRefName(name: string): Complaint {
  return short(name) || (!isValidRefName(name) && 'is not a valid name')
}
