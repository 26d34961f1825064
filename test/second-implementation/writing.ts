/** Commits to the branch of a project, with the rules on protected branches. Spec: document 3, "Commits" and "Repository files". */
import { levelOf, projectFor } from './access.ts'
import { oneOf, text, type Attributes } from './attributes.ts'
import type { Call } from './call.ts'
import { contentsOf } from './contents.ts'
import type { Commit, Files } from './repository.ts'
import { forbidden, invalid, unreadable } from './request-error.ts'
import type { Container, User } from './state.ts'

/** The new files of a commit, made from those before. */
export type Edit = (files: Files) => { readonly files: Files; readonly moved?: ReadonlyMap<string, string> }

/** Makes a commit with the `branch`, message and author of the request. Throws a `RequestError` if the caller must not. */
export function commitTo(call: Call, edit: Edit): { readonly project: Container; readonly commit: Commit } {
  const { attributes, choices: habits, now } = call
  const project = projectFor(30, call)
  const branch = attributes.required('branch', branchName)
  const message = attributes.required('commit_message', text)
  requirePush(project, branch, call)
  const { repository } = contentsOf(project)
  const before = repository.branches.get(branch)
  if (before === undefined && repository.branches.size > 0) throw unreadable(`There is no branch ${branch}`)
  const edited = edit(before?.head.files ?? new Map())
  const commit = repository.commit(branch, {
    message,
    author: authorOf(call),
    at: habits.commitTime(now),
    ...edited,
  })
  if (before === undefined && habits.protectsFirstBranch) {
    const protection = { developersPush: false, developersMerge: false }
    repository.branches.set(branch, { name: branch, head: commit, protection })
  }
  return { project, commit }
}

/** Throws a `RequestError` if the branch is protected from the caller. */
export function requirePush(project: Container, branch: string, { caller, now }: Call): void {
  const protection = contentsOf(project).repository.branches.get(branch)?.protection ?? null
  if (protection === null || protection.developersPush) return
  if (!isMaster(caller?.user, project, now)) throw forbidden()
}

function isMaster(user: User | undefined, project: Container, now: Date): boolean {
  return user !== undefined && (user.admin || levelOf(user, project, now) >= 40)
}

/** The author that the request names; otherwise the caller. */
function authorOf({ attributes, caller }: Call) {
  const name = attributes.optional('author_name', text) ?? caller?.user.name ?? ''
  const email = attributes.optional('author_email', text) ?? caller?.user.email ?? ''
  return { name, email }
}

/** The content of a file, which can be in Base64. */
export function contentOf(attributes: Attributes): Buffer {
  const content = attributes.required('content', text)
  const encoding = attributes.optional('encoding', oneOf(['text', 'base64'])) ?? 'text'
  return Buffer.from(content, encoding === 'text' ? 'utf8' : 'base64')
}

/** The path itself. Throws a `RequestError` for one that leads out of the repository. */
export function safePath(path: string): string {
  const names = path.split('/')
  if (names.some((name) => name === '' || name === '.' || name === '..'))
    throw invalid('file_path', 'is no path')
  return path
}

/** A name that Git accepts for a branch or tag. */
export const branchName = {
  read: (value: unknown) => (typeof value === 'string' && isRefName(value) ? value : undefined),
  words: 'is no name of a branch',
}

export function isRefName(name: string): boolean {
  // oxlint-disable-next-line no-control-regex -- Git rejects control characters in names
  return name !== '' && !/[\u0000- ~^:?*[\\]|\.\.|@\{|\/\/|^[-/.]|\/\.|[/.]$|\.lock$/.test(name)
}
