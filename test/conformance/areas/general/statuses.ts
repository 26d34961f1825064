/** Spec: document 1, "Errors". */
import { check, notCheckable } from '../../fixtures/check.ts'
import { expectDuplicatesRejected } from './duplicates.ts'
import { Observed } from '../../protocol/signals.ts'
import {
  missingAttributes,
  missingAttributesNamed,
  mistypedAttributes,
  validationBodies,
} from '../../generated/attributes/attribute-checks.ts'
import { recordsElsewhere } from '../../generated/paths/addressed-by.ts'
import { conditionalReads, createsAnother, repeatedUpdates } from '../../generated/effects/repeated.ts'
import {
  deletesTwice,
  successesWith200,
  successesWith201,
  successesWith204,
} from '../../generated/successes.ts'
import { allAttributes } from '../../generated/attributes/all-attributes.ts'
import { attributesAlone } from '../../generated/attributes/attributes-alone.ts'
import { branchHeads } from '../../generated/effects/branch-heads.ts'
import { combinedFilters } from '../../generated/lists/combined-filters.ts'
import { failedValidations } from '../../generated/attributes/failed-validations.ts'
import { filtersAfterDeletions } from '../../generated/lists/filters-after-deletions.ts'
import { filtersAfterUpdates } from '../../generated/lists/filters-after-updates.ts'
import { itemsAsRead } from '../../generated/lists/items-as-read.ts'
import { namesAccepted } from '../../generated/paths/names.ts'
import { namesAsRefs } from '../../generated/paths/names-as-refs.ts'
import { textsKept } from '../../generated/attributes/texts.ts'
import { otherMemberships } from '../../generated/effects/other-memberships.ts'
import { recreations } from '../../generated/effects/recreated.ts'
import { namedRoutesOfUnknown } from '../../generated/paths/named-routes.ts'
import { partialUpdates } from '../../generated/effects/partial-updates.ts'
import { deletionsElsewhere, recordsInOtherNamespaces } from '../../generated/paths/elsewhere.ts'
import { readsOfUsers } from '../../generated/users/reads-of-users.ts'
import { statesOfUsers } from '../../generated/users/states-of-users.ts'
import { inStates } from '../../generated/effects/states.ts'
import { writesByOthers } from '../../generated/effects/writes-by-others.ts'
import { renamedUsers } from '../../generated/users/renamed-users.ts'
import { refForms } from '../../generated/paths/ref-forms.ts'
import { foundRecords, variedLists } from '../../generated/lists/varied-lists.ts'
import { approvalsOfMembers, writesAfterDeletions } from '../../generated/effects/writes-after-deletions.ts'
import { writtenIsRead } from '../../generated/effects/written-is-read.ts'
import { deletesOfUnknown, unknownRecords } from '../../generated/paths/unknown-ids.ts'

export const statuses = {
  'general/success-is-200': [
    ...successesWith200,
    ...writtenIsRead('PUT'),
    ...branchHeads('PUT', 'DELETE'),
    ...repeatedUpdates,
    ...renamedUsers,
    ...textsKept('PUT'),
    ...namesAccepted,
    ...namesAsRefs,
    ...refForms,
    ...variedLists,
    ...foundRecords,
    ...itemsAsRead,
    ...combinedFilters,
    ...filtersAfterUpdates,
    ...filtersAfterDeletions,
    ...allAttributes('PUT'),
    ...partialUpdates,
    ...writesByOthers,
    ...inStates('PUT', 'DELETE'),
    ...statesOfUsers,
    ...readsOfUsers,
    ...otherMemberships('PUT', 'DELETE'),
  ],
  'general/created-is-201': [
    ...successesWith201,
    ...writtenIsRead('POST'),
    ...branchHeads('POST'),
    ...textsKept('POST'),
    ...otherMemberships('POST'),
    ...recreations,
    ...createsAnother,
    ...attributesAlone,
    ...inStates('POST'),
    ...allAttributes('POST'),
  ],
  'general/no-content-is-204': successesWith204,
  'general/not-modified-is-304': conditionalReads,
  'general/invalid-attribute-is-400': [...missingAttributes, ...mistypedAttributes],
  'general/not-found-is-404': [
    ...unknownRecords,
    ...namedRoutesOfUnknown,
    ...writesAfterDeletions,
    ...approvalsOfMembers,
    ...recordsElsewhere,
    ...recordsInOtherNamespaces,
  ],

  'general/conflict-is-409': check(async (context) => {
    const { owner, given, act } = context
    const project = await given.repository()
    const branch = await given.branch(project)
    const body = { branch, ref: project.branch }
    const response = await act(owner, 'createBranch', { path: project.path, body })
    response.expectRejected()
    await expectDuplicatesRejected(context)
    throw new Observed(`Creating a branch that exists is rejected with ${response.status}.`)
  }),

  'general/unprocessable-is-422': notCheckable(
    'The specification does not state which entity cannot be processed.',
  ),
  'general/delete-is-idempotent': [...deletesTwice, ...deletesOfUnknown, ...deletionsElsewhere],
  'general/missing-attribute-body': missingAttributesNamed,
  'general/validation-failure-body': [...validationBodies, ...failedValidations],
} as const
