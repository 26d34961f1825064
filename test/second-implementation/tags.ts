/** Tags and releases. Spec: document 3, "Tags and releases". */
import { projectFor, visibleContainer } from './access.ts'
import { text } from './attributes.ts'
import type { Call, Handler } from './call.ts'
import { commitRecord } from './commit-records.ts'
import { contentsOf } from './contents.ts'
import type { Shape } from './contract.ts'
import { listed } from './pages.ts'
import type { Repository, Tag } from './repository.ts'
import { conflict, notFound, RequestError } from './request-error.ts'
import { isRefName } from './writing.ts'

export const listTags: Handler<'listTags'> = (call) => {
  const { repository } = contentsOf(visibleContainer('projects', call))
  const tags = [...repository.tags.values()].toSorted((one, other) => (one.name < other.name ? 1 : -1))
  return listed(
    call,
    tags.map((tag) => tagRecord(tag, call)),
  )
}

export const getTag: Handler<'getTag'> = (call) => {
  const { repository } = contentsOf(visibleContainer('projects', call))
  return { status: 200, body: tagRecord(tagIn(repository, call), call) }
}

export const createTag: Handler<'createTag'> = (call) => {
  const { repository } = contentsOf(projectFor(30, call))
  const name = call.attributes.required('tag_name', text)
  const commit = repository.commitAt(call.attributes.required('ref', text))
  if (!isRefName(name)) throw failed('The name is no name of a tag')
  if (repository.tags.has(name)) throw failed(`The tag ${name} exists already`)
  if (commit === undefined) throw failed('The ref names no commit')
  const message = call.attributes.optional('message', text)
  const release = call.attributes.optional('release_description', text)
  const tag: Tag = { name, commit, message: message || null, release: release || null }
  repository.tags.set(name, tag)
  return { status: 201, body: tagRecord(tag, call) }
}

export const deleteTag: Handler<'deleteTag'> = (call) => {
  const { repository } = contentsOf(projectFor(30, call))
  repository.tags.delete(call.path.required('tag_name', text))
  return { status: 200, ...call.choices.afterRemoval }
}

export const createRelease: Handler<'createRelease'> = (call) => {
  const { repository } = contentsOf(projectFor(30, call))
  const tag = tagIn(repository, call)
  const description = call.attributes.required('description', text)
  if (tag.release !== null) throw conflict('The release exists already')
  return { status: 201, body: released(repository, tag, description) }
}

export const updateRelease: Handler<'updateRelease'> = (call) => {
  const { repository } = contentsOf(projectFor(30, call))
  const tag = tagIn(repository, call)
  const description = call.attributes.required('description', text)
  if (tag.release === null) throw notFound('Release')
  return { status: 200, body: released(repository, tag, description) }
}

function released(repository: Repository, tag: Tag, description: string): Shape<'Release'> {
  repository.tags.set(tag.name, { ...tag, release: description })
  return { tag_name: tag.name, description }
}

const failed = (message: string) => new RequestError(405, { message })

function tagIn(repository: Repository, { path }: Call): Tag {
  const found = repository.tags.get(path.required('tag_name', text))
  if (found === undefined) throw notFound('Tag')
  return found
}

function tagRecord({ name, message, commit, release }: Tag, call: Call): Shape<'RepositoryTag'> {
  return {
    name,
    message,
    commit: commitRecord(commit, call),
    release: release === null ? null : { tag_name: name, description: release },
  }
}
