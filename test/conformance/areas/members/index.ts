/** Every rule on members. Spec: document 2, "Members (groups and projects)". */
import type { CoverageOfArea } from '../../fixtures/check.ts'
import { missing, rejects } from '../../generated/attribute-checks.ts'
import { inGroup, inProject } from '../../fixtures/membership-scopes.ts'
import * as adding from './adding.ts'
import * as changing from './changing.ts'
import { groupLevels, projectLevels } from './levels.ts'
import * as reading from './reading.ts'

const ofGroups = {
  'list-group-members/lists-members': reading.listsMembers(inGroup),
  'list-group-members/query-filter': reading.filtersByQuery(inGroup),

  'add-group-member/user-id-required': missing('addGroupMember', 'user_id'),
  'add-group-member/access-level-required': missing('addGroupMember', 'access_level'),
  'add-group-member/access-level-values': [
    ...groupLevels.map((level) => adding.takesLevel(inGroup, level)),
    adding.refusesLevel(inGroup, 25),
    adding.refusesLevel(inGroup, 60),
  ],
  'add-group-member/access-level-kept': adding.keepsLevel(inGroup),
  'add-group-member/expires-at-kept': adding.keepsExpiry(inGroup),
  'add-group-member/existing-is-409': adding.refusesMembers(inGroup),
  'add-group-member/invalid-is-400': [
    rejects('addGroupMember', 'access_level', 'no number'),
    adding.refusesInvalid(inGroup),
  ],

  'get-group-member/shows-the-member': reading.showsMember(inGroup),
  'get-group-member/expiry-shown': reading.showsExpiry(inGroup),
  'get-group-member/not-a-member-is-404': reading.missesOthers(inGroup),

  'update-group-member/access-level-required': missing('updateGroupMember', 'access_level'),
  'update-group-member/access-level-kept': changing.changesLevel(inGroup),
  'update-group-member/expires-at-kept': changing.changesExpiry(inGroup),
  'update-group-member/invalid-is-400': [
    rejects('updateGroupMember', 'access_level', 'no number'),
    changing.refusesChanges(inGroup),
  ],

  'remove-group-member/removes-the-member': changing.removesMember(inGroup),
} as const

const ofProjects = {
  'list-project-members/lists-members': reading.listsMembers(inProject),
  'list-project-members/query-filter': reading.filtersByQuery(inProject),

  'add-project-member/user-id-required': missing('addProjectMember', 'user_id'),
  'add-project-member/access-level-required': missing('addProjectMember', 'access_level'),
  'add-project-member/access-level-values': [
    ...projectLevels.map((level) => adding.takesLevel(inProject, level)),
    adding.refusesLevel(inProject, 25),
    adding.refusesLevel(inProject, 50),
  ],
  'add-project-member/access-level-kept': adding.keepsLevel(inProject),
  'add-project-member/expires-at-kept': adding.keepsExpiry(inProject),
  'add-project-member/existing-is-409': adding.refusesMembers(inProject),
  'add-project-member/invalid-is-400': [
    rejects('addProjectMember', 'access_level', 'no number'),
    adding.refusesInvalid(inProject),
  ],

  'get-project-member/shows-the-member': reading.showsMember(inProject),
  'get-project-member/expiry-shown': reading.showsExpiry(inProject),
  'get-project-member/not-a-member-is-404': reading.missesOthers(inProject),

  'update-project-member/access-level-required': missing('updateProjectMember', 'access_level'),
  'update-project-member/access-level-kept': changing.changesLevel(inProject),
  'update-project-member/expires-at-kept': changing.changesExpiry(inProject),
  'update-project-member/invalid-is-400': [
    rejects('updateProjectMember', 'access_level', 'no number'),
    changing.refusesChanges(inProject),
  ],

  'remove-project-member/removes-the-member': [changing.removesMember(inProject), changing.closesTheProject],
} as const

export const members = { ...ofGroups, ...ofProjects } satisfies CoverageOfArea<'members'>
