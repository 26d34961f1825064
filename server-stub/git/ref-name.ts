import { limits } from '../limits.ts'

// What `git check-ref-format` rejects: empty or dotted components, `..`, `@{`, control characters, blanks, `~^:?*[\`,
// `.lock` at the end of a component, a dot or slash at the end.
const forbidden = /^$|^@$|(^|\/)\.|\/\/|^\/|[\/.]$|\.\.|@\{|[[\p{Cc}&&\p{ASCII}] ~^:?*\[\\]|\.lock(\/|$)/v

/** Whether Git accepts the name of a branch or tag; after the rules of `git check-ref-format --branch`. */
export function isValidRefName(name: string): boolean {
  if (Buffer.byteLength(name) > limits.refNameBytes.max) return false
  return name.isWellFormed() && !name.startsWith('-') && name !== 'HEAD' && !forbidden.test(name)
}

export const branchPrefix = 'refs/heads/'
export const tagPrefix = 'refs/tags/'

/** Full ref name of a branch. */
export const branchRef = (name: string): string => branchPrefix + name

/** Full ref name of a tag. */
export const tagRef = (name: string): string => tagPrefix + name
