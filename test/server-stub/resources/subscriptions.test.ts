import { expect } from 'vitest'
import { at, idOf } from '../../support/forge.ts'
import { test } from '../../support/test.ts'
import { openMergeRequest } from '../../support/planning.ts'

test('subscribes participants of an issue, and other users on request', async ({ team, project }) => {
  await team.owner.post(`/projects/${project}/issues`, { title: 'Knot', assignee_ids: [team.guest.id] })
  const issue = `/projects/${project}/issues/1`
  const subscribed = async (user: keyof typeof team) => at(await team[user].get(issue), 'subscribed')
  expect(await subscribed('owner')).toBe(true)
  expect(await subscribed('guest')).toBe(true)
  expect(await subscribed('reporter')).toBe(false)
  await team.reporter.post(`${issue}/notes`, { body: 'Pull it tight.' })
  expect(await subscribed('reporter')).toBe(true)
  expect(await team.master.post(`${issue}/subscribe`)).toMatchObject({
    status: 201,
    body: { iid: 1, subscribed: true },
  })
  expect(await subscribed('master')).toBe(true)
  expect(await subscribed('developer')).toBe(false)
})

test('stores the choice of a participant, which can be changed', async ({ forge, team, project }) => {
  await team.owner.post(`/projects/${project}/issues`, { title: 'Knot' })
  const subscribables = [`/projects/${project}/issues/1`, await openMergeRequest(forge, team.owner, project)]
  for (const subscribable of subscribables) {
    const subscribed = async () => at(await team.owner.get(subscribable), 'subscribed')
    expect(await subscribed()).toBe(true)
    for (const status of [200, 200])
      expect(await team.owner.post(`${subscribable}/unsubscribe`)).toMatchObject({
        status,
        body: { subscribed: false },
      })
    expect(await subscribed()).toBe(false)
    for (const status of [201, 200])
      expect((await team.owner.post(`${subscribable}/subscribe`)).status).toBe(status)
    expect(await subscribed()).toBe(true)
  }
})

test('returns 404 for invisible records and other kinds of records', async ({ team, project }) => {
  await team.owner.post(`/projects/${project}/issues`, { title: 'Knot', confidential: true })
  const status = async (user: keyof typeof team, path: string) =>
    (await team[user].post(`/projects/${project}/${path}/subscribe`)).status
  expect(await status('anonymous', 'issues/1')).toBe(401)
  expect(await status('nonMember', 'issues/1')).toBe(404)
  expect(await status('guest', 'issues/1')).toBe(404)
  for (const path of ['issues/2', 'issues/knot', 'issues/99999999999', 'merge_requests/1', 'colours/1'])
    expect(await status('owner', path)).toBe(404)
})

test('deletes the subscriptions to the issues of a deleted project', async ({ forge }) => {
  const owner = await forge.newUser('owner')
  const project = idOf(await owner.post('/projects', { name: 'Forgotten' }))
  const issue = idOf(await owner.post(`/projects/${project}/issues`, { title: 'Knot' }))
  await owner.post(`/projects/${project}/issues/1/unsubscribe`)
  expect((await owner.delete(`/projects/${project}`)).status).toBe(202)
  const left = forge.appContext.db.selectFrom('subscription').where('subscribable_type', '=', 'issue')
  expect(await left.where('subscribable_id', '=', issue).selectAll().execute()).toEqual([])
})
