/** Labels, milestones, snippets and other records of a project. Spec: document 3, "Milestone (embedded)", "Board and board list". */
import type { Schema } from '../../generated/provisioning/schemas.ts'
import { invalid, notFound } from '../http/errors.ts'
import { recordEvent } from '../resources/events/commands.ts'
import { toFlag } from '../database/flag.ts'
import { issueById, setIssueState } from '../resources/issues/index.ts'
import { addLabel } from '../resources/labels/index.ts'
import { addMilestone, milestone } from '../resources/milestones/index.ts'
import { addBoard, addShare, addStar, changeProject } from '../resources/projects/index.ts'
import { settingsOf } from '../resources/settings/index.ts'
import { addSnippet } from '../resources/snippets/index.ts'
import { addEmail, email } from '../resources/users/index.ts'
import { onConstraintViolation } from '../database/constraints.ts'
import type { Services } from '../services.ts'

/** Creates a label of a project. */
export async function createLabel(
  { db, find, now }: Services,
  { name, color, ...given }: Schema<'NewLabel'>,
): Promise<Schema<'Label'>> {
  const { id: project_id } = await find.project(given.project_id)
  const description = given.description ?? null
  const row = { project_id, name, color, description, created_at: now().toISOString() }
  const adding = db.transaction().execute((tx) => addLabel(tx, row))
  return onConstraintViolation(adding, {
    label_by_project_id_name: () => invalid({ name: ['has already been taken'] }),
  })
}

/** Creates a milestone with the next IID of its project. */
export async function createMilestone(
  { db, find, now }: Services,
  { title, state = 'active', ...given }: Schema<'NewMilestone'>,
): Promise<Schema<'Milestone'>> {
  const { id: project_id } = await find.project(given.project_id)
  const at = now().toISOString()
  const description = given.description ?? null
  const due_date = given.due_date ?? null
  const row = { project_id, title, description, state, due_date, created_at: at, updated_at: at }
  return milestone(await db.transaction().execute((tx) => addMilestone(tx, row)))
}

/** Closes or reopens an issue on behalf of the administrator. */
export async function setStateOfIssue(
  { db, currentUser, now }: Services,
  { issue_id, state }: Schema<'NewIssueState'>,
): Promise<Schema<'IssueState'>> {
  const before = await issueById(db, issue_id)
  if (before === undefined) throw notFound('Issue')
  const { project_id, iid, title } = before
  const created_at = now().toISOString()
  await db.transaction().execute(async (tx) => {
    if ((await setIssueState(tx, issue_id, state, created_at)) === undefined) return
    const action = state === 'closed' ? 'closed' : 'reopened'
    const target = { kind: 'issue', id: issue_id, title } as const
    await recordEvent(tx, { project_id, author_id: currentUser().id, created_at, action, target })
  })
  return { id: issue_id, project_id, iid, state }
}

/** Creates a snippet of a project, with the visibility of the settings if none is given. */
export async function createSnippet(
  { db, find, currentUser, now }: Services,
  { author_id = currentUser().id, title, content = '', ...given }: Schema<'NewSnippet'>,
): Promise<Schema<'Snippet'>> {
  const { id: project_id } = await find.project(given.project_id)
  const { id: author } = await find.user(author_id)
  const at = now().toISOString()
  const file_name = given.file_name ?? null
  const row = { project_id, author_id: author, title, file_name, content, created_at: at, updated_at: at }
  return db.transaction().execute(async (tx) => {
    const visibility = given.visibility ?? (await settingsOf(tx)).default_snippet_visibility
    return addSnippet(tx, { ...row, visibility })
  })
}

/** Creates a board of a project, without lists. */
export async function createBoard(
  { db, find, now }: Services,
  given: Schema<'NewBoard'>,
): Promise<Schema<'Board'>> {
  const { id: project_id } = await find.project(given.project_id)
  const row = { project_id, created_at: now().toISOString() }
  return { id: await db.transaction().execute((tx) => addBoard(tx, row)), project_id }
}

/** Adds a further email address of a user. */
export async function createEmail(
  { db, find, now }: Services,
  given: Schema<'NewEmail'>,
): Promise<Schema<'Email'>> {
  const { id: user_id } = await find.user(given.user_id)
  const row = { user_id, email: given.email, created_at: now().toISOString() }
  const adding = db.transaction().execute((tx) => addEmail(tx, row))
  return email(
    await onConstraintViolation(adding, {
      email_by_email: () => invalid({ email: ['has already been taken'] }),
    }),
  )
}

/** Adds the star of a user to a project. */
export async function createStar(
  { find, now, transaction }: Services,
  given: Schema<'NewStar'>,
): Promise<Schema<'Star'>> {
  const { id: project_id } = await find.project(given.project_id)
  const { id: user_id } = await find.user(given.user_id)
  const star = { project_id, user_id, created_at: now().toISOString() }
  await transaction((tx) => addStar(tx.db, star))
  return { project_id, user_id }
}

/** Shares a project with a group; developers of the group are developers of the project then. */
export async function createShare(
  { db, find, now }: Services,
  { group_access = 30, ...given }: Schema<'NewShare'>,
): Promise<Schema<'Share'>> {
  const { id: project_id } = await find.project(given.project_id)
  const { id: group_id } = await find.group(given.group_id)
  const expires_at = given.expires_at ?? null
  const row = { project_id, group_id, group_access, expires_at, created_at: now().toISOString() }
  const adding = db.transaction().execute((tx) => addShare(tx, row))
  return onConstraintViolation(adding, {
    project_group_link_by_project_id_group_id: () => invalid({ group_id: ['has the project already'] }),
  })
}

/** Archives a project, or restores it. */
export async function archiveProject(
  { find, transaction }: Services,
  { project_id, archived = true }: Schema<'NewArchive'>,
): Promise<Schema<'Archive'>> {
  const { id } = await find.project(project_id)
  await transaction((tx) => changeProject(tx.db, id, { archived: toFlag(archived) }))
  return { project_id: id, archived }
}
