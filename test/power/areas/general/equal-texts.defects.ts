/** Writes that also change the other records of the list that have the same text. */
import { type Fault, type Mutant, mutant } from '../../mutant.ts'
import { pathOf, isSuccess } from '../../message.ts'
import { listedAt } from '../../vocabulary/lookups.ts'
import { byAdministrator } from '../../vocabulary/effects.ts'
import type { OperationId } from '../../../../generated/operations.ts'
import type { RuleId } from '../../../../generated/rules.ts'

/** Items of the same list with the same text. */
function toEqual(name: string): Fault {
  return {
    async around(call, upstream) {
      const [list = '', id = ''] = pathOf(call).split(/\/(?=[^/]+$)/)
      const items = await listedAt(list, call, upstream)
      const own = items.find((item) => String(item['id']) === id)
      const others = items.filter((item) => item !== own && item[name] === own?.[name])
      const response = await upstream.pass(call)
      if (!isSuccess(response)) return response
      for (const other of others) {
        const path = `/api/v4${list}/${JSON.stringify(other['id'])}`
        await upstream.pass(byAdministrator({ ...call, path }, upstream))
      }
      return response
    },
  }
}

const defects: readonly (readonly [OperationId, RuleId, string, Fault])[] = [
  ['deleteIssueNote', 'delete-issue-note/deletes', 'to notes with the same body', toEqual('body')],
  [
    'deleteMergeRequestNote',
    'delete-merge-request-note/deletes',
    'to notes with the same body',
    toEqual('body'),
  ],
  ['deleteSnippetNote', 'delete-snippet-note/deletes', 'to notes with the same body', toEqual('body')],
  ['updateIssueNote', 'general/success-is-200', 'to notes with the same body', toEqual('body')],
  ['updateMergeRequestNote', 'general/success-is-200', 'to notes with the same body', toEqual('body')],
  ['updateSnippetNote', 'general/success-is-200', 'to notes with the same body', toEqual('body')],
  [
    'deleteTrigger',
    'delete-trigger/deletes',
    'to triggers with the same description',
    toEqual('description'),
  ],
  [
    'updateTrigger',
    'general/success-is-200',
    'to triggers with the same description',
    toEqual('description'),
  ],
  [
    'deleteUserSshKey',
    'delete-user-ssh-key/removes-the-key',
    'to keys with the same title',
    toEqual('title'),
  ],
  [
    'deleteIssueAwardEmoji',
    'delete-issue-award-emoji/deletes',
    'to the same emoji of other users',
    toEqual('name'),
  ],
  [
    'deleteMergeRequestAwardEmoji',
    'delete-merge-request-award-emoji/deletes',
    'to the same emoji of other users',
    toEqual('name'),
  ],
  [
    'deleteIssueNoteAwardEmoji',
    'delete-issue-note-award-emoji/deletes',
    'to the same emoji of other users',
    toEqual('name'),
  ],
]

export const equalTextMutants: readonly Mutant[] = defects.map(([operation, rule, where, fault]) =>
  mutant('SFX-02', operation, rule, `does the same ${where}`, fault),
)
