/**
 * A former member of a private project changes nothing of what the member wrote there. Spec: document 2, "Visibility levels",
 * `private`.
 */
import { operations } from '../../../../generated/operations.ts'
import type { Actor } from '../../fixtures/actor.ts'
import { generatedCheck, type Check } from '../../fixtures/check.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import { ifPossible } from '../../fixtures/if-possible.ts'
import { awardedEmoji, givenIssue, onIssue, onMergeRequest, type Noteable } from '../../fixtures/issues.ts'
import { ofPermission } from '../../fixtures/permission.ts'
import type { GivenRepositoryProject } from '../../fixtures/repository.ts'
import { levels } from '../../fixtures/roles.ts'
import { Shared } from '../../fixtures/shared.ts'
import type { Parameters } from '../../protocol/encode.ts'
import { Observed } from '../../protocol/signals.ts'
import { existenceProbe } from './existence-probe.ts'
import { recordOf } from '../effects/reads.ts'
import type { PreparedRequest, SpecifiedOperation } from '../valid-request.ts'

/** The path of what the member wrote, by the operation. */
type Paths = { readonly [Operation in SpecifiedOperation]?: Parameters }

interface Given {
  readonly context: CheckContext
  readonly project: GivenRepositoryProject
  readonly author: Actor
}

const written = new Shared('what a former member wrote in a private project', async (context) => {
  const { owner, nonMember: author, given } = context
  const project = await given.repository()
  await given.member(project, author, levels.master)
  let paths: Paths = {}
  for (const step of steps)
    paths = { ...paths, ...(await ifPossible(() => step({ context, project, author }), {})) }
  await owner.call('removeProjectMember', { path: { ...project.path, user_id: author.id } })
  return { author, paths }
})

const steps: readonly ((given: Given) => Promise<Paths>)[] = [
  async ({ context, project, author: by }) => {
    const { path } = await givenIssue(context, { project, by })
    return { createIssueNote: path, ...(await discussed(by, onIssue, path)) }
  },
  async ({ context, project, author: by }) => {
    const { path } = await context.given.openMergeRequest({ project, by })
    const own = { updateMergeRequest: path, createMergeRequestNote: path, deleteMergeRequest: path }
    return { ...own, ...(await discussed(by, onMergeRequest, path)) }
  },
  async ({ project: { path }, author: by }) => {
    const { id: trigger_id } = (await by.call('createTrigger', { path, body: { description: 'Nightly' } }))
      .body
    const ofTrigger = { ...path, trigger_id }
    return { updateTrigger: ofTrigger, takeTriggerOwnership: ofTrigger, deleteTrigger: ofTrigger }
  },
]

async function discussed(
  author: Actor,
  { createNote, updateNote, deleteNote, createAward, deleteAward }: Noteable,
  path: Parameters,
): Promise<Paths> {
  const send = async (operation: SpecifiedOperation, body: Parameters) =>
    recordOf(await author.sendUnchecked({ operation, path, body }, 'arrange'))['id']
  const note_id = await send(createNote, { body: 'Edges first.' })
  const award_id = await send(createAward, { name: awardedEmoji })
  return {
    ...(note_id === undefined
      ? {}
      : { [updateNote]: { ...path, note_id }, [deleteNote]: { ...path, note_id } }),
    ...(award_id === undefined ? {} : { [deleteAward]: { ...path, award_id } }),
  }
}

const bodies = {
  createIssueNote: { body: 'By a former member.' },
  createMergeRequestNote: { body: 'By a former member.' },
  deleteIssueAwardEmoji: {},
  deleteIssueNote: {},
  deleteMergeRequest: {},
  deleteMergeRequestAwardEmoji: {},
  deleteMergeRequestNote: {},
  deleteTrigger: {},
  takeTriggerOwnership: {},
  updateIssueNote: { body: 'By a former member.' },
  updateMergeRequest: { title: 'By a former member.' },
  updateMergeRequestNote: { body: 'By a former member.' },
  updateTrigger: { description: 'By a former member.' },
} as const satisfies { readonly [Operation in SpecifiedOperation]?: Parameters }

const nothing = async (): Promise<void> => {}

function isRejected(operation: keyof typeof bodies): Check {
  const title = `${operation} by the author changes nothing after the author has left the private project.`
  return generatedCheck('former-member', operation, title, async (context) => {
    const { author, paths } = await context.use(written)
    const path = paths[operation]
    if (path === undefined) throw new Observed('The server did not let a member write the record.')
    const by = context.as(author)
    if (operations[operation].method !== 'DELETE') {
      const response = await by.sendUnchecked({ operation, path, body: bodies[operation] })
      response.expectForbidden()
      return
    }
    // The deletion of a record that the caller does not see may succeed, and then has no effect.
    const prepared: PreparedRequest = {
      operation,
      by: context.owner,
      path,
      query: {},
      body: null,
      after: nothing,
    }
    const { isThere } = await existenceProbe(context, prepared)
    if (!(await isThere())) throw new Observed('The record is not returned.')
    const response = await by.sendUnchecked({ operation, path })
    await ofPermission(async () => {
      if (!(await isThere())) response.fail('A former member deletes nothing.', 'It is deleted.')
    })
  })
}

const writes = Object.keys(bodies).filter((name): name is keyof typeof bodies => name in bodies)

export const writesOfFormerMembers: readonly Check[] = writes.map(isRejected)
