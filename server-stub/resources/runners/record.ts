import type { RunnerRow } from '../../database/tables.ts'
import type { Role } from '../../access/roles.ts'
import type { Project } from '../projects/record.ts'

/** A runner, and how the caller stands to the projects that it works for. */
export interface Runner extends RunnerRow {
  /** Those that the caller can see. */
  projects: Project[]
  /** The caller's lowest and highest role in all of them. */
  least: Role
  most: Role
}
