/** Instances that assign other IDs. */
import type { OperationId } from '../../../generated/operations.ts'
import { changeId, countIidsTogether, startIdsAt } from '../../support/ids.ts'
import { each, idOf } from './calls.ts'
import { isRecord, type Record_ } from './json.ts'
import type { InnerResponse, Layer, Variation } from './variation.ts'

/** Operations that create one record, with its table. */
const tables = {
  createProject: 'project',
  createProjectForUser: 'project',
  createGroup: 'namespace',
  createUser: 'user',
  createIssue: 'issue',
  createMergeRequest: 'merge_request',
  createIssueNote: 'note',
  createMergeRequestNote: 'note',
  createSnippetNote: 'note',
  createIssueAwardEmoji: 'award_emoji',
  createMergeRequestAwardEmoji: 'award_emoji',
  createBoardList: 'board_list',
  createBroadcastMessage: 'broadcast_message',
  createTrigger: 'pipeline_trigger',
  createCurrentUserSshKey: 'ssh_key',
  createUserSshKey: 'ssh_key',
} satisfies { readonly [Op in OperationId]?: string }

export const ids: readonly Variation[] = [
  {
    id: 'large-ids-with-gaps',
    varies: 'New records get IDs from 700,000,000 upwards, with gaps of 13.',
    lawful:
      '1 § Request conventions 5: "`id` is unique across the whole instance". The specification does not state how IDs are assigned.',
    seed: ({ db }) => startIdsAt(db, 700_000_000, 13),
  },
  {
    id: 'iids-start-at-4000',
    varies: 'The IIDs of a project start at 4000.',
    lawful:
      '1 § Request conventions 5: "`iid` is unique only within one project". The specification does not state where IIDs start.',
    layers: ({ fired, administrator }) => {
      const further = async (result: InnerResponse) => {
        const id =
          typeof result.body === 'object' && result.body !== null ? Reflect.get(result.body, 'id') : undefined
        const { db } = await administrator()
        const { numUpdatedRows } = await db
          .updateTable('project')
          .set({ last_issue_iid: 4000, last_merge_request_iid: 5000 })
          .where('id', '=', Number(id))
          .executeTakeFirst()
        if (numUpdatedRows > 0n) fired()
        return result
      }
      return {
        createProject: async (call, below) => further(await below(call)),
        createProjectForUser: async (call, below) => further(await below(call)),
      }
    },
  },
  {
    id: 'iids-of-one-counter',
    varies: 'Issues and merge requests of a project get their IIDs from one counter, with gaps.',
    lawful:
      '1 § Request conventions 5: "`iid` is unique only within one project". The specification does not state how IIDs are assigned.',
    layers: ({ fired, administrator }) =>
      each(['createIssue', 'createMergeRequest'], async (call, below) => {
        const result = await below(call)
        const { iid, project_id: id }: Record_ = isRecord(result.body) ? result.body : {}
        if (result.status !== 201 || typeof iid !== 'number') return result
        fired()
        await countIidsTogether((await administrator()).db, Number(id), iid + 2)
        return result
      }),
  },
  {
    id: 'ids-descend',
    varies: 'Each new record gets an ID below those of its kind that exist.',
    lawful:
      '1 § Request conventions 5: "`id` is unique across the whole instance". The specification does not state how IDs are assigned.',
    layers: ({ fired, administrator }) => {
      let id = 1_000_000_000
      const lowered =
        (table: string): Layer =>
        async (call, below) => {
          const result = await below(call)
          const from = idOf(result)
          if (result.status !== 201 || from === null) return result
          fired()
          id -= 7
          // A note that is an emoji only is an award emoji.
          const actual = isRecord(result.body) && 'awardable_id' in result.body ? 'award_emoji' : table
          await changeId((await administrator()).db, actual, from, id)
          return { ...result, body: { ...Object(result.body), id } }
        }
      return Object.fromEntries(
        Object.entries(tables).map(([operation, table]) => [operation, lowered(table)]),
      )
    },
  },
]
