/** Defects of updateMergeRequest, by the rule that each violates. */
import type { RuleId } from '../../../../generated/rules.ts'
import { isRecord, jsonOf, type Call, valueOf, withValue, pathOf } from '../../message.ts'
import { defectsOf, mutantsOf, type Fault, type Mutant, type Upstream } from '../../mutant.ts'
import { has, hasValue, not, when, lacks } from '../../vocabulary/conditions.ts'
import { otherCall, rejects, undoesEffect } from '../../vocabulary/effects.ts'
import { alsoDoesAll, listedAt } from '../../vocabulary/lookups.ts'
import { altersParameter, defaultsParameter, altersRequest, ignores } from '../../vocabulary/requests.ts'
import { replacesStatus, returnsSuccessFor, returnsValue } from '../../vocabulary/responses.ts'
import { escaped } from '../../vocabulary/values.ts'
import { becomesAuthor } from '../../vocabulary/memory.ts'
import { remembers, omitsChanged } from '../../vocabulary/former-records.ts'

const asShown = async (call: Call, { pass }: Upstream) => pass(otherCall(call, 'GET', pathOf(call)))

/** Updates return the previous record, and change nothing. */
const readsOnly: Fault = { around: asShown }

async function stateOf(call: Call, upstream: Upstream): Promise<unknown> {
  const record = jsonOf(await asShown(call, upstream))
  return isRecord(record) ? record['state'] : undefined
}

/** A defect that affects only merge requests in a state. */
const whileIn = (state: string, { around }: Fault): Fault => ({
  around: async (call, upstream) =>
    around !== undefined && (await stateOf(call, upstream)) === state
      ? around(call, upstream)
      : upstream.pass(call),
})

/** Other open merge requests of the source branch are closed as well. */
const closesSameSource = alsoDoesAll(async (call, upstream) => {
  const [place, source] = [pathOf(call), jsonOf(await asShown(call, upstream))]
  const list = place.replace(/\/\d+$/, '')
  const open = await listedAt(`${list}?state=opened`, call, upstream)
  const same = open.filter((each) => isRecord(source) && each['source_branch'] === source['source_branch'])
  return same.map(({ iid }) => otherCall(call, 'PUT', `${list}/${String(iid)}`, { state_event: 'close' }))
})

/** Other closed merge requests of the project are reopened as well. */
const reopensAll = alsoDoesAll(async (call, upstream) => {
  const list = pathOf(call).replace(/\/\d+$/, '')
  const closed = await listedAt(`${list}?state=closed`, call, upstream)
  return closed.map(({ iid }) => otherCall(call, 'PUT', `${list}/${String(iid)}`, { state_event: 'reopen' }))
})

const attributes = [
  ['target_branch', 'update-merge-request/target-branch'],
  ['title', 'update-merge-request/title'],
  ['description', 'update-merge-request/description'],
  ['assignee_id', 'update-merge-request/assignee'],
  ['labels', 'update-merge-request/labels'],
  ['milestone_id', 'update-merge-request/milestone'],
  ['remove_source_branch', 'update-merge-request/remove-source-branch'],
] as const satisfies readonly (readonly [string, RuleId])[]

/** An event without the attribute sets it. */
const setsWithEvent = (name: string, value: string): Fault =>
  when(has('state_event'), defaultsParameter(name, value))

/** Adds the labels to the previous ones. */
const addsLabels: Fault = {
  async around(call, upstream) {
    const record = jsonOf(await asShown(call, upstream))
    const former = isRecord(record) && Array.isArray(record['labels']) ? record['labels'].map(String) : []
    const given = valueOf(call, 'labels')
    if (typeof given !== 'string') return upstream.pass(call)
    return upstream.pass(withValue(call, 'labels', [...former, given].join(',')))
  },
}

function givesNothing(call: Call): boolean {
  return (
    attributes.every(([name]) => valueOf(call, name) === undefined) &&
    valueOf(call, 'state_event') === undefined
  )
}

const isEvent = (value: unknown) => value === 'close' || value === 'reopen'

const strange = (call: Call) => {
  const event = valueOf(call, 'state_event')
  return event !== undefined && !isEvent(event)
}

/** The rest of the request is carried out before it is rejected. */
const halfDone: Fault = {
  async around(call, upstream) {
    await upstream.pass(withValue(call, 'state_event', undefined))
    return upstream.pass(call)
  },
}

const removesBranchOfClosed = when(
  (call, upstream) =>
    hasValue('state_event', 'close')(call, upstream) && lacks('remove_source_branch')(call, upstream),
  altersRequest((call) => withValue(call, 'remove_source_branch', true)),
)

const closesOthers: Fault = when(
  hasValue('state_event', 'close'),
  alsoDoesAll(async (call, upstream) => {
    const list = pathOf(call).replace(/\/\d+$/, '')
    const open = await listedAt(`${list}?state=opened`, call, upstream)
    return open.map(({ iid }) => otherCall(call, 'PUT', `${list}/${String(iid)}`, { state_event: 'close' }))
  }),
)

export const updateMergeRequest: readonly Mutant[] = [
  ...defectsOf('updateMergeRequest', {
    'update-merge-request/labels': [
      ['SEM-02', 'adds labels instead of replacing them', addsLabels],
      [
        'SEM-02',
        'stores only the first label',
        altersParameter('labels', (value) => String(value).split(',')[0]),
      ],
      [
        'ENC-02',
        'stores all labels as one',
        altersParameter('labels', (value) => String(value).replaceAll(',', ' ')),
      ],
    ],
    'update-merge-request/description': [
      ['ENC-01', 'escapes the description', altersParameter('description', escaped)],
    ],
    'update-merge-request/title': [
      ['STT-01', 'returns the previous title', returnsValue('title', 'As it was')],
    ],
    'update-merge-request/at-least-one': [
      ['STA-03', 'accepts a request without attributes', when(givesNothing, readsOnly)],
      [
        'STA-03',
        'returns a success for a rejected request without attributes',
        when(givesNothing, returnsSuccessFor(400, 200)),
      ],
      ['STA-02', 'returns 422 without attributes', when(givesNothing, replacesStatus(400, 422))],
    ],
    'update-merge-request/others-stay': [
      ['SFX-02', 'empties the description', defaultsParameter('description', '')],
      ['SFX-02', 'removes the labels', defaultsParameter('labels', '')],
      ['SFX-02', 'removes the assignee', defaultsParameter('assignee_id', 0)],
      ['SFX-02', 'removes the milestone', defaultsParameter('milestone_id', 0)],
      ['SFX-02', 'resets the target branch to master', defaultsParameter('target_branch', 'master')],
      ['SFX-02', 'resets remove_source_branch', defaultsParameter('remove_source_branch', false)],
      [
        'SFX-02',
        'sets remove_source_branch',
        when(not(givesNothing), defaultsParameter('remove_source_branch', true)),
      ],
      ['SFX-02', 'reopens the merge request', defaultsParameter('state_event', 'reopen')],
    ],
    'update-merge-request/state-event-values': [
      [
        'SEM-01',
        'ignores unknown values of state_event',
        when(
          strange,
          altersParameter('state_event', () => undefined),
        ),
      ],
      [
        'STT-02',
        'closes on unknown values of state_event',
        when(
          strange,
          altersParameter('state_event', () => 'close'),
        ),
      ],
      ['STT-02', 'accepts merge as state_event', when(hasValue('state_event', 'merge'), readsOnly)],
      [
        'STT-02',
        'accepts a state as state_event',
        when(
          hasValue('state_event', 'closed'),
          altersParameter('state_event', () => 'close'),
        ),
      ],
      ['STA-02', 'returns 422 for unknown values of state_event', when(strange, replacesStatus(400, 422))],
      ['SFX-02', 'stores the title of a rejected request', when(strange, halfDone)],
    ],
    'update-merge-request/close': [
      [
        'SFX-02',
        'closes other merge requests with the same source',
        when(hasValue('state_event', 'close'), closesSameSource),
      ],
      ['SEM-01', 'does not close', when(hasValue('state_event', 'close'), readsOnly)],
      [
        'SFX-04',
        'removes the assignee',
        when(hasValue('state_event', 'close'), defaultsParameter('assignee_id', 0)),
      ],
      [
        'STT-01',
        'returns the closed state without storing it',
        when(hasValue('state_event', 'close'), undoesEffect),
      ],
      [
        'IDM-02',
        'rejects closing a closed merge request',
        when(hasValue('state_event', 'close'), whileIn('closed', rejects(405))),
      ],
      [
        'SEM-02',
        'reopens a merge request closed twice',
        when(
          hasValue('state_event', 'close'),
          whileIn(
            'closed',
            altersParameter('state_event', () => 'reopen'),
          ),
        ),
      ],
      [
        'SEM-02',
        'returns merged instead of closed',
        when(hasValue('state_event', 'close'), returnsValue('state', 'merged')),
      ],
      ['SFX-02', 'closes the other merge requests', closesOthers],
    ],
    'update-merge-request/reopen': [
      ['SFX-04', 'removes the labels with an event', setsWithEvent('labels', '')],
      ['SFX-04', 'removes the description with an event', setsWithEvent('description', '')],
      ['SFX-02', 'reopens all', when(hasValue('state_event', 'reopen'), reopensAll)],
      ['SEM-01', 'does not reopen', when(hasValue('state_event', 'reopen'), readsOnly)],
      [
        'STT-01',
        'returns the opened state without storing it',
        when(hasValue('state_event', 'reopen'), undoesEffect),
      ],
      ['STT-02', 'ignores reopen', when(hasValue('state_event', 'reopen'), whileIn('closed', rejects(405)))],
      [
        'SEM-02',
        'returns the merge request as closed',
        when(hasValue('state_event', 'reopen'), returnsValue('state', 'closed')),
      ],
    ],
    'general/success-is-200': [
      [
        'SFX-02',
        'resets remove_source_branch with the labels',
        when(has('labels'), defaultsParameter('remove_source_branch', false)),
      ],
      ['SFX-02', 'removes the source branch of closed merge requests', removesBranchOfClosed],
      ['SFX-04', 'makes the caller the author', becomesAuthor('updateMergeRequest', 'getMergeRequest')],
      [
        'STT-04',
        'is omitted by the filter of labels',
        remembers({ write: 'updateMergeRequest', read: 'listMergeRequests', alter: omitsChanged('labels') }),
      ],
    ],
    'update-merge-request/remove-source-branch': [
      [
        'SEM-01',
        'ignores remove_source_branch if it is false',
        when(hasValue('remove_source_branch', false), ignores('remove_source_branch')),
      ],
    ],
  }),
  ...attributes.flatMap(([name, rule]) =>
    mutantsOf(
      'updateMergeRequest',
      rule,
      ['SEM-01', `ignores ${name}`, when(has(name), readsOnly)],
      ['STT-01', `returns ${name} without storing it`, when(has(name), undoesEffect)],
      ['STA-03', `rejects changes of ${name}`, when(has(name), rejects(403))],
    ),
  ),
]
