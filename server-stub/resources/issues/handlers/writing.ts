import type { Project } from '../../projects/record.ts'
import { created, type Area, type BodyOf } from '../../../http/handler.ts'
import { issue } from '../presenter.ts'
import type { Services } from '../../../services.ts'
import { recordEvent } from '../../events/queries.ts'
import { toFlag } from '../../../database/flag.ts'
import { addIssue } from '../queries.ts'
import { labelsNamed } from '../../labels/queries.ts'
import { namesIn } from '../../merge-requests/queries.ts'
import { resolveDiscussions } from '../../notes/queries.ts'
import { touchProjects } from '../../projects/index.ts'
import { assign, mention } from '../../todos/commands.ts'
import { mentionedIn } from '../../todos/mentions.ts'
import { inIssue, isSubscribed } from '../../subscriptions/relations.ts'
import { toTimestamp } from '../../../http/text-attributes.ts'
import { checkIssue } from '../attributes.ts'
import { matterOf } from './discussions.ts'

type Attributes = BodyOf<'createIssue'>

export const writing = {
  async createIssue(request, services) {
    const { path, body, origin } = request
    const { find, authorize, can } = services
    const project = await find.project(path.id)
    authorize('create-issue', project)
    const given = can('set-issue-details', project) ? body : withoutDetails(body)
    await checkIssue(given, project, services)
    const iid = await open(services, project, given)
    const found = await find.issue(project, iid)
    return created(issue(found, await isSubscribed(services, inIssue(found)), origin))
  },
} satisfies Partial<Area<'issues', Services>>

/** What guests and strangers say about who is to look after an issue, and how it is sorted, is not taken over. */
function withoutDetails(given: Attributes): Attributes {
  const others = { ...given }
  delete others.assignee_ids
  delete others.milestone_id
  delete others.labels
  return others
}

/** Opens the issue and gives its number. */
async function open(services: Services, project: Project, given: Attributes): Promise<number> {
  const { db, can, currentUser, now } = services
  const matter = await matterOf(services, project, given)
  const mentioned = await mentionedIn(services, [given.title, given.description], (someone) =>
    look(someone, project, given),
  )
  const at = now().toISOString()
  const dated = given.created_at !== undefined && can('set-issue-time', project)
  const row = {
    project_id: project.id,
    author_id: currentUser().id,
    title: given.title.trim(),
    description: given.description ?? matter.description,
    milestone_id: given.milestone_id || null,
    confidential: toFlag(given.confidential === true),
    due_date: given.due_date ?? null,
    created_at: dated ? toTimestamp('created_at', given.created_at ?? at) : at,
    updated_at: at,
  }
  const assignees = [...new Set(given.assignee_ids)]
  return db.transaction().execute(async (tx) => {
    await touchProjects(tx, [project.id], at)
    const labels = await labelsNamed(tx, project.id, namesIn(given.labels), at)
    const { id, iid, title } = await addIssue(tx, row, { labels, assignees })
    await resolveDiscussions(tx, matter.discussions, currentUser().id, at)
    const target = { kind: 'issue', id, title } as const
    const occasion = { project_id: project.id, author_id: currentUser().id, created_at: at }
    await recordEvent(tx, { ...occasion, action: 'created', target })
    await assign(tx, { ...occasion, target }, assignees)
    await mention(tx, { ...occasion, target }, mentioned)
    return iid
  })
}

/** Looks at an issue that is about to be. */
async function look(
  { find, authorize }: Services,
  { id }: Project,
  { confidential = false }: Attributes,
): Promise<void> {
  const project = await find.project(id)
  authorize('read-issue', project)
  if (confidential) authorize('read-confidential-issues', project)
}
