/** Files and directories of a repository. */
import type { Schema } from '../../../generated/schemas.ts'
import { branches } from '../../resources/branches/handlers.ts'
import { files } from '../../resources/files/handlers.ts'
import { notFound } from '../../http/errors.ts'
import { markup, type Html } from '../html.ts'
import type { PageContent } from '../layout.ts'
import { code, encodedPath, facts, records } from './parts.ts'
import { apiLink, projectPage } from './project-page.ts'
import { read, unlessHidden, type Viewer } from './read.ts'

/** Where a directory or file is. */
interface Location {
  /** Full path of the project. */
  id: string
  /** Path of the project's page. */
  url: string
  ref: string
  /** Path within the repository; the empty text is the root. */
  path: string
}

const largestShown = 200_000

/** The entries of a directory. Throws 404 if there is no such directory or ref. */
export async function treeList(viewer: Viewer, { id, url, ref, path }: Location): Promise<Html> {
  const request = {
    ...viewer.request,
    operationId: 'getRepositoryTree',
    path: { id },
    query: { ref },
  } as const
  // The operation lists the root only; it authorizes the viewer for the other directories.
  await read(viewer, files.getRepositoryTree, request)
  const { services } = viewer
  const project = await services.find.project(id)
  const repository = services.git(project.id)
  const commit = await repository.resolve(ref)
  const entries = commit === undefined ? undefined : await repository.tree(commit, path)
  if (entries === undefined) throw notFound('Tree')
  const items = entries.map(({ path: full, type }) => {
    const name = full.slice(full.lastIndexOf('/') + 1)
    if (type === 'commit') return markup`${name} <span class="hint">submodule</span>`
    const page = `${url}/${type}/${encodedPath(ref)}/${encodedPath(full)}`
    return markup`<a href="${page}">${name}${type === 'tree' && '/'}</a>`
  })
  return markup`<ul class="records">
    ${items.map((item) => markup`<li>${item}</li>`)}
  </ul>`
}

/** The content of a file as text, unless it is binary or large. */
export function fileContent({ content, encoding, size, file_path }: Schema<'RepositoryFile'>): Html {
  const bytes = Buffer.from(content, encoding === 'base64' ? 'base64' : 'utf8')
  if (size > largestShown || bytes.includes(0))
    return markup`<p class="hint">${size} bytes; binary, or too large to be displayed here.</p>`
  return code(bytes.toString('utf8'), file_path)
}

/** A ref and a path in one text: names of branches contain slashes, so that each split is tried, the shortest ref first. */
async function firstSplit<Found>(
  refAndPath: string,
  find: (ref: string, path: string) => Promise<Found | undefined>,
): Promise<Found> {
  const parts = refAndPath.split('/')
  for (let length = 1; length <= Math.min(parts.length, 10); length++) {
    const found = await find(parts.slice(0, length).join('/'), parts.slice(length).join('/'))
    if (found !== undefined) return found
  }
  throw notFound('File')
}

/** A file at a ref. */
export async function showFile(viewer: Viewer, id: string, refAndPath: string): Promise<PageContent> {
  const { breadcrumbs, project, url } = await projectPage(viewer, id)
  return firstSplit(refAndPath, async (ref, file_path) => {
    if (file_path === '') return undefined
    const path = { id, file_path }
    const request = { ...viewer.request, operationId: 'getFile', path, query: { ref } } as const
    const found = await unlessHidden(read(viewer, files.getFile, request))
    if (found === undefined) return undefined
    const { size, last_commit_id: last } = found.body
    const encoded = encodeURIComponent(file_path)
    return {
      title: file_path,
      breadcrumbs,
      content: markup`${facts([
        ['Branch, tag or commit', markup`<a href="${url}/tree/${encodedPath(ref)}">${ref}</a>`],
        ['Size', `${size} bytes`],
        ['Last commit', markup`<a href="${url}/commit/${last}"><code>${last.slice(0, 8)}</code></a>`],
        [
          'API',
          apiLink(`/projects/${project.id}/repository/files/${encoded}?ref=${encodeURIComponent(ref)}`),
        ],
      ])}
        ${fileContent(found.body)}`,
    }
  })
}

/** A directory at a ref. */
export async function showTree(viewer: Viewer, id: string, refAndPath: string): Promise<PageContent> {
  const { breadcrumbs, url } = await projectPage(viewer, id)
  return firstSplit(refAndPath, async (ref, path) => {
    const list = await unlessHidden(treeList(viewer, { id, url, ref, path }))
    if (list === undefined) return undefined
    const parent = path.includes('/') ? `/${path.slice(0, path.lastIndexOf('/'))}` : ''
    const up = markup`<p><a href="${url}/tree/${encodedPath(ref)}${encodedPath(parent)}">Parent directory</a></p>`
    return {
      title: `${path === '' ? 'Files' : path} of ${ref}`,
      breadcrumbs,
      content: markup`${path !== '' && up} ${list}`,
    }
  })
}

/** The branches of a project. */
export async function showBranches(viewer: Viewer, id: string): Promise<PageContent> {
  const { breadcrumbs, url } = await projectPage(viewer, id)
  const request = { ...viewer.request, operationId: 'listBranches', path: { id } } as const
  const { body, page } = await read(viewer, branches.listBranches, request)
  const items = body.map(
    ({ name, commit, protected: isProtected, merged }) =>
      markup`<a href="${url}/tree/${encodedPath(name)}">${name}</a>
        <span class="hint"><a href="${url}/commit/${commit.id}">${commit.title}</a>${isProtected && ', protected'}${merged && ', merged'}</span>`,
  )
  return { title: 'Branches', breadcrumbs, content: markup`${records('All branches', items, page.total)}` }
}
