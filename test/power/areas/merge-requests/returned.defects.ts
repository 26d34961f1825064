/** Writes of merge requests that return other values than the single read. */
import { alterJson, isRecord, isSuccess } from '../../message.ts'
import { mutantsOf, type Defect, type Fault, type Mutant } from '../../mutant.ts'
import { altersProperty, returnsValue } from '../../vocabulary/responses.ts'

const ofMilestone = (name: string, alter: (milestone: Readonly<Record<string, unknown>>) => unknown) =>
  altersProperty('milestone', (milestone) =>
    isRecord(milestone) ? { ...milestone, [name]: alter(milestone) } : milestone,
  )

const milestones: readonly Defect[] = [
  ['STT-04', 'returns every milestone as active', ofMilestone('state', () => 'active')],
  ['STT-04', 'returns no due date of the milestone', ofMilestone('due_date', () => null)],
]

const iidOfMilestone: Defect = [
  'IDT-01',
  'returns the ID of the milestone as its IID',
  ofMilestone('iid', ({ id }) => id),
]

const votes: readonly Defect[] = [
  ['STT-04', 'returns no upvotes', returnsValue('upvotes', 0)],
  ['STT-04', 'returns no downvotes', returnsValue('downvotes', 0)],
  ['SEM-02', 'returns upvotes as downvotes', altersProperty('downvotes', (_, { upvotes }) => upvotes)],
]

/** The head of the source branch is the one at the creation. */
const keepsHead: Fault = {
  async everywhere(call, upstream) {
    const response = await upstream.pass(call)
    if (!isSuccess(response)) return response
    if (call.operation !== 'createMergeRequest' && call.operation !== 'getMergeRequest') return response
    return alterJson(response, (request) => {
      if (!isRecord(request)) return request
      const key = `${String(request['project_id'])}!${String(request['iid'])}`
      if (call.operation === 'createMergeRequest') upstream.memory.set(key, request['sha'])
      return { ...request, sha: upstream.memory.get(key) ?? request['sha'] }
    })
  },
}

export const returned: readonly Mutant[] = [
  ...mutantsOf('getMergeRequest', 'update-merge-request/target-branch', [
    'STT-04',
    'returns the head at the creation',
    keepsHead,
  ]),
  ...mutantsOf('createMergeRequest', 'create-merge-request/keeps-attributes', ...milestones, iidOfMilestone),
  ...mutantsOf(
    'updateMergeRequest',
    'update-merge-request/others-stay',
    ...milestones,
    iidOfMilestone,
    ...votes,
  ),
  ...mutantsOf(
    'acceptMergeRequest',
    'accept-merge-request/merges',
    ['IDT-03', 'returns the author as the assignee', altersProperty('assignee', (_, { author }) => author)],
    ...milestones,
    ...votes,
  ),
  ...mutantsOf('getMergeRequestChanges', 'get-merge-request-changes/changes', ...milestones, ...votes),
]
