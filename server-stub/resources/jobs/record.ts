import type { EnvironmentRow } from '../../database/tables.ts'
import type { Project } from '../projects/record.ts'

/** Where jobs deploy to. */
export interface Environment extends EnvironmentRow {
  project: Project
}
