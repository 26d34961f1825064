/** What can stand in an address: the paths of projects and groups, and usernames. */
import type { Complaint } from './check.ts'

/** First parts of addresses that belong to the server itself. */
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

/** A path of one part, such as a project's. */
export function unfitPath(path: string | undefined): Complaint {
  if (
    path === undefined ||
    path === '' ||
    (/^[A-Za-z0-9_.][A-Za-z0-9_.-]*$/.test(path) && !/^\.+$|\.(git|atom)$/i.test(path))
  )
    return false
  return "can contain only letters, digits, '_', '-' and '.'. Cannot start with '-', end in '.git' or end in '.atom'"
}

/** A path that stands at the start of addresses: a username, or the path of a group at the top. */
export function unfitTopLevelPath(path: string | undefined): Complaint {
  return unfitPath(path) || (path !== undefined && reserved.has(path.toLowerCase()) && 'is a reserved name')
}
