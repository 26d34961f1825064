/** Operations that authorize the caller themselves: each rejects a caller without the permission and changes nothing. */
import { expect } from 'vitest'
import type { OperationId } from '../../../generated/operations.ts'
import { isException } from '../../../server-stub/authorized.ts'
import { reference } from '../../../server-stub/reference.ts'
import { idOf, textAt, type Forge, type User } from '../../support/forge.ts'
import { test } from '../../support/test.ts'
import { addSnippet, openMergeRequest } from '../../support/planning.ts'
import { newProject, type Team } from '../../support/team.ts'

/** A request that the caller is not permitted to make, and the path of the record that it must not change. */
interface Denied {
  operation: OperationId
  caller: User
  method: 'delete' | 'post'
  path: string
  body?: object
  /** Returns the same before and after. */
  record: string
}

async function deniedRequests(forge: Forge, team: Team): Promise<Denied[]> {
  const project = await newProject(team)
  const issue = `/projects/${project}/issues/${textAt(await team.owner.post(`/projects/${project}/issues`, { title: 'Knot' }), 'iid')}`
  const request = await openMergeRequest(forge, team.owner, project)
  const snippet = `/projects/${project}/snippets/${await addSnippet(forge, project, team.owner.id, 'public')}`
  const remove = (operation: OperationId, path: string, record = path): Denied => ({
    operation,
    caller: team.guest,
    method: 'delete',
    path,
    record,
  })
  const added = async (path: string, body: object): Promise<string> =>
    `${path}/${idOf(await team.owner.post(path, body))}`
  const note = (on: string) => added(`${on}/notes`, { body: 'Tight.' })
  const award = (on: string) => added(`${on}/award_emoji`, { name: 'tada' })
  return [
    remove('deleteIssueAwardEmoji', await award(issue)),
    remove('deleteMergeRequestAwardEmoji', await award(request)),
    remove('deleteSnippetAwardEmoji', await award(snippet)),
    remove('deleteIssueNoteAwardEmoji', await award(await note(issue))),
    remove('deleteMergeRequestNoteAwardEmoji', await award(await note(request))),
    remove('deleteIssueNote', await note(issue)),
    remove('deleteMergeRequestNote', await note(request)),
    remove('deleteSnippetNote', await note(snippet)),
    remove('deleteProject', `/projects/${project}`),
    ...(await aroundProjects(forge, team, project, issue)),
    ...(await aroundMembers(team, project)),
  ]
}

async function aroundProjects(forge: Forge, team: Team, project: number, issue: string): Promise<Denied[]> {
  const { id } = await forge.provision.environment({ project_id: project, name: 'Loom room' })
  const other = await newProject({ ...team, master: team.developer, developer: team.master })
  const runner = await forge.provision.runner({ project_ids: [project, other] })
  const namespace = idOf(await team.owner.post('/groups', group('Weavers')))
  const { guest: caller, nonMember, master } = team
  const created = { name: 'Loom', namespace_id: namespace }
  const subscription = { caller: nonMember, method: 'post', record: issue } as const
  return [
    { operation: 'stopEnvironment', caller, method: 'post', path: `/environments/${id}/stop`, record: issue },
    {
      operation: 'createProject',
      caller,
      method: 'post',
      path: '/projects',
      body: created,
      record: `/groups/${namespace}`,
    },
    {
      operation: 'deleteRunner',
      caller: master,
      method: 'delete',
      path: `/runners/${runner.id}`,
      record: `/runners/${runner.id}`,
    },
    {
      ...subscription,
      operation: 'subscribeToItem',
      path: `${issue.replace(/\d+$/, '')}${idOf(await team.owner.get(issue))}/subscribe`,
    },
    {
      ...subscription,
      operation: 'unsubscribeFromItem',
      path: `${issue.replace(/\d+$/, '')}${idOf(await team.owner.get(issue))}/unsubscribe`,
    },
  ]
}

async function aroundMembers(team: Team, project: number): Promise<Denied[]> {
  const id = idOf(await team.owner.post('/groups', group('Dyers')))
  const open = idOf(await team.owner.post('/projects', { name: 'Open', visibility: 'public' }))
  const { guest: caller, reporter, nonMember } = team
  for (const user of [caller, reporter])
    await team.owner.post(`/groups/${id}/members`, { user_id: user.id, access_level: 10 })
  await nonMember.post(`/groups/${id}/access_requests`)
  await nonMember.post(`/projects/${open}/access_requests`)
  const removal = (operation: OperationId, path: string, user: User, record: string): Denied => ({
    operation,
    caller,
    method: 'delete',
    path: `${path}/${user.id}`,
    record,
  })
  const [groupRequests, projectRequests] = [
    `/groups/${id}/access_requests`,
    `/projects/${open}/access_requests`,
  ]
  return [
    removal('denyGroupAccessRequest', groupRequests, nonMember, groupRequests),
    removal('denyProjectAccessRequest', projectRequests, nonMember, projectRequests),
    removal('removeGroupMember', `/groups/${id}/members`, reporter, `/groups/${id}/members`),
    removal('removeProjectMember', `/projects/${project}/members`, reporter, `/projects/${project}/members`),
    { operation: 'deleteGroup', caller, method: 'delete', path: `/groups/${id}`, record: `/groups/${id}` },
  ]
}

const group = (name: string) => ({ name, path: name, visibility: 'public' })

test('each exception from authorization rejects a caller without permission', async ({ forge, team }) => {
  const denied = await deniedRequests(forge, team)
  const exceptions = Object.entries(reference).flatMap(([id, handler]) => (isException(handler) ? [id] : []))
  expect(denied.map(({ operation }) => operation).toSorted()).toEqual(exceptions.toSorted())
  const read = async (path: string) => (await team.admin.get(path)).body
  for (const { operation, caller, method, path, body, record } of denied) {
    const before = await read(record)
    const { status } = await (method === 'post' ? caller.post(path, body) : caller.delete(path))
    expect([operation, status]).toEqual([operation, caller === team.nonMember ? 404 : 403])
    expect(await read(record)).toEqual(before)
  }
})
