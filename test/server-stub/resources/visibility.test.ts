import { boolean, constantFrom, integer, nat } from 'fast-check'
import { describe, expect } from 'vitest'
import { operations } from '../../../generated/operations.ts'
import { at, each, idOf, test, textAt, type User } from '../../support/forge.ts'
import { newJob } from '../../support/builds.ts'
import { addLabel, addSnippet, openMergeRequest } from '../../support/planning.ts'
import { ed25519Key } from '../../support/ssh.ts'
import {
  branchWith,
  commit,
  create,
  newBranch,
  openMergeRequest as openMergeRequestFrom,
} from '../../support/repository.ts'
import { expectSameVisibility, type Draw, type RecordKind, type World } from '../../support/visibility.ts'

/** Paths of lists of records that belong to another record of the world. */
const parents = new WeakMap<World, string>()

/** Each kind of record that has a list and a single read. */
const kinds: Record<string, RecordKind> = {
  listProjects: {
    create: async ({ project }) => [project],
    list: ({ name }) => `/projects?search=${name}`,
    single: (_world, id) => `/projects/${id}`,
  },
  listGroups: {
    create: async ({ group }) => [group],
    list: ({ name }) => `/groups?all_available=true&search=${name}`,
    single: (_world, id) => `/groups/${id}`,
  },
  listProjectMembers: {
    create: userIds,
    list: ({ project }) => `/projects/${project}/members`,
    single: ({ project }, id) => `/projects/${project}/members/${id}`,
  },
  listGroupMembers: {
    create: userIds,
    list: ({ group }) => `/groups/${group}/members`,
    single: ({ group }, id) => `/groups/${group}/members/${id}`,
  },
  listUsers: {
    create: async ({ forge, name }, draw) =>
      severalTimes(draw, async () => {
        const { id } = await forge.newUser(name, { external: draw(boolean) })
        if (draw(boolean)) await forge.admin.post(`/users/${id}/block`)
        return id
      }),
    list: ({ name }) => `/users?search=${name}`,
    single: (_world, id) => `/users/${id}`,
  },
  listCurrentUserSshKeys: {
    create: async (world, draw) =>
      severalTimes(draw, async () => {
        const owner = anyUser(world, draw)
        return idOf(await owner.post('/user/keys', { title: 'Workbench', key: ed25519Key() }))
      }),
    list: () => '/user/keys',
    single: (_world, id) => `/user/keys/${id}`,
  },
  listCurrentUserEmails: {
    create: async ({ forge, users }) => {
      const { db } = forge.appContext
      const ids = users.map((user) => user.id)
      const rows = await db.selectFrom('email').select('id').where('user_id', 'in', ids).execute()
      return rows.map(({ id }) => id)
    },
    list: () => '/user/emails',
    single: (_world, id) => `/user/emails/${id}`,
  },
  listBoardLists: {
    create: async (world, draw) => {
      const { forge, owner, project } = world
      const [board] = each(await owner.get(`/projects/${project}/boards`), 'id')
      const lists = `/projects/${project}/boards/${String(board)}/lists`
      parents.set(world, lists)
      const ids = await severalTimes(draw, async (number) =>
        idOf(await owner.post(lists, { label_id: await addLabel(forge, project, `label-${number}`) })),
      )
      if (draw(boolean)) await forge.admin.delete(`${lists}/${ids[0]}`)
      return ids
    },
    list: listOfParent,
    single: (world, id) => `${listOfParent(world)}/${id}`,
  },
  listBroadcastMessages: {
    create: async ({ forge }, draw) =>
      severalTimes(draw, async () =>
        idOf(await forge.admin.post('/broadcast_messages', { message: 'Rest' })),
      ),
    list: () => '/broadcast_messages',
    single: (_world, id) => `/broadcast_messages/${id}`,
  },
  listIssueNotes: onRecord(confidentialIssue, 'notes', { body: 'Pull it tight.' }),
  listMergeRequestNotes: onRecord(anyMergeRequest, 'notes', { body: 'Pull it tight.' }),
  listSnippetNotes: onRecord(anySnippet, 'notes', { body: 'Pull it tight.' }),
  listIssueAwardEmoji: onRecord(confidentialIssue, 'award_emoji', { name: 'heart' }),
  listSnippetAwardEmoji: onRecord(anySnippet, 'award_emoji', { name: 'heart' }),
  listIssueNoteAwardEmoji: onRecord(
    async (world, draw) => {
      const issue = await confidentialIssue(world, draw)
      const note = await world.owner.post(`${issue}/notes`, { body: 'Pull it tight.' })
      return `${issue}/notes/${idOf(note)}`
    },
    'award_emoji',
    { name: 'heart' },
  ),
  listProjectIssues: {
    create: async (world, draw) =>
      severalTimes(draw, async () => {
        const issue = {
          title: 'Loose ends',
          confidential: draw(boolean),
          assignee_ids: someUsers(world, draw),
        }
        const author = anyUser(world, draw)
        return Number(at(await author.post(`/projects/${world.project}/issues`, issue), 'iid'))
      }),
    list: ({ project }) => `/projects/${project}/issues`,
    single: ({ project }, iid) => `/projects/${project}/issues/${iid}`,
    identifiedBy: 'iid',
  },
  listMergeRequests: {
    create: async (world, draw) => {
      const { owner, project } = world
      await commit(owner, project, 'master', [create('README.md')])
      let count = 0
      return severalTimes(draw, async () => {
        const branch = `feature-${++count}`
        await branchWith(owner, project, branch)
        const iid = await openMergeRequestFrom(anyUser(world, draw), project, branch)
        if (draw(boolean))
          await owner.put(`/projects/${project}/merge_requests/${iid}`, { state_event: 'close' })
        if (count === 1 && draw(boolean)) await owner.delete(`/projects/${project}/merge_requests/${iid}`)
        return iid
      })
    },
    list: ({ project }) => `/projects/${project}/merge_requests`,
    single: ({ project }, iid) => `/projects/${project}/merge_requests/${iid}`,
    identifiedBy: 'iid',
  },
  listBranches: {
    create: async (world, draw) => {
      await commit(world.owner, world.project, 'master', [create('README.md')])
      return severalTimes(draw, async () => {
        const branch = `feature-${draw(nat, { max: 1000 })}-${++names}`
        await newBranch(anyUser(world, draw), world.project, branch)
        return branch
      })
    },
    list: ({ project }) => `/projects/${project}/repository/branches`,
    single: ({ project }, name) => `/projects/${project}/repository/branches/${name}`,
    identifiedBy: 'name',
  },
  listTags: {
    create: async (world, draw) => {
      const { owner, project } = world
      await commit(owner, project, 'master', [create('README.md')])
      return severalTimes(draw, async () => {
        const tag = { tag_name: `v${++names}`, ref: 'master', message: draw(boolean) ? 'Release' : '' }
        return textAt(await anyUser(world, draw).post(`/projects/${project}/repository/tags`, tag), 'name')
      })
    },
    list: ({ project }) => `/projects/${project}/repository/tags`,
    single: ({ project }, name) => `/projects/${project}/repository/tags/${name}`,
    identifiedBy: 'name',
  },
  listCommits: {
    create: async (world, draw) =>
      severalTimes(draw, async () =>
        commit(anyUser(world, draw), world.project, 'master', [create(`file-${++names}`)]),
      ),
    list: ({ project }) => `/projects/${project}/repository/commits`,
    single: ({ project }, sha) => `/projects/${project}/repository/commits/${sha}`,
  },
  listMergeRequestAwardEmoji: onRecord(anyMergeRequest, 'award_emoji', { name: 'heart' }),
  listMergeRequestNoteAwardEmoji: onRecord(
    async (world) => {
      const mergeRequest = await anyMergeRequest(world)
      const note = await world.owner.post(`${mergeRequest}/notes`, { body: 'Pull it tight.' })
      return `${mergeRequest}/notes/${idOf(note)}`
    },
    'award_emoji',
    { name: 'heart' },
  ),
  listJobs: {
    create: async ({ forge, project }, draw) => severalTimes(draw, () => newJob(forge, project)),
    list: ({ project }) => `/projects/${project}/jobs`,
    single: ({ project }, id) => `/projects/${project}/jobs/${id}`,
  },
  listTriggers: {
    create: async (world, draw) =>
      severalTimes(draw, async () =>
        idOf(
          await anyUser(world, draw).post(`/projects/${world.project}/triggers`, { description: 'Weave' }),
        ),
      ),
    list: ({ project }) => `/projects/${project}/triggers`,
    single: ({ project }, id) => `/projects/${project}/triggers/${id}`,
  },
  listVariables: {
    create: async (world, draw) =>
      severalTimes(draw, async () => {
        const variable = { key: `DYE_${++names}`, value: 'indigo' }
        return textAt(
          await anyUser(world, draw).post(`/projects/${world.project}/variables`, variable),
          'key',
        )
      }),
    list: ({ project }) => `/projects/${project}/variables`,
    single: ({ project }, key) => `/projects/${project}/variables/${key}`,
    identifiedBy: 'key',
  },
  listRunners: {
    create: async ({ forge, project }, draw) =>
      severalTimes(draw, async () => (await forge.provision.runner({ project_ids: [project] })).id),
    list: () => '/runners',
    single: (_world, id) => `/runners/${id}`,
  },
}

/** Names of records. */
let names = 0

test('every list with a single read is compared', () => {
  const reads = Object.entries(operations).filter(([, { method }]) => method === 'GET')
  const singles = new Set(reads.map(([, { path }]) => path.replace(/\/\{[^/]*\}$/, '/')))
  const lists = reads.filter(([, { list, path }]) => list && singles.has(`${path}/`)).map(([id]) => id)
  expect(Object.keys(kinds).toSorted()).toEqual(lists.toSorted())
})

describe('every caller can read exactly the listed records', () => {
  test.for(Object.entries(kinds))('%s', async ([, kind], { forge }) => expectSameVisibility(forge, kind))
})

/** Calls `create` two to four times, one call after the other: one record can be deleted, and another remains. */
async function severalTimes<Id>(draw: Draw, create: (number: number) => Promise<Id>): Promise<Id[]> {
  const ids: Id[] = []
  for (let left = draw(integer, { min: 2, max: 4 }); left > 0; left -= 1) ids.push(await create(left))
  return ids
}

/** Records that belong to another record, whose path `createParent` returns; users add one each. */
function onRecord(
  createParent: (world: World, draw: Draw) => Promise<string>,
  name: string,
  body: object,
): RecordKind {
  return {
    create: async (world, draw) => {
      const list = `${await createParent(world, draw)}/${name}`
      parents.set(world, list)
      const ids = [idOf(await world.owner.post(list, body))]
      for (const user of world.users) {
        const response = await user.post(list, body)
        if (response.status === 201) ids.push(idOf(response))
      }
      return ids
    },
    list: listOfParent,
    single: (world, id) => `${listOfParent(world)}/${id}`,
  }
}

async function confidentialIssue(world: World, draw: Draw): Promise<string> {
  const issues = `/projects/${world.project}/issues`
  const issue = { title: 'Loose ends', confidential: draw(boolean), assignee_ids: someUsers(world, draw) }
  return `${issues}/${String(at(await world.owner.post(issues, issue), 'iid'))}`
}

function anyMergeRequest({ forge, owner, project }: World): Promise<string> {
  return openMergeRequest(forge, owner, project)
}

async function anySnippet(world: World, draw: Draw): Promise<string> {
  const visibility = draw(constantFrom, 'private', 'internal', 'public')
  const author = anyUser(world, draw)
  return `/projects/${world.project}/snippets/${await addSnippet(world.forge, world.project, author.id, visibility)}`
}

function listOfParent(world: World): string {
  const path = parents.get(world)
  if (path === undefined) throw new Error('The parent was not created')
  return path
}

async function userIds({ owner, users }: World): Promise<number[]> {
  return [owner, ...users].map(({ id }) => id)
}

/** Draws the index, so that a counterexample does not print the user. */
function anyUser({ users }: World, draw: Draw): User {
  const user = users[draw(nat, { max: users.length - 1 })]
  if (user === undefined) throw new Error('No user')
  return user
}

function someUsers({ users }: World, draw: Draw): number[] {
  return users.filter(() => draw(boolean)).map(({ id }) => id)
}
