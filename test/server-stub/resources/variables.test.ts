import { expect } from 'vitest'
import { each, test, type Forge } from '../../support/forge.ts'
import { newProject, newTeam, permittedFrom, statusByRole, type Team } from '../../support/team.ts'

async function projectWithTeam(forge: Forge): Promise<{ team: Team; path: string; other: string }> {
  const team = await newTeam(forge)
  const [one, other] = [await newProject(team), await newProject(team)]
  return { team, path: `/projects/${one}/variables`, other: `/projects/${other}/variables` }
}

test('a variable is created, read, updated and deleted', async ({ forge }) => {
  const { team, path } = await projectWithTeam(forge)
  const created = await team.master.post(path, { key: 'WEAVER_KEY', value: 'warp', protected: true })
  expect(created).toMatchObject({
    status: 201,
    body: { key: 'WEAVER_KEY', value: 'warp', protected: true },
  })
  expect((await team.master.get(`${path}/WEAVER_KEY`)).body).toEqual({ key: 'WEAVER_KEY', value: 'warp' })
  const changed = await team.master.put(`${path}/WEAVER_KEY`, { value: '' })
  expect(changed).toMatchObject({ status: 200, body: { key: 'WEAVER_KEY', value: '', protected: true } })
  const opened = await team.master.put(`${path}/WEAVER_KEY`, { value: 'weft', protected: false })
  expect(opened.body).toEqual({ key: 'WEAVER_KEY', value: 'weft', protected: false })
  expect((await team.master.get(path)).body).toEqual([{ key: 'WEAVER_KEY', value: 'weft' }])
  expect((await team.master.delete(`${path}/WEAVER_KEY`)).status).toBe(200)
  expect((await team.master.delete(`${path}/WEAVER_KEY`)).status).toBe(200)
  const gone = await team.master.get(`${path}/WEAVER_KEY`)
  expect(gone).toMatchObject({ status: 404, body: { message: '404 Variable Not Found' } })
  expect((await team.master.put(`${path}/WEAVER_KEY`, { value: 'x' })).status).toBe(404)
})

test('a form is equivalent to JSON, and protection is off by default', async ({ forge }) => {
  const { team, path } = await projectWithTeam(forge)
  const created = await team.master.send('POST', path, { form: { key: 'A', value: 'true' } })
  expect(created).toMatchObject({ status: 201, body: { key: 'A', value: 'true', protected: false } })
  const changed = await team.master.send('PUT', `${path}/A`, { form: { value: '1', protected: 'true' } })
  expect(changed).toMatchObject({ status: 200, body: { value: '1', protected: true } })
})

test('a key has at most 255 letters, digits and underscores, and a value is required', async ({ forge }) => {
  const { team, path } = await projectWithTeam(forge)
  const longest = 'K'.repeat(255)
  expect((await team.master.post(path, { key: longest, value: 'v' })).status).toBe(201)
  for (const key of [`${longest}K`, '', 'A-B', 'A B', 'Ä', 'A\n', 'A.B', null, undefined])
    expect((await team.master.post(path, { key, value: 'v' })).status, String(key)).toBe(400)
  for (const value of [undefined, null, 7, 'v'.repeat(100_001)])
    expect((await team.master.post(path, { key: 'B', value })).status).toBe(400)
  expect(each(await team.master.get(path), 'key')).toEqual([longest])
})

test('a key is unique in a project, with letter case', async ({ forge }) => {
  const { team, path, other } = await projectWithTeam(forge)
  const variable = { key: 'KEY', value: 'first' }
  expect((await team.master.post(path, variable)).status).toBe(201)
  const again = await team.master.post(path, { ...variable, value: 'second' })
  expect(again).toMatchObject({ status: 409, body: { message: { key: ['has already been taken'] } } })
  expect((await team.master.post(path, { ...variable, key: 'key' })).status).toBe(201)
  expect((await team.master.post(other, variable)).status).toBe(201)
  await team.master.delete(`${other}/KEY`)
  expect((await team.master.get(`${path}/KEY`)).body).toEqual(variable)
  const responses = await Promise.all(
    ['a', 'b'].map((value) => team.master.post(other, { key: 'RUSH', value })),
  )
  expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
})

test('masters manage variables', async ({ forge }) => {
  const { team, path } = await projectWithTeam(forge)
  await team.master.post(path, { key: 'KEY', value: 'secret' })
  const masters = permittedFrom('master')
  expect(await statusByRole(team, (who) => who.get(path))).toEqual(masters)
  expect(await statusByRole(team, (who) => who.get(`${path}/KEY`))).toEqual(masters)
  expect(await statusByRole(team, (who) => who.put(`${path}/KEY`, { value: 'x' }))).toEqual(masters)
  expect(await statusByRole(team, (who) => who.delete(`${path}/KEY`))).toEqual(masters)
  const creation = await statusByRole(team, (who, role) => who.post(path, { key: role, value: 'v' }))
  expect(creation).toEqual(permittedFrom('master', 201))
})
