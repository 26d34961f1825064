/** What other resources use of milestones. */
export { milestone } from './presenter.ts'
export { addMilestone, milestoneColumns, milestoneOf } from './queries.ts'
