/** IDs and numbers of records that people make often. Spec: document 1, "Request conventions" 5. */
import type { OperationId } from '../../../../generated/operations.ts'
import { check, type Check } from '../../fixtures/check.ts'
import { idIn } from '../../fixtures/accounts.ts'
import type { Answer } from '../../fixtures/response.ts'
import { givenBoard } from '../../fixtures/boards.ts'
import { givenIssue, onIssue, onMergeRequest } from '../../fixtures/issues.ts'
import { givenLabel } from '../../fixtures/provisioned.ts'
import type { World } from '../../fixtures/context.ts'

/** Makes records of one kind, two in one place and more in others, and gives the answers. */
type Make = (world: World) => Promise<readonly Answer<OperationId>[]>

const issues: Make = async ({ owner, given }) => {
  const [here, there] = [await given.project(), await given.project()]
  const body = { title: 'Warp breaks' }
  return [
    await owner.does('createIssue', { path: here.path, body }),
    await owner.does('createIssue', { path: here.path, body }),
    await owner.does('createIssue', { path: there.path, body }),
  ]
}

/** Notes are of one kind, whatever they are on. */
const notes: Make = async (world) => {
  const { owner } = world
  const [here, there] = [await onIssue.given(world), await onIssue.given(world)]
  const request = await onMergeRequest.given(world)
  const body = { body: 'Edges first.' }
  return [
    await owner.does('createIssueNote', { path: here.path, body }),
    await owner.does('createIssueNote', { path: here.path, body }),
    await owner.does('createIssueNote', { path: there.path, body }),
    await owner.does('createMergeRequestNote', { path: request.path, body }),
  ]
}

/** Award emoji are of one kind, whatever they are on. */
const awards: Make = async (world) => {
  const { owner, master } = world
  const [here, there] = [await onIssue.given(world), await onIssue.given(world)]
  const request = await onMergeRequest.given(world)
  const body = { name: 'thumbsup' }
  return [
    await owner.does('createIssueAwardEmoji', { path: here.path, body }),
    await master.does('createIssueAwardEmoji', { path: here.path, body }),
    await owner.does('createIssueAwardEmoji', { path: there.path, body }),
    await owner.does('createMergeRequestAwardEmoji', { path: request.path, body }),
  ]
}

const boardLists: Make = async (world) => {
  const [here, there] = [await givenBoard(world), await givenBoard(world)]
  const made = []
  for (const { owner, project, path } of [here, here, there]) {
    const { id } = await givenLabel(world, project)
    made.push(await owner.does('createBoardList', { path, body: { label_id: id } }))
  }
  return made
}

const kinds = { issues, notes, 'award emoji': awards, 'board lists': boardLists }

export const idsOfKinds: readonly Check[] = Object.entries(kinds).map(([kind, make]) =>
  check(kind, async (world) => {
    const made = await make(world)
    const ids = made.map(({ json }) => idIn(json))
    if (new Set(ids).size < ids.length)
      made.at(-1)?.contradicts(`Another ID for each of the ${kind}.`, `The IDs are ${ids.join(', ')}.`)
  }),
)

/** Issues of one project, one after the other and several at once. */
export const numbersOfIssues: readonly Check[] = [
  check('issues of a project', async (world) => {
    const { owner } = world
    const first = await givenIssue(world)
    const second = await givenIssue(world, { project: first.project, title: 'The second one' })
    const answer = await owner.tries('getIssue', { path: second.path })
    answer.is(200).shows({ id: second.id, iid: second.iid, title: 'The second one' })
    if (first.iid === second.iid) answer.contradicts('Two IIDs.', `Both have the IID ${first.iid}.`)
  }),
  check('issues of a project, made at once', async (world) => {
    const project = await world.given.project()
    await Promise.all(Array.from({ length: 6 }, async () => givenIssue(world, { project })))
    const answer = await project.owner.tries('listProjectIssues', { path: project.path })
    const iids = answer.is(200).items.map(({ iid }) => iid)
    if (iids.length !== 6 || new Set(iids).size !== 6)
      answer.contradicts('Six issues with six IIDs.', `The IIDs are ${iids.join(', ')}.`)
  }),
]
