/**
 * Pages of records: what the `web_url` of a project, group, user, issue or merge request leads to, and commits, files, branches,
 * snippets, jobs and pipelines. Plain HTML of what the API returns to the signed-in user.
 */
import { Router, type RequestHandler } from 'express'
import { servicesFor } from '../../create-services.ts'
import { HttpError } from '../../http/errors.ts'
import type { PageContent } from '../layout.ts'
import { messagePage, notFoundPage } from '../pages.ts'
import { paths } from '../paths.ts'
import { webHandlers, type WebContext, type WebRequest } from '../web-request.ts'
import { showCommit, showJob, showPipeline, showPipelines } from './ci.ts'
import { encodedPath } from './parts.ts'
import { showGroup, showOwner, showProjects } from './owners.ts'
import { showIssue, showMergeRequest, showSnippet } from './planning.ts'
import { showCommits, showIssues, showMergeRequests, showProject } from './project.ts'
import { isHidden, viewerOf, type Viewer } from './read.ts'
import { showBranches, showFile, showTree } from './tree.ts'

type Show = (viewer: Viewer, ...parts: string[]) => Promise<PageContent>

const project = '([^/]+(?:/[^/]+)+?)'
const withNumber =
  (show: (viewer: Viewer, id: string, number: number) => Promise<PageContent>): Show =>
  (viewer, id = '', number = '') =>
    show(viewer, id, Number(number))

/** Paths after the first slash, decoded. The first pattern that matches counts: names of branches and files may look like others. */
const routes: readonly (readonly [RegExp, Show])[] = [
  [/^explore$/, (viewer) => showProjects(viewer)],
  [/^groups\/(.+)$/, (viewer, path = '') => showGroup(viewer, path)],
  [
    new RegExp(`^${project}/blob/(.+)$`),
    (viewer, id = '', refAndPath = '') => showFile(viewer, id, refAndPath),
  ],
  [
    new RegExp(`^${project}/tree/(.+)$`),
    (viewer, id = '', refAndPath = '') => showTree(viewer, id, refAndPath),
  ],
  [new RegExp(`^${project}/commits/(.+)$`), (viewer, id = '', ref = '') => showCommits(viewer, id, ref)],
  [new RegExp(`^${project}/commit/(.+)$`), (viewer, id = '', sha = '') => showCommit(viewer, id, sha)],
  [new RegExp(`^${project}/issues/(\\d{1,9})$`), withNumber(showIssue)],
  [new RegExp(`^${project}/merge_requests/(\\d{1,9})$`), withNumber(showMergeRequest)],
  [new RegExp(`^${project}/snippets/(\\d{1,9})$`), withNumber(showSnippet)],
  [new RegExp(`^${project}/builds/(\\d{1,9})$`), withNumber(showJob)],
  [new RegExp(`^${project}/pipelines/(\\d{1,9})$`), withNumber(showPipeline)],
  [new RegExp(`^${project}/commits$`), (viewer, id = '') => showCommits(viewer, id)],
  [new RegExp(`^${project}/branches$`), (viewer, id = '') => showBranches(viewer, id)],
  [new RegExp(`^${project}/issues$`), (viewer, id = '') => showIssues(viewer, id)],
  [new RegExp(`^${project}/merge_requests$`), (viewer, id = '') => showMergeRequests(viewer, id)],
  [new RegExp(`^${project}/pipelines$`), (viewer, id = '') => showPipelines(viewer, id)],
  [new RegExp(`^${project}$`), (viewer, id = '') => showProject(viewer, id)],
  [/^([^/]+)$/, (viewer, path = '') => showOwner(viewer, path)],
]

/**
 * Handles GET requests for pages of records. Other requests are passed on, and so are unknown paths, unless a browser sends
 * them: it gets a page with status 404.
 */
export function createRecordPages(context: WebContext): RequestHandler {
  const router = Router({ strict: true, caseSensitive: true })
  const handlers = webHandlers(context, (request) => respond(context, request))
  router.get(/^\/(?!api\/|-\/).+$/, ...handlers)
  return router
}

async function respond(context: WebContext, request: WebRequest): Promise<void> {
  const { user, services: anonymous, path, render, pass, acceptsHtml } = request
  const viewer = viewerOf(
    user === null ? anonymous : servicesFor({ kind: 'user', user, sudoer: null }, context, anonymous.origin),
  )
  try {
    render(200, { isWide: true, ...(await pageOf(viewer, path)) })
  } catch (error) {
    if (!isHidden(error)) throw error
    if (!acceptsHtml) return pass()
    const status = error.kind === 'forbidden' ? 403 : 404
    if (user === null)
      render(status, notFoundPage(`${paths.signIn}?return_to=${encodeURIComponent(`/${encodedPath(path)}`)}`))
    else render(status, status === 403 ? messagePage('Forbidden', error.message) : notFoundPage(null))
  }
}

async function pageOf(viewer: Viewer, path: string): Promise<PageContent> {
  for (const [pattern, show] of routes) {
    const match = pattern.exec(path)
    if (match !== null) return show(viewer, ...match.slice(1))
  }
  throw new HttpError('not-found')
}
