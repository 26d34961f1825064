/** What happens between finding a merge request and merging it. */
import { expect } from 'vitest'
import { merge } from '../../../server-stub/resources/merge-requests/commands/merge.ts'
import type { MergeRequest } from '../../../server-stub/resources/merge-requests/record.ts'
import { requestServices } from '../../../server-stub/create-services.ts'
import type { Services } from '../../../server-stub/services.ts'
import { changeIfUnmoved } from '../../../server-stub/resources/merge-requests/queries/writes.ts'
import { test, type Forge } from '../../support/forge.ts'
import {
  branchWith,
  commit,
  create,
  headOf,
  newRepository,
  openMergeRequest,
} from '../../support/repository.ts'
import { newTeam, type Team } from '../../support/team.ts'

interface Seen {
  team: Team
  project: number
  path: string
  services: Services
  /** As it was before what happens now. */
  seen: MergeRequest
}

async function seen(forge: Forge): Promise<Seen> {
  const team = await newTeam(forge)
  const project = await newRepository(team)
  await branchWith(team.owner, project, 'feature')
  const iid = await openMergeRequest(team.owner, project, 'feature')
  const presented = [{ kind: 'private-token', secret: team.owner.token }] as const
  const services = await requestServices(forge.appContext)({
    operationId: 'acceptMergeRequest',
    credentials: { presented },
    origin: forge.origin,
    signal: new AbortController().signal,
  })
  const found = await services.find.mergeRequest(await services.find.project(project), iid)
  return { team, project, path: `/projects/${project}/merge_requests/${iid}`, services, seen: found }
}

test('does not merge if it was closed or changed since it was read', async ({ forge }) => {
  const sideEffects = [
    ({ team, path }: Seen) => team.owner.put(path, { state_event: 'close' }),
    ({ team, project }: Seen) => commit(team.owner, project, 'feature', [create('late.txt')]),
    ({ team, path }: Seen) => team.owner.delete(path),
  ]
  for (const happens of sideEffects) {
    const given = await seen(forge)
    const before = await headOf(given.team.owner, given.project, 'master')
    await happens(given)
    expect(await merge(given.services, given.seen, {})).toBe('changed')
    expect(await headOf(given.team.owner, given.project, 'master')).toEqual(before)
  }
})

test('a merge request is only merged while it is open and its head has not changed', async ({ forge }) => {
  const { db } = forge.appContext
  const given = await seen(forge)
  const take = (head_sha: string | null) =>
    db.transaction().execute((tx) => changeIfUnmoved(tx, { id: given.seen.id, head_sha }, { title: 'Taken' }))
  expect(await take('0'.repeat(40))).toBe(false)
  expect(await take(given.seen.head_sha)).toBe(true)
  await given.team.owner.put(given.path, { state_event: 'close' })
  expect(await take(given.seen.head_sha)).toBe(false)
})

test('a merge into a branch that was updated in the meantime contains both', async ({ forge }) => {
  const given = await seen(forge)
  const late = await commit(given.team.owner, given.project, 'master', [create('late.txt')])
  expect(await merge(given.services, given.seen, {})).toMatchObject({ state: 'merged' })
  expect(await headOf(given.team.owner, given.project, 'master')).toMatchObject({
    parent_ids: [late, given.seen.head_sha],
  })
})
