/** What the pages of a project and of its records have in common. */
import type { Schema } from '../../../generated/schemas.ts'
import { projects } from '../../resources/projects/handlers.ts'
import { markup, type Html } from '../html.ts'
import { breadcrumbLinks, encodedPath } from './parts.ts'
import { read, type Viewer } from './read.ts'

/** A project with what its pages link to. */
export interface ProjectPage {
  project: Schema<'Project'>
  /** Path of the page. */
  url: string
  breadcrumbs: Html
}

/** The project of this full path. */
export async function projectPage(viewer: Viewer, id: string): Promise<ProjectPage> {
  const request = { ...viewer.request, operationId: 'getProject', path: { id } } as const
  const { body: project } = await read(viewer, projects.getProject, request)
  const url = `/${encodedPath(project.path_with_namespace)}`
  return {
    project,
    url,
    breadcrumbs: breadcrumbLinks([
      [ownerUrl(project.namespace), project.namespace.full_path],
      [url, project.name],
    ]),
  }
}

/** The page of the group or user that a project belongs to. */
export function ownerUrl({ full_path, kind }: Schema<'Namespace'>): string {
  return `${kind === 'group' ? '/groups' : ''}/${encodedPath(full_path)}`
}

/** A link to the record in the API. Narrow screens break the path after a slash. */
export function apiLink(path: string): Html {
  const segments = `/api/v4${path}`.split(/(?<=.\/)/).map((segment) => markup`${segment}<wbr>`)
  return markup`<a href="/api/v4${path}"><code>GET ${segments}</code></a>`
}
