/** Defects of listGroupIssues, by the rule that each violates. */
import { defectsOf, type Fault } from '../../mutant.ts'
import { ofMaster, listsAll } from './shared.ts'

/** Callers see all issues of each project that they see. */
const showsHidden: Fault = {
  services: (own, administrator) => ({ ...own, caller: administrator.caller }),
}

export const listGroupIssues = defectsOf('listGroupIssues', {
  'general/no-access-to-private-projects': [['AUT-05', 'lists issues of private projects', showsHidden]],
  'list-group-issues/group-issues': [
    ['SEM-02', 'lists issues of all groups', listsAll],
    ['SEM-02', 'omits issues of other authors', ofMaster],
  ],
})
