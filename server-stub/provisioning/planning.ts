/** Labels, milestones, snippets and other records of a project. Spec: document 3, "Milestone (embedded)", "Board and board list". */
import { invalid, notFound } from '../http/errors.ts'
import { recordEvent } from '../resources/events/commands.ts'
import { toFlag } from '../database/flag.ts'
import { issueById, setIssueState } from '../resources/issues/index.ts'
import { limits } from '../limits.ts'
import { addLabel } from '../resources/labels/index.ts'
import { addMilestone } from '../resources/milestones/index.ts'
import { addStar, changeProject } from '../resources/projects/index.ts'
import { addShare } from '../resources/projects/index.ts'
import { settingsOf } from '../resources/settings/index.ts'
import { addSnippet } from '../resources/snippets/index.ts'
import { onConstraintViolation } from '../database/constraints.ts'
import { date, flag, id, name, oneOf, required, text } from './fields.ts'
import { resource } from './resource.ts'

export const label = resource({
  summary: 'A label of a project.',
  fields: {
    project_id: required(id),
    name: required(name),
    color: text(7),
    description: text(),
  },
  make: async ({ services: { db, find, now } }, { project_id, name: title, color, description = null }) => {
    if (color !== undefined && !/^#[0-9a-f]{6}$/i.test(color)) throw invalid({ color: ['must be #rrggbb'] })
    const { id: project } = await find.project(project_id)
    const row = { project_id: project, name: title, color, description, created_at: now().toISOString() }
    const adding = db.transaction().execute((tx) => addLabel(tx, row))
    return onConstraintViolation(adding, {
      label_by_project_id_name: () => invalid({ name: ['has already been taken'] }),
    })
  },
})

export const milestone = resource({
  summary: 'A milestone of a project.',
  fields: {
    project_id: required(id),
    title: required(name),
    description: text(limits.textCharacters.max),
    state: oneOf('active', 'closed'),
    due_date: date,
  },
  make: async ({ services: { db, find, now } }, given) => {
    const { project_id, title, description = null, state = 'active', due_date = null } = given
    const { id: project } = await find.project(project_id)
    const at = now().toISOString()
    const row = { project_id: project, title, description, state, due_date, created_at: at, updated_at: at }
    return db.transaction().execute((tx) => addMilestone(tx, row))
  },
})

export const issueState = resource({
  summary: 'Closes an issue, as the administrator, or opens it again.',
  fields: { issue_id: required(id), state: required(oneOf('opened', 'closed')) },
  make: async ({ services: { db, currentUser, now } }, { issue_id, state }) => {
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
  },
})

export const snippet = resource({
  summary:
    'A snippet of a project, by the administrator and as visible as the settings say unless given otherwise.',
  fields: {
    project_id: required(id),
    author_id: id,
    title: required(name),
    file_name: text(),
    content: text(limits.textCharacters.max),
    visibility: oneOf('private', 'internal', 'public'),
  },
  make: async ({ services: { db, find, currentUser, now } }, given) => {
    const {
      project_id,
      author_id = currentUser().id,
      title,
      file_name = null,
      content = '',
      visibility,
    } = given
    const { id: project } = await find.project(project_id)
    const { id: author } = await find.user(author_id)
    const at = now().toISOString()
    const times = { created_at: at, updated_at: at }
    const row = { project_id: project, author_id: author, title, file_name, content, ...times }
    return db.transaction().execute(async (tx) => {
      const { default_snippet_visibility: usual } = await settingsOf(tx)
      return addSnippet(tx, { ...row, visibility: visibility ?? usual })
    })
  },
})

export const star = resource({
  summary: 'A star that a user gives to a project.',
  fields: { project_id: required(id), user_id: required(id) },
  make: async ({ services: { find, now, transaction } }, { project_id, user_id }) => {
    const { id: project } = await find.project(project_id)
    const { id: user } = await find.user(user_id)
    const star = { project_id: project, user_id: user, created_at: now().toISOString() }
    await transaction((tx) => addStar(tx.db, star))
    return { project_id: project, user_id: user }
  },
})

export const share = resource({
  summary: 'Shares a project with a group; developers of the group are developers of the project then.',
  fields: {
    project_id: required(id),
    group_id: required(id),
    group_access: oneOf(10, 20, 30, 40),
    expires_at: date,
  },
  make: async ({ services: { db, find, now } }, given) => {
    const { project_id, group_id, group_access = 30, expires_at = null } = given
    const { id: project } = await find.project(project_id)
    const { id: group } = await find.group(group_id)
    const row = { project_id: project, group_id: group, group_access, expires_at }
    const adding = db.transaction().execute((tx) => addShare(tx, { ...row, created_at: now().toISOString() }))
    return onConstraintViolation(adding, {
      project_group_link_by_project_id_group_id: () => invalid({ group_id: ['has the project already'] }),
    })
  },
})

export const archive = resource({
  summary: 'Archives a project, or brings it back with `archived` false.',
  fields: { project_id: required(id), archived: flag },
  make: async ({ services: { find, transaction } }, { project_id, archived = true }) => {
    const { id: project } = await find.project(project_id)
    await transaction((tx) => changeProject(tx.db, project, { archived: toFlag(archived) }))
    return { project_id: project, archived }
  },
})
