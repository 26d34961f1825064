/** Unique IDs and IIDs. Spec: document 1, "Request conventions" 5. */
import type { OperationId } from '../../../../generated/operations.ts'
import { check, type Check } from '../../fixtures/check.ts'
import { idIn } from '../../fixtures/accounts.ts'
import type { ApiResponse } from '../../fixtures/response.ts'
import { givenBoard } from '../../fixtures/boards.ts'
import { awardedEmoji, onIssue, onMergeRequest } from '../../fixtures/issues.ts'
import { givenLabel } from '../../fixtures/provisioned.ts'
import type { GivenRepositoryProject } from '../../fixtures/repository.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import { isRecord, type Exchange } from '../../protocol/exchange.ts'
import { Mismatch } from '../../protocol/signals.ts'

/** Responses that create records of one kind, two in one project and more in others. */
type Create = (context: CheckContext) => Promise<readonly ApiResponse<OperationId>[]>

const issues: Create = async ({ owner, given, act }) => {
  const [here, there] = [await given.project(), await given.project()]
  const body = { title: 'Warp breaks' }
  return [
    await act(owner, 'createIssue', { path: here.path, body }),
    await act(owner, 'createIssue', { path: here.path, body }),
    await act(owner, 'createIssue', { path: there.path, body }),
  ]
}

const mergeRequests: Create = async (context) => {
  const [here, there] = [await context.given.repository(), await context.given.repository()]
  return [
    await createMergeRequest(context, here),
    await createMergeRequest(context, here),
    await createMergeRequest(context, there),
  ]
}

/** The notes of issues and merge requests share one sequence of IDs. */
const notes: Create = async (context) => {
  const { owner, act } = context
  const [here, there] = [await onIssue.given(context), await onIssue.given(context)]
  const request = await onMergeRequest.given(context)
  const body = { body: 'Edges first.' }
  return [
    await act(owner, 'createIssueNote', { path: here.path, body }),
    await act(owner, 'createIssueNote', { path: here.path, body }),
    await act(owner, 'createIssueNote', { path: there.path, body }),
    await act(owner, 'createMergeRequestNote', { path: request.path, body }),
  ]
}

/** The award emoji of issues and merge requests share one sequence of IDs. */
const awards: Create = async (context) => {
  const { owner, master, act } = context
  const [here, there] = [await onIssue.given(context, { members: ['master'] }), await onIssue.given(context)]
  const request = await onMergeRequest.given(context)
  const body = { name: awardedEmoji }
  return [
    await act(owner, 'createIssueAwardEmoji', { path: here.path, body }),
    await act(master, 'createIssueAwardEmoji', { path: here.path, body }),
    await act(owner, 'createIssueAwardEmoji', { path: there.path, body }),
    await act(owner, 'createMergeRequestAwardEmoji', { path: request.path, body }),
  ]
}

const boardLists: Create = async (context) => {
  const [here, there] = [await givenBoard(context), await givenBoard(context)]
  const created = []
  for (const { owner, project, path } of [here, here, there]) {
    const { id } = await givenLabel(context, project)
    created.push(await context.act(owner, 'createBoardList', { path, body: { label_id: id } }))
  }
  return created
}

/** The IDs of all records of one kind differ. */
export const uniqueIds: readonly Check[] = [
  uniqueIdsOf('issues', 'Issues of one project and of another have different IDs.', issues),
  uniqueIdsOf('notes', 'Notes on issues and on merge requests have different IDs.', notes),
  uniqueIdsOf('award-emoji', 'Award emoji on issues and on merge requests have different IDs.', awards),
  uniqueIdsOf('board-lists', 'Lists of one board and of another have different IDs.', boardLists),
  uniqueIdsOf(
    'merge-requests',
    'Merge requests of one project and of another have different IDs.',
    mergeRequests,
  ),
]

function uniqueIdsOf(part: string, title: string, create: Create): Check {
  return check(part, title, async (context) => {
    const created = await create(context)
    expectDifferent('ID', created)
  })
}

/** Expects every response to be a success whose record has another ID, or IID, than the others. */
function expectDifferent(name: 'ID' | 'IID', created: readonly ApiResponse<OperationId>[]): void {
  const numbers = created.map((response) => numberIn(name, response))
  const firstByNumber = new Map<number | null, Exchange>()
  for (const [index, { exchange }] of created.entries()) {
    const number = numbers[index] ?? null
    const earlier = firstByNumber.get(number)
    if (earlier !== undefined) {
      throw new Mismatch(
        `Each record has another ${name}.`,
        `Two have the ${name} ${number}.`,
        [earlier, exchange],
        { kind: 'property', path: name.toLowerCase() },
      )
    }
    firstByNumber.set(number, exchange)
  }
}

function numberIn(name: 'ID' | 'IID', response: ApiResponse<OperationId>): number | null {
  const { json } = response.expectSuccess()
  if (name === 'ID') return idIn(json)
  return isRecord(json) && typeof json['iid'] === 'number' ? json['iid'] : null
}

/** The IIDs of all issues, and of all merge requests, of one project differ. */
export const uniqueIids: readonly Check[] = [
  check('issues-of-a-project', 'Issues have different IIDs.', async ({ owner, given, act }) => {
    const { id, path } = await given.project()
    const first = await act(owner, 'createIssue', { path, body: { title: 'The first one' } })
    const second = await act(owner, 'createIssue', { path, body: { title: 'The second one' } })
    expectDifferent('IID', [first, second])
    const { body } = second.expectStatus(201)
    const response = await act(owner, 'getIssue', { path: { id, issue_iid: body.iid } })
    response.expectStatus(200).expectMatch({ id: body.id, iid: body.iid, title: 'The second one' })
  }),
  check('concurrent-issues', 'Concurrent issues have different IIDs.', async ({ owner, given, act }) => {
    const { path } = await given.project()
    const create = () => act(owner, 'createIssue', { path, body: { title: 'Warp breaks' } })
    expectDifferent('IID', await Promise.all(Array.from({ length: 6 }, create)))
    const response = await act(owner, 'listProjectIssues', { path })
    const iids = response.expectStatus(200).items.map(({ iid }) => iid)
    if (iids.length !== 6 || new Set(iids).size !== 6)
      response.fail('Six issues with six IIDs.', `The IIDs are ${iids.join(', ')}.`)
  }),
  check('within-a-project', 'Merge requests of one project have different IIDs.', async (context) => {
    const { owner, given, act } = context
    const project = await given.repository()
    const first = await createMergeRequest(context, project)
    const second = await createMergeRequest(context, project)
    expectDifferent('IID', [first, second])
    const { id, iid, source_branch } = second.expectStatus(201).body
    const response = await act(owner, 'getMergeRequest', { path: { id: project.id, merge_request_iid: iid } })
    response.expectStatus(200).expectMatch({ id, iid, source_branch })
  }),
  check('in-two-projects', 'IIDs belong to their project.', async ({ given, owner, act }) => {
    const here = await given.openMergeRequest()
    const there = await given.openMergeRequest()
    for (const request of [here, there]) {
      const response = await act(owner, 'getMergeRequest', { path: request.path })
      response.expectStatus(200).expectMatch({ id: request.id, project_id: request.project.id })
    }
  }),
]

async function createMergeRequest({ owner, given, act }: CheckContext, project: GivenRepositoryProject) {
  const source_branch = await given.branch(project)
  await given.file(project, `${source_branch}.txt`, 'New.\n', source_branch)
  const body = { source_branch, target_branch: project.branch, title: `Merge ${source_branch}` }
  return act(owner, 'createMergeRequest', { path: project.path, body })
}
