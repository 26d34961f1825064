/** The users of a project: its members, those of the groups around it, and the owner of its namespace. */
import type { SelectQueryBuilder } from 'kysely'
import { isUnexpired, viewerOf, type QueryContext } from '../../../access/viewer.ts'
import { pageOf } from '../../../database/paging.ts'
import type { Page, PageRequest } from '../../../page.ts'
import type { Tables, UserRow } from '../../../database/tables.ts'
import { containsText } from '../../../database/text-conditions.ts'
import { filtered, type Filters } from '../../../http/attributes.ts'
import type { QueryOf } from '../../../http/handler.ts'
import type { Project } from '../record.ts'

type Parameters = QueryOf<'listProjectUsers'>
type Users = SelectQueryBuilder<Tables, 'user', UserRow>

const participantFilters = {
  search: (query, text) =>
    text === ''
      ? query
      : query.where((eb) =>
          eb.or(['user.name', 'user.username', 'user.email'].map((column) => containsText(column, text))),
        ),
} satisfies Filters<Parameters, Users>

/** A page of the users who belong to the project, in the order of their ids. */
export async function pageOfParticipants(
  context: QueryContext,
  { id, namespace }: Project,
  parameters: Parameters,
  paging: PageRequest,
): Promise<Page<UserRow>> {
  const viewer = viewerOf(context)
  const users = context.db
    .selectFrom('user')
    .selectAll('user')
    .where('user.ghost', '=', 0)
    .where((eb) => {
      const groups = eb
        .selectFrom('namespace_ancestor')
        .select('ancestor_id')
        .where('namespace_id', '=', namespace.id)
      const members = eb
        .selectFrom('member')
        .select('member.user_id')
        .where(isUnexpired('member', viewer))
        .where((member) =>
          member.or([member('member.project_id', '=', id), member('member.group_id', 'in', groups)]),
        )
      return eb.or([eb('user.id', 'in', members), eb('user.id', '=', namespace.owner_id)])
    })
    .orderBy('user.id')
  return pageOf(filtered(users, parameters, participantFilters), paging)
}
