/** What completes the valid requests of writes, so that one request has every attribute that can be combined. */
import type { CheckContext } from '../../fixtures/context.ts'
import { bytes, expectContent } from '../../fixtures/file-contents.ts'
import { ifPossible } from '../../fixtures/if-possible.ts'
import { attributeValues, otherValues } from '../../fixtures/project-attributes.ts'
import { givenMilestone } from '../../fixtures/provisioned.ts'
import { firstFile } from '../../fixtures/repository.ts'
import type { Parameters } from '../../protocol/encode.ts'
import { expectValues } from '../effects/values.ts'
import { projectOf } from '../paths/parent-paths.ts'
import { recordOf, recordsOf } from '../effects/reads.ts'
import type { PreparedRequest, SpecifiedOperation } from '../valid-request.ts'

interface Completed {
  /** Attributes in addition to those of the valid request; `undefined` removes one that excludes them. */
  readonly body: Parameters
  /** Observes attributes that no read of the written record returns under the same name. */
  readonly expectFurther?: () => Promise<void>
}

type Complete = (context: CheckContext, prepared: PreparedRequest) => Promise<Completed>

const always =
  (body: Parameters): Complete =>
  async () => ({ body })

const author = { author_name: 'Ines Weber', author_email: 'ines@example.com' } as const

/** The attribute of a milestone, where the server offers a way to create one. */
async function milestoneIn(context: CheckContext, prepared: PreparedRequest): Promise<Parameters> {
  const milestone = await ifPossible(() => givenMilestone(context, projectOf(prepared)), null)
  return milestone === null ? {} : { milestone_id: milestone.id }
}

const encodedFile: Complete = async (context, { by, path }) => ({
  body: { ...author, content: bytes.toString('base64'), encoding: 'base64' },
  expectFurther: async () => {
    const [id, reader] = [Number(path['id']), context.as(by)]
    await expectContent(reader, id, String(path['file_path']), 'master', bytes)
    const commit = await reader.observe('getCommit', { path: { id, sha: 'master' } })
    commit.expectMatch(author)
  },
})

const commitOfAll: Complete = async (context, { by, path }) => ({
  body: {
    ...author,
    actions: [
      { action: 'create', file_path: 'woven.bin', content: bytes.toString('base64'), encoding: 'base64' },
      { action: 'update', file_path: firstFile, content: 'Changed as well.\n' },
    ],
  },
  expectFurther: async () => {
    const [id, reader] = [Number(path['id']), context.as(by)]
    await expectContent(reader, id, 'woven.bin', 'master', bytes)
    await expectContent(reader, id, firstFile, 'master', 'Changed as well.\n')
  },
})

const statusNamedBy =
  (attribute: 'name' | 'context'): Complete =>
  async (context, { by, path }) => {
    const kept = { ref: 'master', target_url: 'https://ci.example.com/7', description: 'Waits for looms' }
    return {
      body: { ...kept, name: undefined, [attribute]: 'loom', coverage: 97.5 },
      expectFurther: async () => {
        const [id, sha] = [Number(path['id']), String(path['sha'])]
        const list = await context.as(by).observe('listCommitStatuses', { path: { id, sha } })
        list.expectItem({ ...kept, name: 'loom', status: 'pending' })
      },
    }
  }

/** The source branch is removed when the merge request is accepted. */
const mergeRequestRemovingBranch =
  (pathOf: (context: CheckContext, prepared: PreparedRequest) => Promise<SourceOf>): Complete =>
  async (context, prepared) => ({
    body: { ...(await milestoneIn(context, prepared)), remove_source_branch: true },
    expectFurther: async () => {
      const { id, iid, source_branch } = await pathOf(context, prepared)
      const by = context.as(prepared.by)
      await by.call('acceptMergeRequest', { path: { id, merge_request_iid: iid } })
      await by.observeAbsent('getBranch', { path: { id, branch: source_branch } })
    },
  })

interface SourceOf {
  readonly id: number
  readonly iid: number
  readonly source_branch: string
}

const created = mergeRequestRemovingBranch(async (context, { by, path }) => {
  const id = Number(path['id'])
  const list = await context.as(by).call('listMergeRequests', { path: { id } })
  const [{ iid, source_branch } = list.fail('The new merge request.')] = list.items
  return { id, iid, source_branch }
})

const updated = mergeRequestRemovingBranch(async (context, { by, path }) => {
  const [id, iid] = [Number(path['id']), Number(path['merge_request_iid'])]
  const read = await context.as(by).call('getMergeRequest', { path: { id, merge_request_iid: iid } })
  return { id, iid, source_branch: read.body.source_branch }
})

const closed: Complete = async (context, prepared) => ({
  body: { ...(await milestoneIn(context, prepared)), state_event: 'close' },
  expectFurther: async () => {
    const [id, iid] = [Number(prepared.path['id']), Number(prepared.path['merge_request_iid'])]
    const path = { id, merge_request_iid: iid }
    const response = await context.as(prepared.by).observe('getMergeRequest', { path })
    response.expectMatch({ state: 'closed' })
  },
})

/** A project of a group, which is found by its path: the response to its creation is not specified. */
const newProject =
  (values: Parameters): Complete =>
  async (context, { by }) => {
    const group = await context.given.group({ visibility: 'public' })
    const path = context.uniqueName('project')
    const body = {
      ...values,
      path,
      namespace_id: group.id,
      visibility: 'internal',
      tag_list: ['warp', 'weft'],
    }
    return {
      body,
      expectFurther: async () => {
        const id = `${group.fullPath}/${path}`
        const response = await context.as(by).observe('getProject', { path: { id } })
        expectValues(body, response, recordOf(response))
      },
    }
  }

const changedProject =
  (values: Parameters): Complete =>
  async (context, prepared) => {
    const project = projectOf(prepared)
    await context.given.file(project, firstFile, 'Begun.\n')
    const [path, default_branch] = [context.uniqueName('project'), await context.given.branch(project)]
    return { body: { ...values, path, default_branch, visibility: 'internal', tag_list: ['warp', 'weft'] } }
  }

const nestedGroup: Complete = async (context, { by, body: prepared }) => {
  const parent = await context.given.group({ visibility: 'public' })
  const body = { parent_id: parent.id, visibility: 'internal' }
  return {
    body,
    expectFurther: async () => {
      const id = `${parent.fullPath}/${String(prepared?.['path'])}`
      const response = await context.as(by).observe('getGroup', { path: { id } })
      expectValues({ ...prepared, ...body }, response, recordOf(response))
    },
  }
}

const user =
  (attributes: Parameters): Complete =>
  async (context, { body: prepared }) => {
    const identity = { provider: 'ldap', extern_uid: context.uniqueName('uid') }
    const body = { admin: true, external: true, ...identity, ...attributes }
    return {
      body,
      expectFurther: async () => {
        const username = String(prepared?.['username'])
        const list = await context.admin.observe('listUsers', { query: { username } })
        list.expectItem({ username, is_admin: true, external: true, identities: [identity] })
        const [record = {}] = recordsOf([list])
        expectValues({ ...prepared, ...body }, list, record, '[].')
      },
    }
  }

/** Each access level with an expiry date, which the valid requests have. */
const eachLevel = (...levels: readonly number[]) => levels.map((access_level) => always({ access_level }))

const flagsOfBranch = [
  { developers_can_push: true, developers_can_merge: true },
  { developers_can_push: true, developers_can_merge: false },
  { developers_can_push: false, developers_can_merge: true },
]

/** By the operation. Several requests have values that exclude each other. */
export const completions: Partial<Readonly<Record<SpecifiedOperation, readonly Complete[]>>> = {
  addGroupMember: eachLevel(10, 20, 30, 40, 50),
  addProjectMember: eachLevel(10, 20, 30, 40),
  createBroadcastMessage: [always({ starts_at: '2098-03-04T05:06:07Z', ends_at: '2098-04-05T06:07:08Z' })],
  createCommit: [commitOfAll],
  createCommitStatus: [statusNamedBy('name'), statusNamedBy('context')],
  createFile: [encodedFile],
  createGroup: [nestedGroup],
  createIssue: [
    async (context, prepared) => ({
      body: { ...(await milestoneIn(context, prepared)), created_at: '2016-03-11T03:45:40Z' },
    }),
  ],
  createMergeRequest: [created],
  createProject: [newProject(attributeValues), newProject(otherValues)],
  createProjectForUser: [newProject(attributeValues), newProject(otherValues)],
  createTag: [always({ message: 'Annotated as well' })],
  createUser: [user({}), user({ reset_password: true, password: undefined, skip_confirmation: true })],
  protectBranch: flagsOfBranch.map(always),
  updateFile: [encodedFile],
  updateGroup: [async (context) => ({ body: { path: context.uniqueName('group'), visibility: 'internal' } })],
  updateGroupMember: eachLevel(10, 20, 30, 40, 50),
  updateMergeRequest: [updated, closed],
  updateProject: [changedProject(attributeValues), changedProject(otherValues)],
  updateProjectMember: eachLevel(10, 20, 30, 40),
  updateUser: [user({})],
}
