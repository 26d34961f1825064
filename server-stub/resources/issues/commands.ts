/** Creates issues. */
import { columnsOf } from '../../http/attributes.ts'
import type { BodyOf } from '../../http/handler.ts'
import type { Services, TransactionServices } from '../../services.ts'
import { recordEvent } from '../events/commands.ts'
import { addMissingLabels, permittedDetails } from '../labels/index.ts'
import { namesIn } from '../../http/text-attributes.ts'
import { resolveDiscussions } from '../notes/index.ts'
import { nextIssueIid } from '../projects/index.ts'
import type { Project } from '../projects/record.ts'
import { assign, mention } from '../todos/commands.ts'
import { mentionedUsers } from '../todos/index.ts'
import type { UserRow } from '../../database/tables.ts'
import { validateIssue, issueColumns } from './attributes.ts'
import { discussionsToResolve, type Resolution } from './discussions.ts'
import { addIssue } from './queries/writes.ts'
import type { Issue } from './record.ts'

type Attributes = BodyOf<'createIssue'>

/** Creates an issue on behalf of the caller, with its event and todos. */
export async function createIssue(services: Services, project: Project, body: Attributes): Promise<Issue> {
  const given = permittedAttributes(services, project, body)
  await validateIssue(given, project, services)
  const resolution = await discussionsToResolve(services, project, given)
  const mentioned = await mentionedUsers(services, [given.title, given.description], (someone) =>
    validateVisibility(someone, project, given),
  )
  return services.transaction(async (tx) =>
    tx.find.issue(project, await add(tx, project, given, { resolution, mentioned })),
  )
}

interface Related {
  resolution: Resolution
  mentioned: readonly UserRow[]
}

async function add(
  { db, currentUser, now }: TransactionServices,
  project: Project,
  given: Attributes,
  { resolution, mentioned }: Related,
): Promise<number> {
  const at = now().toISOString()
  const row = {
    description: resolution.description,
    created_at: at,
    ...columnsOf(given, issueColumns),
    title: given.title.trim(),
    project_id: project.id,
    // The number comes first: it locks the project.
    iid: await nextIssueIid(db, project.id, at),
    author_id: currentUser().id,
    updated_at: at,
  }
  const assignees = [...new Set(given.assignee_ids)]
  const labels = await addMissingLabels(db, project.id, namesIn(given.labels), at)
  const { id, title } = await addIssue(db, row, { labels, assignees })
  await resolveDiscussions(db, resolution.discussions, currentUser().id, at)
  const target = { kind: 'issue', id, title } as const
  const activity = { project_id: project.id, author_id: currentUser().id, created_at: at }
  await recordEvent(db, { ...activity, action: 'created', target })
  await assign(db, { ...activity, target }, assignees)
  await mention(db, { ...activity, target }, mentioned)
  return row.iid
}

/** Some attributes require a role; they are ignored for other callers. */
function permittedAttributes(services: Services, project: Project, given: Attributes): Attributes {
  const permitted = { ...permittedDetails(services, project, given) }
  if (!services.can('set-issue-time', project)) delete permitted.created_at
  return permitted
}

/** Throws unless the user will see the issue. */
async function validateVisibility(
  { find, authorize }: Services,
  { id }: Project,
  { confidential = false }: Attributes,
): Promise<void> {
  const project = await find.project(id)
  authorize('read-issue', project)
  if (confidential) authorize('read-confidential-issues', project)
}
