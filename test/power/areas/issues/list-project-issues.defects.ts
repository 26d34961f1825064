/** Defects of listProjectIssues, by the rule that each violates. */
import { issuesMatching } from '../../../../server-stub/resources/issues/queries/lists.ts'
import { isIssueInGroup } from '../../../../server-stub/resources/issues/queries/visibility.ts'
import { defectsOf, type Fault } from '../../mutant.ts'
import { readsParameterAs } from '../../vocabulary/requests.ts'
import { ofMaster, listsAll, narrowed, listed } from './shared.ts'
import { countsOnly } from '../../vocabulary/lists.ts'

const listsWholeNamespace: Fault = {
  handlers: () => ({
    listProjectIssues: async (request, services) => {
      const { path } = request
      const { namespace } = await services.find.project(path.id)
      const matching = issuesMatching(services, narrowed(request)).where((eb) =>
        isIssueInGroup(eb, namespace.id),
      )
      return listed(request, services, matching)
    },
  }),
}

export const listProjectIssues = defectsOf('listProjectIssues', {
  'list-project-issues/project-issues': [
    ['SEM-02', 'lists issues of all projects', listsAll],
    ['SEM-02', 'lists issues of the whole namespace', listsWholeNamespace],
    ['SEM-02', 'omits issues of other authors', ofMaster],
  ],
  'list-project-issues/iid-filter-removed': [
    ['SEM-02', 'accepts the v3 filter', readsParameterAs('iid', 'iids')],
  ],
  'general/x-total': [
    [
      'HDR-02',
      'counts the issues that are not confidential only',
      countsOnly(({ confidential }) => confidential !== true),
    ],
  ],
})
