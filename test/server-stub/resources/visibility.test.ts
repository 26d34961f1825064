import { boolean, integer, nat } from 'fast-check'
import { describe } from 'vitest'
import { at, test, type Person } from '../../support/forge.ts'
import { expectSameVisibility, type Draw, type RecordKind, type World } from '../../support/visibility.ts'

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
}

describe('every caller can read exactly the listed records', () => {
  test.for(Object.entries(kinds))('%s', async ([, kind], { forge }) => expectSameVisibility(forge, kind))
})

/** Calls `create` one to four times, one call after the other. */
async function severalTimes<Id>(draw: Draw, create: () => Promise<Id>): Promise<Id[]> {
  const ids: Id[] = []
  for (let left = draw(integer, { min: 1, max: 4 }); left > 0; left -= 1) ids.push(await create())
  return ids
}

async function userIds({ owner, users }: World): Promise<number[]> {
  return [owner, ...users].map(({ id }) => id)
}

/** Draws the index, so that a counterexample does not print the user. */
function anyUser({ users }: World, draw: Draw): Person {
  const user = users[draw(nat, { max: users.length - 1 })]
  if (user === undefined) throw new Error('No user')
  return user
}

function someUsers({ users }: World, draw: Draw): number[] {
  return users.filter(() => draw(boolean)).map(({ id }) => id)
}
