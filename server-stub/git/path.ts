/** Paths within a repository. */

const ignoredOnMac = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g

/**
 * Whether Git takes the path: relative, components joined by single slashes, none of them `.`, `..` or one that some
 * file system would take for `.git`.
 */
export function isValidPath(path: string): boolean {
  return path.isWellFormed() && !path.includes('\0') && path.split('/').every(isValidComponent)
}

function isValidComponent(name: string): boolean {
  if (name === '' || name === '.' || name === '..') return false
  const folded = name
    .replace(ignoredOnMac, '')
    .split(':')[0]
    ?.toLowerCase()
    .replace(/[. ]+$/, '')
  return folded !== '.git' && folded !== 'git~1'
}
