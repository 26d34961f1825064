/** Rows whose project or target does not exist: omitted if they were deleted meanwhile as well, else an error. */
import { expect } from 'vitest'
import { loadedPage } from '../../../server-stub/http/loaded-page.ts'
import { eventRecords } from '../../../server-stub/resources/events/relations.ts'
import { issuesById } from '../../../server-stub/resources/issues/index.ts'
import { pageOfIssues } from '../../../server-stub/resources/issues/queries/lists.ts'
import { todoRecords } from '../../../server-stub/resources/todos/relations.ts'
import type { Services } from '../../../server-stub/services.ts'
import { administratorServices } from '../../support/services.ts'
import { test, type Forge } from '../../support/forge.ts'
import { newProject, newTeam } from '../../support/team.ts'

const missing = 999_999
const author = { id: 1, username: 'root', name: 'Root', state: 'active', avatar_url: null }
const author_rows = JSON.stringify([[1, author]])

/** The services of the administrator, and a project with an issue, a todo and events. */
async function prepare(forge: Forge): Promise<Services> {
  const team = await newTeam(forge)
  const project = await newProject(team)
  const assignee_ids = [team.developer.id]
  await team.owner.post(`/projects/${project}/issues`, { title: 'Knot', assignee_ids })
  return administratorServices(forge)
}

test('an event without its project is an error, unless it was deleted as well', async ({ forge }) => {
  const services = await prepare(forge)
  const row = await services.db.selectFrom('event').selectAll().executeTakeFirstOrThrow()
  const event = { ...row, author_rows }
  expect(await eventRecords(services, [event])).toHaveLength(1)
  await expect(eventRecords(services, [event, { ...event, project_id: missing }])).rejects.toThrow(
    `A record that event ${event.id} requires does not exist`,
  )
  expect(await eventRecords(services, [{ ...event, id: missing, project_id: missing }, event])).toHaveLength(
    1,
  )
})

test('a todo without its project or target is an error, unless it was deleted as well', async ({ forge }) => {
  const services = await prepare(forge)
  const row = await services.db.selectFrom('todo').selectAll().executeTakeFirstOrThrow()
  const todo = { ...row, author_rows, note_rows: '[]' }
  expect(await todoRecords(services, [todo])).toHaveLength(1)
  for (const lost of [{ project_id: missing }, { issue_id: missing }]) {
    await expect(todoRecords(services, [{ ...todo, ...lost }])).rejects.toThrow(`todo ${todo.id} requires`)
    expect(await todoRecords(services, [{ ...todo, ...lost, id: missing }, todo])).toHaveLength(1)
  }
})

test('records that were deleted meanwhile are omitted', async ({ forge }) => {
  const services = await prepare(forge)
  const { id } = await services.db.selectFrom('issue').select('id').executeTakeFirstOrThrow()
  expect((await issuesById(services, [missing, id])).map((issue) => issue.id)).toEqual([id])
})

test('a page is selected again if a record of it was deleted meanwhile', async ({ forge }) => {
  const services = await prepare(forge)
  const { id: project } = await services.db.selectFrom('project').select('id').executeTakeFirstOrThrow()
  for (const title of ['Bowline', 'Sheet bend'])
    expect((await forge.admin.post(`/projects/${project}/issues`, { title })).status).toBe(201)
  const deletions: number[] = []
  const page = await loadedPage(
    () => pageOfIssues(services, { kind: 'project', id: project }, {}, { page: 1, perPage: 2 }),
    async (ids) => {
      const [newest = missing] = ids
      if (deletions.length === 0) await services.db.deleteFrom('issue').where('id', '=', newest).execute()
      deletions.push(newest)
      return issuesById(services, ids)
    },
  )
  expect(page.rows.map(({ title }) => title)).toEqual(['Bowline', 'Knot'])
  expect(page.total).toBe(2)
})

test('a page is selected a limited number of times if its records are deleted again and again', async () => {
  let selected = 0
  const page = await loadedPage(
    async () => ({ rows: [++selected, 0], total: 2, page: 1, perPage: 2 }),
    async (rows) => rows.slice(1),
  )
  expect(page.rows).toEqual([0])
  expect(selected).toBe(5)
})
