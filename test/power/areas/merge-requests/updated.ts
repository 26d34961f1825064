/** Merge requests that are changed, closed and reopened otherwise than asked. */
import type { RuleId } from '../../../../generated/rules.ts'
import { isRecord, jsonOf, valueOf, withValue, type Call } from '../../message.ts'
import { mutantsOf, type Behind, type Fault, type Mutant } from '../../mutant.ts'
import { announces, shows, swaps } from '../../vocabulary/responses.ts'
import { has, hasValue, when } from '../../vocabulary/conditions.ts'
import { another, forgets, refuses } from '../../vocabulary/effects.ts'
import { byDefault, takes } from '../../vocabulary/requests.ts'

const of = 'updateMergeRequest'

const asShown = async (call: Call, { pass }: Behind) =>
  pass(another(call, 'GET', call.path.replace('/api/v4', '')))

/** Updates return the previous record, and change nothing. */
const readsOnly: Fault = { around: asShown }

async function stateOf(call: Call, behind: Behind): Promise<unknown> {
  const record = jsonOf(await asShown(call, behind))
  return isRecord(record) ? record['state'] : undefined
}

/** A defect that shows only where the merge request is in a state. */
const whileIn = (state: string, { around }: Fault): Fault => ({
  around: async (call, behind) =>
    around !== undefined && (await stateOf(call, behind)) === state
      ? around(call, behind)
      : behind.pass(call),
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

const kept: readonly Mutant[] = attributes.flatMap(([name, rule]) =>
  mutantsOf(
    of,
    rule,
    ['SEM-01', `${name} has no effect`, when(has(name), readsOnly)],
    ['STT-01', `${name} is answered and forgotten`, when(has(name), forgets)],
    ['STA-03', `${name} must not be changed`, when(has(name), refuses(403))],
  ),
)

/** The labels come to those that were there. */
const addsLabels: Fault = {
  async around(call, behind) {
    const record = jsonOf(await asShown(call, behind))
    const former = isRecord(record) && Array.isArray(record['labels']) ? record['labels'].map(String) : []
    const given = valueOf(call, 'labels')
    if (typeof given !== 'string') return behind.pass(call)
    return behind.pass(withValue(call, 'labels', [...former, given].join(',')))
  },
}

const escaped = (value: unknown) => String(value).replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const meanings: readonly Mutant[] = [
  ...mutantsOf(
    of,
    'update-merge-request/labels',
    ['SEM-02', 'labels are added', addsLabels],
    ['SEM-02', 'only the first label', takes('labels', (value) => String(value).split(',')[0])],
    ['ENC-02', 'all labels are one', takes('labels', (value) => String(value).replaceAll(',', ' '))],
  ),
  ...mutantsOf(of, 'update-merge-request/description', [
    'ENC-01',
    'the description is escaped',
    takes('description', escaped),
  ]),
  ...mutantsOf(of, 'update-merge-request/title', [
    'STT-01',
    'the answer has the former title',
    shows('title', 'As it was'),
  ]),
  ...mutantsOf(
    of,
    'update-merge-request/at-least-one',
    ['STA-03', 'nothing at all is a success', when(givesNothing, readsOnly)],
    ['STA-03', 'nothing at all is announced as a success', when(givesNothing, announces(400, 200))],
    ['STA-02', 'nothing at all cannot be processed', when(givesNothing, swaps(400, 422))],
  ),
  ...mutantsOf(
    of,
    'update-merge-request/others-stay',
    ['SFX-02', 'the description is emptied', byDefault('description', '')],
    ['SFX-02', 'the labels are taken away', byDefault('labels', '')],
    ['SFX-02', 'nobody is assigned any more', byDefault('assignee_id', 0)],
    ['SFX-02', 'the milestone is taken away', byDefault('milestone_id', 0)],
    ['SFX-02', 'it is to go into master again', byDefault('target_branch', 'master')],
    ['SFX-02', 'the source branch is to stay again', byDefault('remove_source_branch', false)],
    ['SFX-02', 'it is opened again', byDefault('state_event', 'reopen')],
  ),
]

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
  async around(call, behind) {
    await behind.pass(withValue(call, 'state_event', undefined))
    return behind.pass(call)
  },
}

const events: readonly Mutant[] = [
  ...mutantsOf(
    of,
    'update-merge-request/state-event-values',
    [
      'SEM-01',
      'other events are not looked at',
      when(
        strange,
        takes('state_event', () => undefined),
      ),
    ],
    [
      'STT-02',
      'other events close',
      when(
        strange,
        takes('state_event', () => 'close'),
      ),
    ],
    ['STT-02', 'merge is an event', when(hasValue('state_event', 'merge'), readsOnly)],
    [
      'STT-02',
      'a state is an event',
      when(
        hasValue('state_event', 'closed'),
        takes('state_event', () => 'close'),
      ),
    ],
    ['STA-02', 'other events cannot be processed', when(strange, swaps(400, 422))],
    ['SFX-02', 'a refusal has changed the title', when(strange, halfDone)],
  ),
  ...mutantsOf(
    of,
    'update-merge-request/close',
    ['SEM-01', 'nothing is closed', when(hasValue('state_event', 'close'), readsOnly)],
    ['STT-01', 'closed and forgotten', when(hasValue('state_event', 'close'), forgets)],
    [
      'IDM-02',
      'what is closed cannot be closed',
      when(hasValue('state_event', 'close'), whileIn('closed', refuses(405))),
    ],
    [
      'SEM-02',
      'closed a second time it is open',
      when(
        hasValue('state_event', 'close'),
        whileIn(
          'closed',
          takes('state_event', () => 'reopen'),
        ),
      ),
    ],
    ['SEM-02', 'closed is shown as merged', when(hasValue('state_event', 'close'), shows('state', 'merged'))],
  ),
  ...mutantsOf(
    of,
    'update-merge-request/reopen',
    ['SEM-01', 'nothing is reopened', when(hasValue('state_event', 'reopen'), readsOnly)],
    ['STT-01', 'reopened and forgotten', when(hasValue('state_event', 'reopen'), forgets)],
    [
      'STT-02',
      'what is closed stays so',
      when(hasValue('state_event', 'reopen'), whileIn('closed', refuses(405))),
    ],
    [
      'SEM-02',
      'the answer is still closed',
      when(hasValue('state_event', 'reopen'), shows('state', 'closed')),
    ],
  ),
]

export const mergeRequestUpdateMutants: readonly Mutant[] = [...kept, ...meanings, ...events]
