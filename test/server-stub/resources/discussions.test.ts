import { expect } from 'vitest'
import { at, idOf, textAt } from '../../support/forge.ts'
import { test } from '../../support/test.ts'
import { openMergeRequest } from '../../support/planning.ts'
import { newProject } from '../../support/team.ts'

test('resolves the discussions of a merge request and quotes them in the issue', async ({ forge, team }) => {
  const project = await newProject(team, { only_allow_merge_if_all_discussions_are_resolved: true })
  const request = await openMergeRequest(forge, team.owner, project)
  const iid = Number(request.split('/').at(-1))
  const note = idOf(await team.reporter.post(`${request}/notes`, { body: 'Too loose.\nIs it?' }))
  expect(await team.owner.put(`${request}/merge`, {})).toMatchObject({ status: 405 })
  const given = { title: 'Tighten it', merge_request_to_resolve_discussions_of: iid }
  const issue = await team.owner.post(`/projects/${project}/issues`, given)
  expect(issue).toMatchObject({ status: 201, body: { title: 'Tighten it' } })
  expect(textAt(issue, 'description')).toContain(`!${iid}`)
  expect(textAt(issue, 'description')).toContain(`@${team.reporter.username}`)
  expect(textAt(issue, 'description')).toContain(`#note_${note}`)
  expect(textAt(issue, 'description')).toContain('> Too loose.\n  > Is it?')
  expect((await team.owner.put(`${request}/merge`, {})).status).toBe(200)
})

test('resolves one discussion, and keeps a given description', async ({ forge, team }) => {
  const project = await newProject(team, { only_allow_merge_if_all_discussions_are_resolved: true })
  const request = await openMergeRequest(forge, team.owner, project)
  const merge_request_to_resolve_discussions_of = Number(request.split('/').at(-1))
  const resolve = (discussion: number) =>
    team.owner.post(`/projects/${project}/issues`, {
      title: 'Tighten it',
      description: 'Said already.',
      merge_request_to_resolve_discussions_of,
      discussion_to_resolve: String(discussion),
    })
  const first = idOf(await team.reporter.post(`${request}/notes`, { body: 'Too loose.' }))
  const second = idOf(await team.reporter.post(`${request}/notes`, { body: 'Too long.' }))
  expect(at(await resolve(first), 'description')).toBe('Said already.')
  expect((await resolve(first)).status).toBe(400)
  expect((await team.owner.put(`${request}/merge`, {})).status).toBe(405)
  expect((await resolve(second)).status).toBe(201)
  expect((await team.owner.put(`${request}/merge`, {})).status).toBe(200)
})

test('developers and the author resolve discussions', async ({ forge, team, project }) => {
  const request = await openMergeRequest(forge, team.developer, project)
  const given = {
    title: 'Tighten it',
    merge_request_to_resolve_discussions_of: Number(request.split('/').at(-1)),
  }
  const status = async (user: keyof typeof team) =>
    (await team[user].post(`/projects/${project}/issues`, given)).status
  expect(await status('guest')).toBe(400)
  expect(await status('reporter')).toBe(403)
  expect(await status('developer')).toBe(201)
  expect(await status('master')).toBe(201)
})
