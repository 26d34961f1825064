/** Defects of listing notes, by the rule that each violates. */
import { pageOf } from '../../../../server-stub/database/paging.ts'
import { list } from '../../../../server-stub/http/handler.ts'
import type { PageRequest } from '../../../../server-stub/page.ts'
import { note, snippetNote } from '../../../../server-stub/resources/notes/presenter.ts'
import type { Services } from '../../../../server-stub/services.ts'
import type { AccountName } from '../../../conformance/fixtures/roles.ts'
import { isNameOf } from '../../../conformance/fixtures/run.ts'
import { isRecord, valueOf, pathOf } from '../../message.ts'
import { defectsOfEach, mutant, type Fault, type Mutant, defectsOf } from '../../mutant.ts'
import { alsoDoes, otherCall } from '../../vocabulary/effects.ts'
import { omitsItems, asciiOf } from '../../vocabulary/lists.ts'
import { returnsValue, altersProperty } from '../../vocabulary/responses.ts'

type Listing = { paging: PageRequest; origin: string }

async function all({ paging }: Listing, { db, find }: Services) {
  const page = await pageOf(db.selectFrom('note').selectAll('note').orderBy('note.id'), paging)
  return { ...page, rows: await find.notes(page.rows.map(({ id }) => id)) }
}

/** Every note that there is. */
const listsAll: Fault = {
  handlers: () => ({
    listIssueNotes: async (request, services) =>
      list(await all(request, services), (row) => note(row, request.origin)),
    listMergeRequestNotes: async (request, services) =>
      list(await all(request, services), (row) => note(row, request.origin)),
    listSnippetNotes: async (request, services) =>
      list(await all(request, services), (row) => snippetNote(row, request.origin)),
  }),
}

const ofMaster = omitsItems(
  ({ author }) => isRecord(author) && isNameOf('master' satisfies AccountName, String(author['username'])),
)

/** A note is stored at the merge request or issue with the same number as well. */
const onOtherKind: Fault = alsoDoes((call) => {
  const path = pathOf(call)
  const other = path.includes('/issues/')
    ? path.replace('/issues/', '/merge_requests/')
    : path.replace('/merge_requests/', '/issues/')
  return otherCall(call, 'POST', other, { body: valueOf(call, 'body') })
})

export const otherKinds: readonly Mutant[] = [
  mutant('SFX-04', 'createIssueNote', 'list-merge-request-notes/lists-notes', 'copies notes', onOtherKind),
  mutant('SFX-04', 'createMergeRequestNote', 'list-issue-notes/lists-notes', 'copies notes', onOtherKind),
  ...defectsOf('listIssueNotes', {
    'general/success-is-200': [
      ['ENC-03', 'returns names of authors in ASCII', altersProperty('author.name', asciiOf)],
    ],
  }),
]

export const listNotes = defectsOfEach(['listIssueNotes', 'listSnippetNotes', 'listMergeRequestNotes'], {
  'lists-notes': [
    ['SEM-02', 'lists the notes of all records', listsAll],
    ['SEM-06', 'omits notes of other users', ofMaster],
  ],
  'no-votes': [
    ['SCH-05', 'lists upvotes', returnsValue('upvote', false)],
    ['SCH-05', 'lists downvotes', returnsValue('downvote', false)],
  ],
})
