/** Files of a repository. Spec: document 3, "Repository files". */
import type { AuthorizedArea } from '../../authorized.ts'
import { notFound } from '../../http/errors.ts'
import { created, list, ok, slice } from '../../http/handler.ts'
import { furtherFlag, furtherText } from '../../http/further-parameters.ts'
import { inProject } from '../projects/index.ts'
import { createFile, deleteFile, updateFile } from './commands.ts'
import { blob, fileChange, rawFile, repositoryFile, treeEntry } from './presenter.ts'
import { fileRecord, findEntries, findFile } from './relations.ts'

export const files = {
  getFile: inProject(async ({ path, query }, services, project) =>
    ok(repositoryFile(await fileRecord(services, project, query.ref, path.file_path))),
  ),

  createFile: inProject(async ({ path, body }, services, project) => {
    await createFile(services, project, path.file_path, body)
    return created(fileChange(path.file_path, body.branch))
  }),

  updateFile: inProject(async ({ path, body }, services, project) => {
    await updateFile(services, project, path.file_path, body)
    return ok(fileChange(path.file_path, body.branch))
  }),

  deleteFile: inProject(async ({ path, query }, services, project) => {
    const isDeleted = await deleteFile(services, project, path.file_path, query)
    return ok(isDeleted ? fileChange(path.file_path, query.branch) : {})
  }),

  getRawFile: inProject(async ({ path, query }, services, project) => {
    const { file } = await findFile(services, project, query.ref, path.file_path)
    return { status: 200, ...rawFile(file) }
  }),

  getRepositoryTree: inProject(async ({ query, paging }, services, project) => {
    const ref = query.ref ?? project.default_branch ?? ''
    const directory = {
      path: (furtherText(query, 'path') ?? '').replaceAll(/^\/+|\/+$/g, ''),
      isRecursive: furtherFlag(query, 'recursive'),
    }
    return list(slice(await findEntries(services, project, ref, directory), paging), treeEntry)
  }),

  getBlob: inProject(async ({ path }, { git }, { id }) => {
    const content = await git(id).blob(path.sha)
    if (content === undefined) throw notFound('Blob')
    return ok(blob(path.sha, content))
  }),
} satisfies AuthorizedArea<'files'>
