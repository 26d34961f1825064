/** Paths within a repository. */

const ignoredOnMac = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g

/**
 * Whether Git accepts the path: relative, components joined by single slashes, none of them `.`, `..` or one that some
 * file system would treat as `.git`.
 */
export function isValidPath(path: string): boolean {
  return path.isWellFormed() && !path.includes('\0') && path.split('/').every(isValidComponent)
}

/** Whether Git allows the name in a directory. */
export function isValidComponent(name: string): boolean {
  if (name === '' || name === '.' || name === '..') return false
  const folded = withoutEnd(name.replace(ignoredOnMac, '').split(':', 1)[0]?.toLowerCase() ?? '')
  return folded !== '.git' && folded !== 'git~1'
}

/** Windows ignores dots and blanks at the end of a name. */
function withoutEnd(name: string): string {
  let end = name.length
  while (name[end - 1] === '.' || name[end - 1] === ' ') end--
  return name.slice(0, end)
}
