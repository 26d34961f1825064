/** Pages of users and groups, and the list of projects. */
import { groups } from '../../resources/groups/handlers.ts'
import { projects } from '../../resources/projects/handlers.ts'
import { users } from '../../resources/users/handlers.ts'
import { markup, type Html } from '../html.ts'
import type { PageContent } from '../layout.ts'
import { encodedPath, facts, records, text, time } from './parts.ts'
import { apiLink } from './project-page.ts'
import { read, type Viewer } from './read.ts'

/** The user of this username, or the group of this path. */
export async function showOwner(viewer: Viewer, path: string): Promise<PageContent> {
  const request = { ...viewer.request, operationId: 'listUsers', query: { username: path } } as const
  const [listed] = (await read(viewer, users.listUsers, request)).body
  if (listed === undefined) return showGroup(viewer, path)
  const { body: user } = await read(viewer, users.getUser, {
    ...viewer.request,
    operationId: 'getUser',
    path: { id: listed.id },
  })
  return {
    title: user.name,
    content: markup`${facts([
      ['Username', user.username],
      ['State', user.state],
      ['Organization', user.organization],
      ['Location', user.location],
      ['Website', user.website_url],
      ['Member since', time(user.created_at)],
      ['API', apiLink(`/users/${user.id}`)],
    ])}
    ${text(user.bio)}`,
  }
}

/** The group of this full path, with its projects. */
export async function showGroup(viewer: Viewer, id: string): Promise<PageContent> {
  const path = { id }
  const { body: group } = await read(viewer, groups.getGroup, {
    ...viewer.request,
    operationId: 'getGroup',
    path,
  })
  const { body, page } = await read(viewer, groups.listGroupProjects, {
    ...viewer.request,
    operationId: 'listGroupProjects',
    path,
  })
  return {
    title: group.full_name,
    content: markup`${facts([
      ['Path', group.full_path],
      ['Visibility', group.visibility],
      ['API', apiLink(`/groups/${group.id}`)],
    ])}
    ${text(group.description)} ${records('Projects', body.map(projectItem), page.total)}`,
  }
}

/** All projects that are visible to the viewer. */
export async function showProjects(viewer: Viewer): Promise<PageContent> {
  const { body, page } = await read(viewer, projects.listProjects, {
    ...viewer.request,
    operationId: 'listProjects',
  })
  return { title: 'Projects', content: records('Visible to you', body.map(projectItem), page.total) }
}

interface Listed {
  name: string
  path_with_namespace?: string
  name_with_namespace?: string
  description?: string | null
}

function projectItem({ name, name_with_namespace, path_with_namespace = '', description }: Listed): Html {
  return markup`<a href="/${encodedPath(path_with_namespace)}">${name_with_namespace ?? name}</a>
    ${description !== null && description !== undefined && markup`<span class="hint">${description}</span>`}`
}
