/** Writes that delete notes or award emoji of the same record as well. */
import type { OperationId } from '../../../../generated/operations.ts'
import type { RuleId } from '../../../../generated/rules.ts'
import { mutant, type Fault, type Mutant } from '../../mutant.ts'
import { pathOf, type Call } from '../../message.ts'
import { otherCall } from '../../vocabulary/effects.ts'
import { alsoDoesAll, listedAt } from '../../vocabulary/lookups.ts'

/** After the write all items of a list are deleted. */
const deletesAll = (listOf: (path: string) => string): Fault =>
  alsoDoesAll(async (call: Call, upstream) => {
    const list = listOf(pathOf(call))
    const found = await listedAt(list, call, upstream)
    return found.map(({ id }) => otherCall(call, 'DELETE', `${list}/${String(id)}`))
  })

/** Of the issue or merge request that the path begins with. */
const ofParent = (name: string) => (path: string) =>
  path.replace(/^(\/projects\/[^/]+\/\w+\/\d+)\/.*$/, `$1/${name}`)
const ofNote = (path: string) => `${path}/award_emoji`

const defects: readonly (readonly [OperationId, RuleId, string, (path: string) => string])[] = [
  ['createIssueNote', 'general/created-is-201', 'award emoji of the issue', ofParent('award_emoji')],
  ['updateIssueNote', 'general/success-is-200', 'award emoji of the issue', ofParent('award_emoji')],
  ['updateIssueNote', 'general/success-is-200', 'award emoji of the note', ofNote],
  ['updateMergeRequestNote', 'general/success-is-200', 'award emoji of the note', ofNote],
  ['deleteIssueNote', 'delete-issue-note/deletes', 'award emoji of the issue', ofParent('award_emoji')],
  [
    'deleteMergeRequestNote',
    'delete-merge-request-note/deletes',
    'award emoji of the merge request',
    ofParent('award_emoji'),
  ],
  ['deleteSnippetNote', 'delete-snippet-note/deletes', 'award emoji of the snippet', ofParent('award_emoji')],
  ['deleteIssueAwardEmoji', 'delete-issue-award-emoji/deletes', 'notes of the issue', ofParent('notes')],
  [
    'deleteIssueNoteAwardEmoji',
    'delete-issue-note-award-emoji/deletes',
    'award emoji of the issue',
    ofParent('award_emoji'),
  ],
  [
    'deleteMergeRequestNoteAwardEmoji',
    'delete-merge-request-note-award-emoji/deletes',
    'award emoji of the merge request',
    ofParent('award_emoji'),
  ],
  ['updateMergeRequest', 'general/success-is-200', 'notes of the merge request', (path) => `${path}/notes`],
]

export const deletedNoteAndAwardMutants: readonly Mutant[] = defects.map(([operation, rule, what, listOf]) =>
  mutant('SFX-04', operation, rule, `deletes the ${what} as well`, deletesAll(listOf)),
)
