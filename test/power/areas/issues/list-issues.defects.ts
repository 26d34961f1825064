/** Defects of listIssues, by the rule that each violates. */
import { issuesMatching } from '../../../../server-stub/resources/issues/queries/lists.ts'
import { defectsOf, type Fault } from '../../mutant.ts'
import { listsAll, narrowed, listed } from './shared.ts'

const listsAssigned: Fault = {
  handlers: () => ({
    listIssues: (request, services) => {
      const { db, currentUser } = services
      const assigned = db
        .selectFrom('issue_assignee')
        .select('issue_id')
        .where('user_id', '=', currentUser().id)
      const matching = issuesMatching(services, narrowed(request)).where((eb) =>
        eb.or([eb('issue.author_id', '=', currentUser().id), eb('issue.id', 'in', assigned)]),
      )
      return listed(request, services, matching)
    },
  }),
}

export const listIssues = defectsOf('listIssues', {
  'list-issues/own-issues': [
    ['SEM-02', 'lists all visible issues', listsAll],
    ['SEM-02', 'lists assigned issues as well', listsAssigned],
  ],
})
