/** A record next to the one that a request writes, in the same list: the write does not change it. */
import { operations } from '../../../../generated/operations.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import { ifPossible } from '../../fixtures/if-possible.ts'
import { awardedEmoji, otherEmoji } from '../../fixtures/issues.ts'
import {
  finished,
  givenJob,
  givenLabel,
  givenPipeline,
  givenRunner,
  type GivenPipeline,
} from '../../fixtures/provisioned.ts'
import { levels } from '../../fixtures/roles.ts'
import { sharedUsers } from '../../fixtures/shared-users.ts'
import { freshPublicKey } from '../../fixtures/ssh-keys.ts'
import { givenTodo } from '../../fixtures/todos.ts'
import { uncommonAttributes } from '../../fixtures/varied-users.ts'
import type { Parameters } from '../../protocol/encode.ts'
import { isRecord } from '../../protocol/exchange.ts'
import { projectOf } from '../paths/parent-paths.ts'
import { recordPathOf } from './reads.ts'
import { successesOf } from '../successes.ts'
import { specifiedOperations, type PreparedRequest, type SpecifiedOperation } from '../valid-request.ts'

/** Creates a sibling; the result is the ID of one that no list of a project, a group or a user contains. */
type Create = (
  context: CheckContext,
  prepared: PreparedRequest,
  creation: SpecifiedOperation | null,
) => Promise<number | void>

/** A sibling that the operation of the collection creates. */
function created(bodyOf: (context: CheckContext) => Parameters): Create {
  return async (context, { by, path }, operation) => {
    if (operation === null) return
    const response = await context.as(by).sendUnchecked({ operation, path, body: bodyOf(context) }, 'arrange')
    response.expectStatusIn(...successesOf(operation))
  }
}

const requestsAccess: Create = async (context, { path }, operation) => {
  const [, second] = await sharedUsers(context)
  if (operation !== null) (await second.sendUnchecked({ operation, path }, 'arrange')).expectStatus(201)
}

/** A job of the same pipeline, and one of another pipeline with the same name. */
const jobs: Create = async (context, prepared) => {
  const [id, job_id] = [Number(prepared.path['id']), Number(prepared.path['job_id'])]
  const { json } = await context.as(prepared.by).call('getJob', { path: { id, job_id } })
  const { pipeline, name } = isRecord(json) ? json : {}
  if (!isRecord(pipeline) || typeof name !== 'string') return
  const project = projectOf(prepared)
  const given: GivenPipeline = { id: Number(pipeline['id']), project, owner: project.owner }
  const states = { cancelJob: { status: 'running' }, retryJob: { status: 'failed' } } as const
  const state =
    prepared.operation === 'cancelJob' || prepared.operation === 'retryJob'
      ? states[prepared.operation]
      : finished
  await givenJob(context, { pipeline: given, name: 'sibling', ...state })
  const other = await givenPipeline(context, project)
  await givenJob(context, { pipeline: other, name, ...state })
}

/** Another emoji of the same user, and the same emoji of another user. */
const awards: Create = async (context, prepared, creation) => {
  const { master: by, given } = context
  await created(() => ({ name: otherEmoji }))(context, prepared, creation)
  await given.member(projectOf(prepared), by, levels.master)
  await created(() => ({ name: awardedEmoji }))(context, { ...prepared, by }, creation)
}

const variable = { value: 'As it is', protected: false }

/** A name that begins with the name of the written record. */
const longer = (name: unknown): string => `${String(name)}-2`

/** By the last part of the path of the collection. Titles, descriptions and notes are those of the written record: they identify no record. */
const siblings: Readonly<Record<string, Create>> = {
  access_requests: requestsAccess,
  award_emoji: awards,
  branches: async (context, prepared) => {
    const project = projectOf(prepared)
    const branch = await context.given.branch(project, longer(prepared.path['branch']))
    // Which names are valid is not specified.
    const name = inOtherCase(prepared.path['branch'])
    const sameButCase = await ifPossible(() => context.given.unusualBranch(project, name), null)
    if (prepared.operation !== 'unprotectBranch') return
    for (const each of sameButCase === null ? [branch] : [branch, sameButCase])
      await project.owner.call('protectBranch', { path: { id: project.id, branch: each } })
    // Another one is not protected.
    await context.given.branch(project)
  },
  broadcast_messages: async ({ given }) => given.broadcastMessage(),
  groups: async ({ given }, { operation, path }) => {
    const parent = operation === 'updateGroup' ? { parent_id: Number(path['id']) } : {}
    return (await given.group({ ...parent, description: 'As it is' })).id
  },
  jobs,
  keys: created(({ run }) => ({ title: 'Laptop', key: freshPublicKey(run) })),
  lists: async (context, prepared, operation) => {
    const { id } = await givenLabel(context, projectOf(prepared))
    await created(() => ({ label_id: id }))(context, prepared, operation)
  },
  members: created(({ guest }) => ({ user_id: guest.id, access_level: 10 })),
  merge_requests: async ({ given }, prepared) => {
    await given.openMergeRequest({ project: projectOf(prepared), title: 'Sibling', description: 'As it is' })
  },
  notes: created(() => ({ body: 'Edges first.' })),
  // In the namespace of another user.
  projects: async ({ admin, master: by, given }, { path }) => {
    const { body } = await admin.call('getProject', { path: { id: Number(path['id']) } })
    return (await given.project({ by, name: body.name })).id
  },
  runners: async (context, prepared, operation) => {
    const { id } = await givenRunner(context, { projects: [await context.given.project()] })
    if (operation === null) return id
    return created(() => ({ runner_id: id }))(context, prepared, operation)
  },
  tags: async (context, prepared) => {
    const release = prepared.operation.endsWith('Release') ? { release_description: 'Old news' } : {}
    const project = projectOf(prepared)
    await context.given.tag(project, longer(prepared.path['tag_name']), release)
    const tag_name = inOtherCase(prepared.path['tag_name'])
    const body = { tag_name, ref: project.branch, ...release }
    await project.owner.sendUnchecked({ operation: 'createTag', path: project.path, body }, 'arrange')
  },
  todos: async (context, { by }) => {
    await givenTodo(context, { for: by })
  },
  triggers: async (context, prepared, operation) => {
    const project = projectOf(prepared)
    const body = { description: 'Nightly' }
    if (prepared.operation !== 'takeTriggerOwnership')
      return created(() => body)(context, prepared, operation)
    await context.given.member(project, context.master, 40)
    await context.master.call('createTrigger', { path: project.path, body })
  },
  users: async ({ admin, given }) => {
    const { id } = await given.user(uncommonAttributes)
    await admin.call('blockUser', { path: { id } })
    return id
  },
  variables: async (context, prepared, operation) => {
    const { by, path } = prepared
    await created(() => ({ ...variable, key: `${String(path['key'])}_2` }))(context, prepared, operation)
    if (operation === null) return
    // Whether keys can differ in case alone is not specified.
    const body = { ...variable, key: inOtherCase(path['key']) }
    await context.as(by).sendUnchecked({ operation, path, body }, 'arrange')
  },
}

/** A name with lower-case letters instead of upper-case ones, or the reverse. */
function inOtherCase(name: unknown): string {
  const lower = String(name).toLowerCase()
  return lower === name ? lower.toUpperCase() : lower
}

/** Creates a sibling of the record that a request updates or deletes; returns its ID if it is a record of the whole instance. */
export async function givenSibling(context: CheckContext, prepared: PreparedRequest): Promise<number | null> {
  const record = recordPathOf(prepared.operation)
  if (record === null) return null
  const collection = record.replace(/\/[^/]+$/, '')
  const creation = specifiedOperations.find(
    (each) => operations[each].method === 'POST' && operations[each].path === collection,
  )
  const create = siblings[collection.split('/').at(-1) ?? '']
  const id = await create?.(context, prepared, creation ?? null)
  return id ?? null
}
