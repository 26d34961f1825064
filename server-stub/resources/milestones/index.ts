/** What other resources use of milestones. */
export { milestone } from './presenter.ts'
export { milestoneColumns } from './queries.ts'
