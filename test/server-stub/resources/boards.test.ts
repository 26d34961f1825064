import { expect } from 'vitest'
import { at, each, idOf, type Caller, type Forge } from '../../support/forge.ts'
import { test } from '../../support/test.ts'
import { addLabel } from '../../support/planning.ts'
import { permittedFrom, statusByRole } from '../../support/team.ts'

async function boardOf(user: Caller, project: number): Promise<string> {
  const [id] = each(await user.get(`/projects/${project}/boards`), 'id')
  return `/projects/${project}/boards/${String(id)}`
}

/** A new project with a board, and one list for each of the labels. */
async function boardWith(forge: Forge, names: readonly string[]) {
  const owner = await forge.newUser('owner')
  const project = idOf(await owner.post('/projects', { name: `Board of ${owner.username}` }))
  const board = await boardOf(owner, project)
  const ids: number[] = []
  for (const name of names) {
    const label_id = await addLabel(forge, project, name)
    ids.push(idOf(await owner.post(`${board}/lists`, { label_id })))
  }
  return { owner, project, board, ids }
}

/** Names of the labels by position. */
async function order(user: Caller, board: string): Promise<unknown[]> {
  const lists = await user.get(`${board}/lists`)
  expect(each(lists, 'position')).toEqual(each(lists, 'id').map((_, index) => index + 1))
  return each(lists, 'label').map((label) => at({ ...lists, body: label }, 'name'))
}

test('creates one board with every project and fork', async ({ forge }) => {
  const owner = await forge.newUser('owner')
  const project = idOf(await owner.post('/projects', { name: 'Boarded', visibility: 'public' }))
  const fork = idOf(await (await forge.newUser()).post(`/projects/${project}/fork`))
  for (const id of [project, fork])
    expect((await forge.admin.get(`/projects/${id}/boards`)).body).toEqual([
      { id: expect.any(Number), lists: [] },
    ])
})

test('creates a list for a label in the last position', async ({ forge }) => {
  const { owner, project, board, ids } = await boardWith(forge, ['bug'])
  const label_id = await addLabel(forge, project, 'urgent')
  const created = await owner.send('POST', `${board}/lists`, { form: { label_id: String(label_id) } })
  expect(created).toMatchObject({
    status: 201,
    body: { label: { name: 'urgent', color: '#d9534f', description: null }, position: 2 },
  })
  expect((await owner.get(`${board}/lists/${idOf(created)}`)).body).toEqual(created.body)
  expect((await owner.get(`/projects/${project}/boards`)).body).toMatchObject([
    { lists: [{ id: ids[0], position: 1 }, created.body] },
  ])
})

test('returns 409 for a second list of a label, 400 for a foreign label', async ({ forge }) => {
  const { owner, project, board } = await boardWith(forge, [])
  const other = idOf(await owner.post('/projects', { name: 'Other labels' }))
  const foreign = await addLabel(forge, other, 'bug')
  const label_id = await addLabel(forge, project, 'bug')
  for (const wrong of [foreign, 999_999, 99_999_999_999, 0, undefined])
    expect((await owner.post(`${board}/lists`, { label_id: wrong })).status).toBe(400)
  const responses = await Promise.all(
    Array.from({ length: 4 }, () => owner.post(`${board}/lists`, { label_id })),
  )
  expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409])
  expect(await order(owner, board)).toEqual(['bug'])
})

test('moves a list to any position and renumbers the others', async ({ forge }) => {
  const { owner, board, ids } = await boardWith(forge, ['a', 'b', 'c', 'd'])
  const move = async (list: number | undefined, position: number): Promise<unknown> => {
    const moved = await owner.put(`${board}/lists/${String(list)}`, { position })
    expect(moved).toMatchObject({ status: 200, body: { id: list, position } })
    return order(owner, board)
  }
  expect(await move(ids[0], 3)).toEqual(['b', 'c', 'a', 'd'])
  expect(await move(ids[3], 1)).toEqual(['d', 'b', 'c', 'a'])
  expect(await move(ids[3], 4)).toEqual(['b', 'c', 'a', 'd'])
  expect(await move(ids[0], 3)).toEqual(['b', 'c', 'a', 'd'])
  for (const position of [0, -1, 5, 1.5, 'first', undefined])
    expect((await owner.put(`${board}/lists/${String(ids[0])}`, { position })).status).toBe(400)
  expect(await order(owner, board)).toEqual(['b', 'c', 'a', 'd'])
})

test('numbers lists without gaps after concurrent changes', async ({ forge }) => {
  const { owner, project, board, ids } = await boardWith(forge, ['a', 'b', 'c'])
  const labels = await Promise.all(['d', 'e', 'f'].map((name) => addLabel(forge, project, name)))
  const responses = await Promise.all([
    ...labels.map((label_id) => owner.post(`${board}/lists`, { label_id })),
    owner.delete(`${board}/lists/${String(ids[0])}`),
    owner.put(`${board}/lists/${String(ids[2])}`, { position: 1 }),
  ])
  expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 200, 200])
  expect(new Set(await order(owner, board))).toEqual(new Set(['b', 'c', 'd', 'e', 'f']))
  expect(await order(owner, board)).toHaveLength(5)
})

test('deletes a list, after which its label can have another', async ({ forge }) => {
  const { owner, board, ids } = await boardWith(forge, ['a', 'b', 'c'])
  const list = `${board}/lists/${String(ids[1])}`
  expect((await owner.delete(list)).status).toBe(200)
  expect((await owner.get(list)).status).toBe(404)
  expect((await owner.put(list, { position: 1 })).status).toBe(404)
  expect((await owner.delete(list)).status).toBe(200)
  expect(await order(owner, board)).toEqual(['a', 'c'])
  const rows = forge.appContext.db.selectFrom('board_list').where('id', '=', Number(ids[1])).selectAll()
  const { label_id, deleted_at } = await rows.executeTakeFirstOrThrow()
  expect(deleted_at).not.toBeNull()
  expect((await owner.post(`${board}/lists`, { label_id })).status).toBe(201)
  expect(await order(owner, board)).toEqual(['a', 'c', 'b'])
})

test('lets members read, reporters change and owners delete lists', async ({ forge, team, project }) => {
  const board = await boardOf(team.owner, project)
  let labels = 0
  const addList = async (caller: Caller) =>
    caller.post(`${board}/lists`, { label_id: await addLabel(forge, project, `label ${++labels}`) })
  const seeing = { anonymous: 401, nonMember: 404, guest: 200, reporter: 200, developer: 200 }
  expect(await statusByRole(team, (caller) => caller.get(`/projects/${project}/boards`))).toMatchObject(
    seeing,
  )
  expect(await statusByRole(team, (caller) => caller.get(`${board}/lists`))).toMatchObject(seeing)
  expect(await statusByRole(team, addList)).toEqual(permittedFrom('reporter', 201))
  const remove = async (caller: Caller) =>
    caller.delete(`${board}/lists/${idOf(await addList(team.reporter))}`)
  expect(await statusByRole(team, remove)).toEqual(permittedFrom('owner'))
})

test('returns 404 for boards of other projects and lists of other boards', async ({ forge }) => {
  const { owner, board, ids } = await boardWith(forge, ['a'])
  const other = await boardWith(forge, ['b'])
  await owner.post(`/projects/${other.project}/members`, { user_id: owner.id, access_level: 40 })
  const strange = `/projects/${other.project}/boards/${board.split('/').at(-1)}/lists`
  expect((await forge.admin.get(strange)).status).toBe(404)
  expect((await forge.admin.get(`${other.board}/lists/${String(ids[0])}`)).status).toBe(404)
  expect((await forge.admin.delete(`${other.board}/lists/${String(ids[0])}`)).status).toBe(200)
  expect((await forge.admin.get(`${board}/lists/99999999999`)).status).toBe(404)
  expect(await order(owner, board)).toEqual(['a'])
})
