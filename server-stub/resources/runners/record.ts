import type { RunnerRow } from '../../database/tables.ts'
import type { Project } from '../projects/record.ts'

/** A runner with what authorization and presenters need. */
export interface Runner extends RunnerRow {
  /** The projects of the runner that the caller sees. */
  projects: RunnerProject[]
  /** Of how many of its projects the caller is a master. */
  managed: 'none' | 'some' | 'all'
}

/** A project as a runner lists it. */
export type RunnerProject = Pick<Project, 'id' | 'name' | 'path' | 'full_path'> & {
  namespace: Pick<Project['namespace'], 'full_name'>
}

/** A runner as jobs embed it. */
export type RunnerReference = Pick<RunnerRow, 'id' | 'description' | 'name' | 'active' | 'shared'>

/** Its columns, for `jsonRows`. */
export const runnerReferenceColumns = {
  id: 'runner.id',
  description: 'runner.description',
  name: 'runner.name',
  active: 'runner.active',
  shared: 'runner.shared',
} satisfies { [Name in keyof RunnerReference]: `runner.${Name}` }
