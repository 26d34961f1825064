/** Defects of listing awards, by the rule that each violates. */
import { pageOf } from '../../../../server-stub/database/paging.ts'
import { list } from '../../../../server-stub/http/handler.ts'
import type { PageRequest } from '../../../../server-stub/page.ts'
import { awardEmoji } from '../../../../server-stub/resources/award-emoji/presenter.ts'
import type { Services } from '../../../../server-stub/services.ts'
import type { AccountName } from '../../../conformance/fixtures/roles.ts'
import { isNameOf } from '../../../conformance/fixtures/run.ts'
import { isRecord, type Call, pathOf } from '../../message.ts'
import { defectsOfEach, type Fault, type Mutant, type Upstream, defectsOf } from '../../mutant.ts'
import { allOf, omitsItems, responseWithPage, type Item } from '../../vocabulary/lists.ts'
import { listedAt } from '../../vocabulary/lookups.ts'
import { returnsDeleted } from '../../vocabulary/memory.ts'

type Listing = { paging: PageRequest; origin: string }

async function all({ paging, origin }: Listing, { db, find }: Services) {
  const page = await pageOf(db.selectFrom('award_emoji').selectAll('award_emoji').orderBy('id'), paging)
  return list({ ...page, rows: await find.awards(page.rows.map(({ id }) => id)) }, (award) =>
    awardEmoji(award, origin),
  )
}

/** Every award emoji that there is. */
const listsAll: Fault = {
  handlers: () => ({
    listIssueAwardEmoji: all,
    listMergeRequestAwardEmoji: all,
    listSnippetAwardEmoji: all,
    listIssueNoteAwardEmoji: all,
    listMergeRequestNoteAwardEmoji: all,
  }),
}

/** The list includes further items. */
const adds = (further: (call: Call, upstream: Upstream) => Promise<readonly Item[]>): Fault => ({
  around: async (call, upstream) =>
    responseWithPage(call, await upstream.pass(call), [
      ...(await allOf(call, upstream)),
      ...(await further(call, upstream)),
    ]),
})

const recordOf = (call: Call) => pathOf(call).replace(/\/award_emoji$/, '')

const withNotes = adds(async (call, upstream) => {
  const path = `${recordOf(call)}/notes`
  const notes = await listedAt(path, call, upstream)
  const lists = notes.map(({ id }) => listedAt(`${path}/${String(id)}/award_emoji`, call, upstream))
  return (await Promise.all(lists)).flat()
})

const withParent = adds((call, upstream) =>
  listedAt(`${recordOf(call).replace(/\/notes\/\d+$/, '')}/award_emoji`, call, upstream),
)

/** The list of the merge request or issue with the same number is part of the list. */
const withOtherKind = adds((call, upstream) => {
  const path = pathOf(call)
  const other = path.includes('/issues/')
    ? path.replace('/issues/', '/merge_requests/')
    : path.replace('/merge_requests/', '/issues/')
  return listedAt(other, call, upstream)
})

const ofMaster = omitsItems(
  ({ user }) => isRecord(user) && isNameOf('master' satisfies AccountName, String(user['username'])),
)

export const listAwards: readonly Mutant[] = [
  ...defectsOfEach(
    [
      'listIssueAwardEmoji',
      'listMergeRequestAwardEmoji',
      'listSnippetAwardEmoji',
      'listIssueNoteAwardEmoji',
      'listMergeRequestNoteAwardEmoji',
    ],
    {
      'lists-awards': [
        ['SEM-02', 'lists the awards of all records', listsAll],
        ['SEM-06', 'omits awards of other users', ofMaster],
      ],
    },
  ),
  ...defectsOfEach(['listIssueAwardEmoji', 'listMergeRequestAwardEmoji'], {
    'lists-awards': [
      ['SEM-02', 'lists the awards of its notes as well', withNotes],
      ['IDT-03', 'lists the awards of the other kind of record as well', withOtherKind],
    ],
  }),
  ...defectsOfEach(['listIssueNoteAwardEmoji', 'listMergeRequestNoteAwardEmoji'], {
    'lists-awards': [['SEM-02', 'lists the awards of the parent as well', withParent]],
  }),
  ...defectsOf('listIssueNoteAwardEmoji', {
    'delete-issue-note/deletes': [['STT-04', 'returns the awards of deleted notes', returnsDeleted]],
  }),
  ...defectsOf('listMergeRequestNoteAwardEmoji', {
    'delete-merge-request-note/deletes': [['STT-04', 'returns the awards of deleted notes', returnsDeleted]],
  }),
]
