import { expect } from 'vitest'
import { each, idOf, textAt, type Caller, type Forge } from '../../support/forge.ts'
import { test } from '../../support/test.ts'
import { addSnippet, openMergeRequest } from '../../support/planning.ts'
import { newProject, permittedFrom, statusByRole, type Team } from '../../support/team.ts'

/** Paths of records that can have award emoji, and the `awardable_type` of each. */
async function awardables(forge: Forge, team: Team, project: number): Promise<[string, string][]> {
  const iid = textAt(await team.owner.post(`/projects/${project}/issues`, { title: 'Knot' }), 'iid')
  const issue = `/projects/${project}/issues/${iid}`
  const snippet = await addSnippet(forge, project, team.owner.id, 'public')
  const request = await openMergeRequest(forge, team.owner, project)
  const noteOn = async (awardable: string): Promise<string> =>
    `${awardable}/notes/${idOf(await team.owner.post(`${awardable}/notes`, { body: 'Tight.' }))}`
  return [
    [issue, 'Issue'],
    [request, 'MergeRequest'],
    [`/projects/${project}/snippets/${snippet}`, 'Snippet'],
    [await noteOn(issue), 'Note'],
    [await noteOn(request), 'Note'],
  ]
}

test('creates, returns and deletes award emoji on all kinds of records', async ({ forge, team }) => {
  const { reporter } = team
  for (const [awardable, type] of await awardables(forge, team, await newProject(team))) {
    const created = await reporter.post(`${awardable}/award_emoji`, { name: 'tada' })
    expect(created).toMatchObject({
      status: 201,
      body: { name: 'tada', user: { id: reporter.id }, awardable_type: type },
    })
    const award = `${awardable}/award_emoji/${idOf(created)}`
    expect((await reporter.get(award)).body).toEqual(created.body)
    expect((await reporter.get(`${awardable}/award_emoji`)).body).toEqual([created.body])
    expect((await reporter.post(`${awardable}/award_emoji`, { name: 'tada' })).status).toBe(409)
    expect((await team.developer.delete(award)).status).toBe(403)
    expect((await reporter.delete(award)).status).toBe(200)
    expect((await reporter.get(award)).status).toBe(404)
    expect((await reporter.delete(award)).status).toBe(200)
    expect((await reporter.get(`${awardable}/award_emoji`)).body).toEqual([])
  }
})

test('returns 404 for the award emoji of another record', async ({ forge, team }) => {
  const awardablePaths = await awardables(forge, team, await newProject(team))
  for (const [awardable] of awardablePaths) {
    const award = idOf(await team.owner.post(`${awardable}/award_emoji`, { name: 'tada' }))
    for (const [other] of awardablePaths.filter(([each]) => each !== awardable)) {
      expect((await team.admin.get(`${other}/award_emoji/${award}`)).status).toBe(404)
      expect((await team.admin.delete(`${other}/award_emoji/${award}`)).status).toBe(200)
    }
    expect((await team.owner.get(`${awardable}/award_emoji/${award}`)).status).toBe(200)
  }
})

test('roles that add and delete award emoji', async ({ team, project }) => {
  await team.owner.post(`/projects/${project}/issues`, { title: 'Knot' })
  const awards = `/projects/${project}/issues/1/award_emoji`
  expect(await statusByRole(team, (caller) => caller.post(awards, { name: 'tada' }))).toEqual(
    permittedFrom('guest', 201),
  )
  let name = 0
  const remove = async (caller: Caller) =>
    caller.delete(`${awards}/${idOf(await team.guest.post(awards, { name: `x${++name}` }))}`)
  expect(await statusByRole(team, remove)).toEqual({
    anonymous: 401,
    nonMember: 404,
    guest: 200,
    reporter: 403,
    developer: 403,
    master: 403,
    owner: 403,
    admin: 200,
  })
})

test('returns 409 for the same emoji of the same user, also under its alias', async ({ team, project }) => {
  await team.owner.post(`/projects/${project}/issues`, { title: 'Knot' })
  const awards = `/projects/${project}/issues/1/award_emoji`
  expect(await team.owner.send('POST', awards, { form: { name: '+1' } })).toMatchObject({
    status: 201,
    body: { name: 'thumbsup' },
  })
  expect((await team.owner.post(awards, { name: 'thumbsup' })).status).toBe(409)
  expect((await team.guest.post(awards, { name: 'thumbsup' })).status).toBe(201)
  expect(each(await team.owner.get(awards), 'name')).toEqual(['thumbsup', 'thumbsup'])
})

test('stores one of two equal award emoji that are created concurrently', async ({ forge }) => {
  const owner = await forge.newUser('owner')
  const project = idOf(await owner.post('/projects', { name: 'Quick cheers' }))
  await owner.post(`/projects/${project}/issues`, { title: 'Knot' })
  const awards = `/projects/${project}/issues/1/award_emoji`
  const responses = await Promise.all(Array.from({ length: 5 }, () => owner.post(awards, { name: 'tada' })))
  expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409, 409])
  expect(each(await owner.get(awards), 'name')).toEqual(['tada'])
})

test('accepts every well-formed name', async ({ team, project }) => {
  await team.owner.post(`/projects/${project}/issues`, { title: 'Knot' })
  const awards = `/projects/${project}/issues/1/award_emoji`
  for (const name of ['thread', 'no_such_emoji', '1f9f5', '+2'])
    expect(await team.owner.post(awards, { name })).toMatchObject({ status: 201, body: { name } })
  expect((await team.owner.post(awards, { name: ':tada:' })).body).toEqual({
    message: { name: ['must be a name of 1 to 64 characters a-z, 0-9, _, + and -, without colons'] },
  })
})

test('returns 400 for a text that is not the name of an emoji', async ({ forge }) => {
  const owner = await forge.newUser('owner')
  const project = idOf(await owner.post('/projects', { name: 'Odd cheers' }))
  await owner.post(`/projects/${project}/issues`, { title: 'Knot' })
  const awards = `/projects/${project}/issues/1/award_emoji`
  for (const name of [undefined, '', ':tada:', 'Tada', 'a b', 'x'.repeat(65), 7])
    expect((await owner.post(awards, { name })).status).toBe(400)
  expect((await owner.get(awards)).body).toEqual([])
})

test('reassigns award emoji of a deleted user to the ghost user, without duplicates', async ({ forge }) => {
  const owner = await forge.newUser('owner')
  const project = idOf(await owner.post('/projects', { name: 'Left cheers', visibility: 'public' }))
  await owner.post(`/projects/${project}/issues`, { title: 'Knot' })
  const awards = `/projects/${project}/issues/1/award_emoji`
  for (const name of ['first', 'second']) {
    const leaving = await forge.newUser(name)
    await leaving.post(awards, { name: 'tada' })
    await leaving.post(`/projects/${project}/issues/1/notes`, { body: `By the ${name}` })
    expect((await forge.admin.delete(`/users/${leaving.id}`)).status).toBe(200)
  }
  expect((await owner.get(awards)).body).toMatchObject([{ name: 'tada', user: { name: 'Ghost User' } }])
  expect((await owner.get(`/projects/${project}/issues/1/notes`)).body).toMatchObject([
    { body: 'By the first', author: { name: 'Ghost User' } },
    { body: 'By the second', author: { name: 'Ghost User' } },
  ])
})

test('rejects giving and deleting award emoji in an archived project, also by administrators', async ({
  forge,
  team,
}) => {
  const project = await newProject(team)
  const awardablePaths = await awardables(forge, team, project)
  const paths = awardablePaths.map(([path]) => `${path}/award_emoji`)
  const awards = await Promise.all(
    paths.map(async (path) => `${path}/${idOf(await team.owner.post(path, { name: 'tada' }))}`),
  )
  await forge.provision.archive({ project_id: project })
  const rejected = { status: 403, body: { message: '403 Forbidden - The project is archived' } }
  for (const caller of [team.owner, team.admin]) {
    for (const path of paths) expect(await caller.post(path, { name: 'eyes' })).toMatchObject(rejected)
    for (const award of awards) expect(await caller.delete(award)).toMatchObject(rejected)
  }
  for (const award of awards) {
    expect((await team.guest.delete(award)).status).toBe(403)
    expect((await team.owner.get(award)).status).toBe(200)
  }
  await forge.provision.archive({ project_id: project, archived: false })
  for (const award of awards) expect((await team.owner.delete(award)).status).toBe(200)
})

test('names what is missing: the note or its award emoji', async ({ forge, team }) => {
  const awardablePaths = await awardables(forge, team, await newProject(team))
  const notes = awardablePaths.map(([path]) => path).filter((path) => path.includes('/notes/'))
  expect(notes).toHaveLength(2)
  for (const note of notes) {
    const messageAt = async (path: string) => (await team.owner.get(path)).body
    expect(await messageAt(`${note}/award_emoji/999`)).toEqual({ message: '404 Award Emoji Not Found' })
    expect(await messageAt(`${note}999/award_emoji/999`)).toEqual({ message: '404 Note Not Found' })
  }
})
