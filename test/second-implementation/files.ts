/** Files of a repository. Spec: document 3, "Repository files". */
import { posix } from 'node:path'
import { projectFor, projectOf, visibleContainer } from './access.ts'
import { text } from './attributes.ts'
import type { Call, Handler } from './call.ts'
import { contentsOf } from './contents.ts'
import { listed } from './pages.ts'
import type { Shape } from './contract.ts'
import { blobId, lastChangeOf, type Files } from './repository.ts'
import { invalid, notFound, unreadable } from './request-error.ts'
import { commitTo, contentOf, safePath } from './writing.ts'

export const getFile: Handler<'getFile'> = (call) => {
  const { path, ref, commit, content } = fileOf(call)
  return {
    status: 200,
    body: {
      file_name: posix.basename(path),
      file_path: path,
      size: content.length,
      encoding: 'base64',
      content: content.toString('base64'),
      ref,
      blob_id: blobId(content),
      commit_id: commit.id,
      last_commit_id: lastChangeOf(path, commit).id,
    },
  }
}

export const getRawFile: Handler<'getRawFile'> = (call) => ({ status: 200, body: fileOf(call).content })

export const createFile: Handler<'createFile'> = (call) => {
  const body = changed(call, (path, files) => {
    if (files.has(path)) throw invalid('file_path', 'exists already')
    return new Map([...files, [path, contentOf(call.attributes)]])
  })
  return { status: 201, body }
}

export const updateFile: Handler<'updateFile'> = (call) => {
  const body = changed(call, (path, files) => {
    const before = files.get(path)
    if (before === undefined) throw invalid('file_path', 'names no file')
    const after = contentOf(call.attributes)
    if (after.equals(before)) throw invalid('content', 'is the same as before')
    return new Map([...files, [path, after]])
  })
  return { status: 200, body }
}

/** Deletes a file, also one that is not there any more: without a commit. */
export const deleteFile: Handler<'deleteFile'> = (call) => {
  const path = call.path.required('file_path', text)
  const branch = call.attributes.required('branch', text)
  const { head } = contentsOf(projectFor(30, call)).repository.branches.get(branch) ?? {}
  if (head?.files.has(path) === false) return { status: 200, body: { file_name: path, branch } }
  const body = changed(call, (_, files) => new Map([...files].filter(([each]) => each !== path)))
  return { status: 200, body }
}

export const getRepositoryTree: Handler<'getRepositoryTree'> = (call) => {
  const project = projectOf(call)
  const ref = call.attributes.optional('ref', text) ?? project.defaultBranch
  const commit = contentsOf(project).repository.commitAt(ref)
  if (commit === undefined) throw notFound('Tree')
  return listed(
    call,
    [...commit.files.keys()].toSorted().map((path) => ({ path })),
  )
}

export const getBlob: Handler<'getBlob'> = (call) => {
  const content = contentsOf(projectOf(call)).repository.blob(call.path.required('sha', text))
  if (content === undefined) throw notFound('Blob')
  return { status: 200, body: { size: content.length, content: content.toString('base64') } }
}

/** Commits the changed file. A `last_commit_id` has to be that of the last change. */
function changed(call: Call, edit: (path: string, files: Files) => Files): Shape<'FileChange'> {
  const path = safePath(call.path.required('file_path', text))
  const branch = call.attributes.required('branch', text)
  const known = call.attributes.optional('last_commit_id', text)
  const { head } = contentsOf(projectOf(call)).repository.branches.get(branch) ?? {}
  if (known !== undefined && head !== undefined && lastChangeOf(path, head).id !== known)
    throw unreadable('The file was changed in between')
  commitTo(call, (files) => ({ files: edit(path, files) }))
  return { file_name: path, branch }
}

function fileOf(call: Call) {
  const { repository } = contentsOf(visibleContainer('projects', call))
  const ref = call.attributes.required('ref', text)
  const path = call.path.required('file_path', text)
  const commit = repository.commitAt(ref)
  const content = commit?.files.get(path)
  if (commit === undefined || content === undefined) throw notFound('File')
  return { path, ref, commit, content }
}
