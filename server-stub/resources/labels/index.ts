/** What other resources use of labels. */
export { labelsViolations, milestoneViolation } from './attributes.ts'
export { addLabel, addMissingLabels, labelOf } from './queries.ts'
