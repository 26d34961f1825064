import { boolean, constantFrom, integer, nat } from 'fast-check'
import { describe } from 'vitest'
import { at, each, idOf, test, textAt, type User } from '../../support/forge.ts'
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
  projects: {
    create: async ({ project }) => [project],
    list: ({ name }) => `/projects?search=${name}`,
    single: (_world, id) => `/projects/${id}`,
  },
  groups: {
    create: async ({ group }) => [group],
    list: ({ name }) => `/groups?all_available=true&search=${name}`,
    single: (_world, id) => `/groups/${id}`,
  },
  'members of a project': {
    create: userIds,
    list: ({ project }) => `/projects/${project}/members`,
    single: ({ project }, id) => `/projects/${project}/members/${id}`,
  },
  'members of a group': {
    create: userIds,
    list: ({ group }) => `/groups/${group}/members`,
    single: ({ group }, id) => `/groups/${group}/members/${id}`,
  },
  users: {
    create: async ({ forge, name }, draw) =>
      severalTimes(draw, async () => {
        const { id } = await forge.person(name, { external: draw(boolean) })
        if (draw(boolean)) await forge.admin.post(`/users/${id}/block`)
        return id
      }),
    list: ({ name }) => `/users?search=${name}`,
    single: (_world, id) => `/users/${id}`,
  },
  'SSH keys of the caller': {
    create: async (world, draw) =>
      severalTimes(draw, async () => {
        const owner = anyUser(world, draw)
        return idOf(await owner.post('/user/keys', { title: 'Workbench', key: ed25519Key() }))
      }),
    list: () => '/user/keys',
    single: (_world, id) => `/user/keys/${id}`,
  },
  'emails of the caller': {
    create: async ({ forge, users }) => {
      const { db } = forge.appContext
      const ids = users.map((user) => user.id)
      const rows = await db.selectFrom('email').select('id').where('user_id', 'in', ids).execute()
      return rows.map(({ id }) => id)
    },
    list: () => '/user/emails',
    single: (_world, id) => `/user/emails/${id}`,
  },
  'lists of a board': {
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
  'broadcast messages': {
    create: async ({ forge }, draw) =>
      severalTimes(draw, async () =>
        idOf(await forge.admin.post('/broadcast_messages', { message: 'Rest' })),
      ),
    list: () => '/broadcast_messages',
    single: (_world, id) => `/broadcast_messages/${id}`,
  },
  'notes on an issue': onRecord(confidentialIssue, 'notes', { body: 'Pull it tight.' }),
  'notes on a merge request': onRecord(
    ({ forge, owner, project }) => openMergeRequest(forge, owner, project),
    'notes',
    { body: 'Pull it tight.' },
  ),
  'notes on a snippet': onRecord(anySnippet, 'notes', { body: 'Pull it tight.' }),
  'award emoji on an issue': onRecord(confidentialIssue, 'award_emoji', { name: 'heart' }),
  'award emoji on a snippet': onRecord(anySnippet, 'award_emoji', { name: 'heart' }),
  'award emoji on a note': onRecord(
    async (world, draw) => {
      const issue = await confidentialIssue(world, draw)
      const note = await world.owner.post(`${issue}/notes`, { body: 'Pull it tight.' })
      return `${issue}/notes/${idOf(note)}`
    },
    'award_emoji',
    { name: 'heart' },
  ),
  issues: {
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
  'merge requests': {
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
  branches: {
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
  tags: {
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
  commits: {
    create: async (world, draw) =>
      severalTimes(draw, async () =>
        commit(anyUser(world, draw), world.project, 'master', [create(`file-${++names}`)]),
      ),
    list: ({ project }) => `/projects/${project}/repository/commits`,
    single: ({ project }, sha) => `/projects/${project}/repository/commits/${sha}`,
  },
}

/** Names that were given. */
let names = 0

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
