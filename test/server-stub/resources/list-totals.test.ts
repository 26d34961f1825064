import { expect } from 'vitest'
import { setIssueState } from '../../../server-stub/resources/issues/index.ts'
import { at, each, type Caller, type Forge } from '../../support/forge.ts'
import { test } from '../../support/test.ts'
import { addSnippet } from '../../support/planning.ts'
import { branchWith, newRepository, openMergeRequest } from '../../support/repository.ts'
import type { Role, Team } from '../../support/team.ts'

const settings = {
  'everything is enabled': {},
  'the project is private': { visibility: 'private' },
  'issues are disabled': { issues_enabled: false },
  'merge requests are disabled': { merge_requests_enabled: false },
  'snippets are disabled': { snippets_enabled: false },
}

test.for(Object.entries(settings))(
  'X-Total is the number of records that each caller sees: %s',
  async ([, changes], { forge, team }) => {
    const project = await busyProject(forge, team)
    expect((await team.owner.put(`/projects/${project}`, { name: 'Loom', ...changes })).status).toBe(200)
    const path = `/projects/${project}`
    const ofEvents = ['', 'action=created', 'action=pushed', 'target_type=issue']
    const ofIssues = ['', 'state=opened', 'state=closed', 'order_by=updated_at&sort=asc', 'search=secret']
    const lists = new Map([
      [`${path}/events`, ofEvents],
      [`/users/${team.owner.id}/events`, ofEvents],
      [`${path}/issues`, ofIssues],
      ['/issues', ofIssues],
      [`${path}/merge_requests`, ['', 'state=opened', 'state=closed']],
    ])
    for (const role of roles)
      for (const [list, filters] of lists)
        for (const filter of filters) await expectExactTotal(team[role], `${list}?${filter}`)
  },
)

const roles: readonly Role[] = ['nonMember', 'guest', 'reporter', 'owner', 'admin']

/** A page of one record needs a count unless the list has one record; a page of 100 has them all. */
async function expectExactTotal(caller: Caller, list: string): Promise<void> {
  const all = await caller.get(`${list}&per_page=100`)
  // A private project does not exist for non-members, and what is disabled is forbidden.
  if ([403, 404].includes(all.status)) return
  const first = await caller.get(`${list}&per_page=1`)
  expect(first.headers.get('x-total'), list).toBe(String(each(all, 'created_at').length))
}

/** A public project with events of all kinds, in which the owner has created what not all callers see. */
async function busyProject(forge: Forge, team: Team): Promise<number> {
  const { owner, admin, guest, reporter } = team
  const project = await newRepository(team, { visibility: 'public', snippets_enabled: true })
  const path = `/projects/${project}`
  await owner.post(`${path}/issues`, { title: 'Open' })
  await owner.post(`${path}/issues`, { title: 'Secret', confidential: true })
  await owner.post(`${path}/issues`, { title: 'For a guest', confidential: true, assignee_ids: [guest.id] })
  await guest.post(`${path}/issues`, { title: 'By a guest', confidential: true })
  const closed = at(await owner.post(`${path}/issues`, { title: 'Closed', confidential: true }), 'id')
  await forge.appContext.db
    .transaction()
    .execute((tx) => setIssueState(tx, Number(closed), 'closed', '2026-01-01T00:00:00.000Z'))
  await owner.post(`${path}/issues/2/notes`, { body: 'Secret as well' })
  for (const visibility of ['public', 'private'] as const) {
    const snippet = await addSnippet(forge, project, owner.id, visibility)
    const noted = await owner.post(`${path}/snippets/${snippet}/notes`, { body: 'Short' })
    expect(noted.status).toBe(201)
  }
  await branchWith(owner, project, 'side')
  await openMergeRequest(owner, project, 'side')
  await branchWith(owner, project, 'gone')
  const deleted = await openMergeRequest(owner, project, 'gone')
  await forge.appContext.db
    .updateTable('merge_request')
    .set({ deleted_at: '2026-01-01T00:00:00.000Z' })
    .where('target_project_id', '=', project)
    .where('iid', '=', deleted)
    .execute()
  const ends = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
  const membership = { access_level: 20, expires_at: ends }
  expect((await admin.put(`${path}/members/${reporter.id}`, membership)).status).toBe(200)
  return project
}
