/** Validates names that are parts of URLs: the paths of projects and groups, and usernames. */
import type { ValidationMessage } from './validation-messages.ts'

/** First path segments that the server itself uses. */
const reserved = new Set([
  'admin',
  'api',
  'dashboard',
  'docs',
  'explore',
  'groups',
  'help',
  'profile',
  'projects',
  'uploads',
  'users',
])

/** The violation of a path of one segment, such as a project's. */
export function pathViolation(path: string | undefined): ValidationMessage {
  if (
    path === undefined ||
    path === '' ||
    (/^[A-Za-z0-9_.][A-Za-z0-9_.-]*$/.test(path) && !/^\.+$|\.(git|atom)$/i.test(path))
  )
    return false
  return "can contain only letters, digits, '_', '-' and '.'. Cannot start with '-', end in '.git' or end in '.atom'"
}

/** The violation of a first path segment: a username, or the path of a top-level group. */
export function topLevelPathViolation(path: string | undefined): ValidationMessage {
  return (
    pathViolation(path) || (path !== undefined && reserved.has(path.toLowerCase()) && 'is a reserved name')
  )
}
