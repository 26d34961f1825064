/**
 * Query parameters that the reference server accepts although the contract does not declare them: of operations whose parameters
 * are not specified, and only those that clients depend on. All others are ignored (decision 0007).
 */
import { invalid } from './errors.ts'

const furtherParameters: Readonly<Record<string, readonly string[]>> = {
  getRepositoryTree: ['path', 'recursive'],
}

/** Names of the further parameters of an operation. */
export function furtherParametersOf(operation: string): readonly string[] {
  return Object.hasOwn(furtherParameters, operation) ? (furtherParameters[operation] ?? []) : []
}

/** The value of a further parameter, as text. */
export function furtherText(query: object, name: string): string | undefined {
  const value: unknown = Reflect.get(query, name)
  return typeof value === 'string' ? value : undefined
}

/** The value of a further parameter that is a boolean; false if it is missing. Throws 400 for other texts. */
export function furtherFlag(query: object, name: string): boolean {
  const text = furtherText(query, name)?.toLowerCase()
  if (text === undefined || text === 'false' || text === '0') return false
  if (text === 'true' || text === '1') return true
  throw invalid({ [name]: ['must be boolean'] })
}
