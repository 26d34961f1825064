/** Pages of a project and its lists. */
import { commits } from '../../resources/commits/handlers.ts'
import { files } from '../../resources/files/handlers.ts'
import { issues } from '../../resources/issues/handlers.ts'
import { mergeRequests } from '../../resources/merge-requests/handlers.ts'
import { markup, type Html } from '../html.ts'
import type { PageContent } from '../layout.ts'
import { breadcrumbLinks, facts, records, text, time, userLink } from './parts.ts'
import { apiLink, ownerUrl, projectPage } from './project-page.ts'
import { read, unlessHidden, type Viewer } from './read.ts'
import { fileContent, treeList } from './tree.ts'

/** Overview of a project: where to clone it, its files and what links to the rest. */
export async function showProject(viewer: Viewer, id: string): Promise<PageContent> {
  const { project, url } = await projectPage(viewer, id)
  const { namespace, default_branch } = project
  return {
    title: project.name_with_namespace,
    breadcrumbs: breadcrumbLinks([[ownerUrl(namespace), namespace.full_path]]),
    content: markup`${text(project.description)}
      <p class="tabs">
        <a href="${url}/commits">Commits</a> <a href="${url}/branches">Branches</a>
        ${project.issues_enabled && markup`<a href="${url}/issues">Issues</a>`}
        ${project.merge_requests_enabled && markup`<a href="${url}/merge_requests">Merge requests</a>`}
        ${project.jobs_enabled && markup`<a href="${url}/pipelines">Pipelines</a>`}
      </p>
      ${facts([
        ['Visibility', project.visibility],
        ['Clone', markup`<code>git clone ${project.http_url_to_repo}</code>`],
        ['Default branch', default_branch],
        ['Tags', project.tag_list.join(', ')],
        ['Stars', project.star_count],
        ['Forks', project.forks_count],
        ['Last activity', time(project.last_activity_at)],
        ['API', apiLink(`/projects/${project.id}`)],
      ])}
      ${default_branch !== '' && (await overviewOfFiles(viewer, { id, url, ref: default_branch }))}`,
  }
}

async function overviewOfFiles(
  viewer: Viewer,
  { id, url, ref }: { id: string; url: string; ref: string },
): Promise<Html | null> {
  const tree = await unlessHidden(treeList(viewer, { id, url, ref, path: '' }))
  const path = { id, file_path: 'README.md' }
  const request = { ...viewer.request, operationId: 'getFile', path, query: { ref } } as const
  const readme = await unlessHidden(read(viewer, files.getFile, request))
  if (tree === undefined) return null
  return markup`<h2>Files</h2>
    ${tree}${readme !== undefined && markup`<h2>README.md</h2>${fileContent(readme.body)}`}`
}

/** The issues of a project, the newest first. */
export async function showIssues(viewer: Viewer, id: string): Promise<PageContent> {
  const { breadcrumbs, url } = await projectPage(viewer, id)
  const request = { ...viewer.request, operationId: 'listProjectIssues', path: { id } } as const
  const { body, page } = await read(viewer, issues.listProjectIssues, request)
  const items = body.map(
    ({ iid, title, state, author, created_at }) =>
      markup`<a href="${url}/issues/${iid}">${title}</a>
        <span class="hint">#${iid}, ${state}, ${userLink(author)}, ${time(created_at)}</span>`,
  )
  return { title: 'Issues', breadcrumbs, content: records('All issues', items, page.total) }
}

/** The merge requests of a project, the newest first. */
export async function showMergeRequests(viewer: Viewer, id: string): Promise<PageContent> {
  const { breadcrumbs, url } = await projectPage(viewer, id)
  const request = { ...viewer.request, operationId: 'listMergeRequests', path: { id } } as const
  const { body, page } = await read(viewer, mergeRequests.listMergeRequests, request)
  const items = body.map(
    ({ iid, title, state, author, source_branch, target_branch }) =>
      markup`<a href="${url}/merge_requests/${iid}">${title}</a>
        <span class="hint">!${iid}, ${state}, ${userLink(author)}, ${source_branch} → ${target_branch}</span>`,
  )
  const list = records('All merge requests', items, page.total)
  return { title: 'Merge requests', breadcrumbs, content: list }
}

/** The history of a branch, tag or commit; of the default branch without one. */
export async function showCommits(viewer: Viewer, id: string, ref?: string): Promise<PageContent> {
  const { breadcrumbs, url } = await projectPage(viewer, id)
  const query = ref === undefined ? {} : { ref_name: ref }
  const request = { ...viewer.request, operationId: 'listCommits', path: { id }, query } as const
  const { body, page } = await read(viewer, commits.listCommits, request)
  const items = body.map(
    ({ id: sha, short_id, title, author_name, created_at }) =>
      markup`<a href="${url}/commit/${sha}">${title}</a>
        <span class="hint"><code>${short_id}</code>, ${author_name}${created_at !== undefined && markup`, ${time(created_at)}`}</span>`,
  )
  return {
    title: ref === undefined ? 'Commits' : `Commits of ${ref}`,
    breadcrumbs,
    content: records('History', items, page.total),
  }
}
