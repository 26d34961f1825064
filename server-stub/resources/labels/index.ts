/** What other resources use of labels. */
export { labelsViolations, milestoneViolation, permittedDetails } from './attributes.ts'
export { addLabel, addMissingLabels, labelOf } from './queries.ts'
