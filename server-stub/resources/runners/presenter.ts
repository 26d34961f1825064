/** Views of a runner. Spec: document 3, "Runner". */
import type { Schema } from '../../../generated/schemas.ts'
import type { Runner } from './record.ts'
import type { RunnerRow } from '../../database/tables.ts'
import { projectReference } from '../projects/index.ts'
import { textList } from '../../access/text-list.ts'

/** As lists show it, without secrets. */
export function runnerSummary(runner: RunnerRow): Schema<'RunnerSummary'> {
  return {
    active: runner.active === 1,
    description: runner.description,
    id: runner.id,
    is_shared: runner.shared === 1,
    name: runner.name,
  }
}

/** In detail, with its token. */
export function runner(row: Runner): Schema<'Runner'> {
  return {
    ...runnerSummary(row),
    architecture: row.architecture,
    platform: row.platform,
    revision: row.revision,
    version: row.version,
    contacted_at: row.contacted_at,
    projects: row.projects.map((project) => projectReference(project)),
    token: row.token,
    tag_list: textList(row.tag_list),
  }
}
