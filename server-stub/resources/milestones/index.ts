/** What other resources use of milestones. */
export { milestone } from './presenter.ts'
export { addMilestone, milestoneColumns, milestoneOf, milestonesById } from './queries.ts'
