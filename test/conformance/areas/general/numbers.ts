/** IDs and numbers of records that people make often. Spec: document 1, "Request conventions" 5. */
import type { OperationId } from '../../../../generated/operations.ts'
import { check, idPart, type Check } from '../../fixtures/check.ts'
import { idIn } from '../../fixtures/accounts.ts'
import type { ApiResponse } from '../../fixtures/response.ts'
import { givenBoard } from '../../fixtures/boards.ts'
import { givenIssue, onIssue, onMergeRequest } from '../../fixtures/issues.ts'
import { givenLabel } from '../../fixtures/provisioned.ts'
import type { CheckContext } from '../../fixtures/context.ts'

/** Makes records of one kind, two in one place and more in others, and gives the responses. */
type Make = (context: CheckContext) => Promise<readonly ApiResponse<OperationId>[]>

const issues: Make = async ({ owner, given }) => {
  const [here, there] = [await given.project(), await given.project()]
  const body = { title: 'Warp breaks' }
  return [
    await owner.call('createIssue', { path: here.path, body }),
    await owner.call('createIssue', { path: here.path, body }),
    await owner.call('createIssue', { path: there.path, body }),
  ]
}

/** Notes are of one kind, whatever they are on. */
const notes: Make = async (context) => {
  const { owner } = context
  const [here, there] = [await onIssue.given(context), await onIssue.given(context)]
  const request = await onMergeRequest.given(context)
  const body = { body: 'Edges first.' }
  return [
    await owner.call('createIssueNote', { path: here.path, body }),
    await owner.call('createIssueNote', { path: here.path, body }),
    await owner.call('createIssueNote', { path: there.path, body }),
    await owner.call('createMergeRequestNote', { path: request.path, body }),
  ]
}

/** Award emoji are of one kind, whatever they are on. */
const awards: Make = async (context) => {
  const { owner, master } = context
  const [here, there] = [await onIssue.given(context, { members: ['master'] }), await onIssue.given(context)]
  const request = await onMergeRequest.given(context)
  const body = { name: 'thumbsup' }
  return [
    await owner.call('createIssueAwardEmoji', { path: here.path, body }),
    await master.call('createIssueAwardEmoji', { path: here.path, body }),
    await owner.call('createIssueAwardEmoji', { path: there.path, body }),
    await owner.call('createMergeRequestAwardEmoji', { path: request.path, body }),
  ]
}

const boardLists: Make = async (context) => {
  const [here, there] = [await givenBoard(context), await givenBoard(context)]
  const made = []
  for (const { owner, project, path } of [here, here, there]) {
    const { id } = await givenLabel(context, project)
    made.push(await owner.call('createBoardList', { path, body: { label_id: id } }))
  }
  return made
}

const kinds = { issues, notes, 'award emoji': awards, 'board lists': boardLists }

export const idsOfKinds: readonly Check[] = Object.entries(kinds).map(([kind, make]) =>
  check(idPart(kind), kind, async (context) => {
    const made = await make(context)
    const ids = made.map(({ json }) => idIn(json))
    if (new Set(ids).size < ids.length)
      made.at(-1)?.fail(`Another ID for each of the ${kind}.`, `The IDs are ${ids.join(', ')}.`)
  }),
)

/** Issues of one project, one after the other and several at once. */
export const numbersOfIssues: readonly Check[] = [
  check('issues-of-a-project', 'issues of a project', async (context) => {
    const { owner } = context
    const first = await givenIssue(context)
    const second = await givenIssue(context, { project: first.project, title: 'The second one' })
    const response = await context.act(owner, 'getIssue', { path: second.path })
    response.expectStatus(200).expectMatch({ id: second.id, iid: second.iid, title: 'The second one' })
    if (first.iid === second.iid) response.fail('Two IIDs.', `Both have the IID ${first.iid}.`)
  }),
  check('issues-of-a-project-made-at-once', 'issues of a project, made at once', async (context) => {
    const project = await context.given.project()
    await Promise.all(Array.from({ length: 6 }, async () => givenIssue(context, { project })))
    const response = await context.act(project.owner, 'listProjectIssues', { path: project.path })
    const iids = response.expectStatus(200).items.map(({ iid }) => iid)
    if (iids.length !== 6 || new Set(iids).size !== 6)
      response.fail('Six issues with six IIDs.', `The IIDs are ${iids.join(', ')}.`)
  }),
]
