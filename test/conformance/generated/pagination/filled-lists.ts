/** Lists with enough items to turn pages, and a way to ask for exactly them. */
import type { OperationId, operations } from '../../../../generated/operations.ts'
import type { Parameters } from '../../protocol/encode.ts'
import { NotProvisionable } from '../../protocol/signals.ts'
import { givenTodo, projectWith } from '../../fixtures/todos.ts'
import { freshPublicKey } from '../../fixtures/ssh-keys.ts'
import type { Actor } from '../../fixtures/actor.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import type { SpecifiedOperation } from '../valid-request.ts'
import { boards, builds, runners } from './filled-ci.ts'
import { discussions, issues } from './filled-discussions.ts'
import { eventStages } from './filled-events.ts'
import { peopleOfPlaces } from './filled-members.ts'

/** Operations with recipes whose success is a list. */
export type ListOperation = {
  [Op in SpecifiedOperation & OperationId]: (typeof operations)[Op]['list'] extends true ? Op : never
}[SpecifiedOperation & OperationId]

export interface FilledList {
  readonly by: Actor
  readonly path: Parameters
  /** Filters that all pages have to keep. */
  readonly query: Parameters
  /** Member that tells the items apart. */
  readonly key: string
  /** How many items there are at least. */
  readonly least: number
}

const five = [1, 2, 3, 4, 5] as const

export const filledLists: { readonly [Op in ListOperation]: (context: CheckContext) => Promise<FilledList> } = {
  ...eventStages,
  ...peopleOfPlaces,
  ...issues,
  ...discussions,
  ...boards,
  ...builds,
  ...runners,

  async listProjects({ given, owner }) {
    const by = await given.user()
    for (const _ of five) await given.project({ by })
    // Visible to everybody and owned by somebody else: a page that loses the filter shows it.
    await given.project({ by: owner, visibility: 'public' })
    return { by, path: {}, query: { owned: true, order_by: 'id', sort: 'asc' }, key: 'id', least: 5 }
  },

  async listProjectUsers({ given, owner, master, developer, reporter, guest }) {
    const { path } = await given.project()
    const least = [master, developer, reporter, guest].length
    return { by: owner, path, query: {}, key: 'id', least }
  },

  async listGroups({ given, owner }) {
    const by = await given.user({ can_create_group: true })
    for (const _ of five) await given.group({ by })
    // A page that loses the filter shows it.
    await given.groupMember(await given.group({ by: owner }), by, 30)
    return { by, path: {}, query: { owned: true }, key: 'id', least: 5 }
  },

  async listGroupProjects({ given, owner }) {
    const group = await given.group()
    for (const _ of five) await given.projectIn(group)
    return { by: owner, path: group.path, query: { order_by: 'id', sort: 'asc' }, key: 'id', least: 5 }
  },

  async listUsers(context) {
    const common = context.uniqueName('crowd')
    for (const number of five) await context.given.user({ username: `${common}-${number}` })
    const query = { search: common }
    const found = await context.admin.call('listUsers', { query })
    if (found.items.length < 5) throw new NotProvisionable('Searching for a part of a username finds nobody.')
    return { by: context.admin, path: {}, query, key: 'id', least: 5 }
  },

  async listUserSshKeys({ admin, given }) {
    const person = await given.user()
    for (const number of five) await given.key(person, `Key ${number}`)
    return { by: admin, path: { id: person.id }, query: {}, key: 'id', least: 5 }
  },

  async listUserEmails({ admin, given }) {
    const person = await given.user()
    return { by: admin, path: { id: person.id }, query: {}, key: 'id', least: 0 }
  },

  async listCurrentUserSshKeys({ given, run }) {
    const by = await given.user()
    for (const _ of five) {
      await by.call('createCurrentUserSshKey', { body: { title: 'Laptop', key: freshPublicKey(run) } })
    }
    return { by, path: {}, query: {}, key: 'id', least: 5 }
  },

  async listCurrentUserEmails({ given }) {
    return { by: await given.user(), path: {}, query: {}, key: 'id', least: 0 }
  },

  async listBroadcastMessages({ admin, given }) {
    for (const _ of five) await given.broadcastMessage()
    return { by: admin, path: {}, query: {}, key: 'id', least: 5 }
  },

  async listTodos(context) {
    const by = await context.given.user()
    const project = await projectWith(context, by)
    for (const _ of five) await givenTodo(context, { for: by, project, type: 'Issue' })
    const done = await givenTodo(context, { for: by, project, type: 'Issue' })
    await by.call('markTodoAsDone', { path: { id: done.id } })
    return { by, path: {}, query: { state: 'pending' }, key: 'id', least: 5 }
  },

  async listCommits({ owner, given }) {
    const project = await given.repository()
    const branch = await given.branch(project)
    for (const number of five) await given.file(project, `${number}.txt`, `${number}\n`, branch)
    return { by: owner, path: project.path, query: { ref_name: branch }, key: 'id', least: 6 }
  },

  async listCommitDiffs({ owner, given }) {
    const project = await given.repository()
    const actions = five.map((number) => ({
      action: 'create' as const,
      file_path: `${number}.txt`,
      content: `${number}\n`,
    }))
    const sha = await given.commit(project, 'master', actions)
    return { by: owner, path: { id: project.id, sha }, query: {}, key: 'new_path', least: 5 }
  },

  async listCommitComments({ owner, given }) {
    const { id, commit: sha } = await given.repository()
    for (const number of five) {
      await owner.call('createCommitComment', { path: { id, sha }, body: { note: `Remark ${number}` } })
    }
    return { by: owner, path: { id, sha }, query: {}, key: 'note', least: 5 }
  },

  async listCommitStatuses({ owner, given }) {
    const { id, commit: sha } = await given.repository()
    for (const number of five) {
      await owner.call('createCommitStatus', {
        path: { id, sha },
        body: { state: 'success', name: `job ${number}` },
      })
    }
    return { by: owner, path: { id, sha }, query: { all: true }, key: 'name', least: 5 }
  },

  async listBranches({ owner, given }) {
    const project = await given.repository()
    for (const _ of five) await given.branch(project)
    return { by: owner, path: project.path, query: {}, key: 'name', least: 6 }
  },

  async listTags({ owner, given }) {
    const project = await given.repository()
    for (const _ of five) await given.tag(project)
    return { by: owner, path: project.path, query: {}, key: 'name', least: 5 }
  },

  async listMergeRequests({ owner, given }) {
    const project = await given.repository()
    for (const _ of five) await given.openMergeRequest({ project })
    await given.closedMergeRequest({ project })
    return { by: owner, path: project.path, query: { state: 'opened' }, key: 'iid', least: 5 }
  },

  async listMergeRequestCommits({ owner, given }) {
    const request = await given.openMergeRequest()
    for (const number of five) {
      await given.file(request.project, `${number}.txt`, `${number}\n`, request.source)
    }
    return { by: owner, path: request.path, query: {}, key: 'id', least: 6 }
  },
}
