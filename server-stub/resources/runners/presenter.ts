/** Views of a runner. Spec: document 3, "Runner". */
import type { Schema } from '../../../generated/schemas.ts'
import { textList } from '../../access/text-list.ts'
import { projectReference } from '../projects/index.ts'
import type { Runner, RunnerReference } from './record.ts'

/** As lists and jobs return it, without its token. */
export function runnerSummary(row: RunnerReference): Schema<'RunnerSummary'> {
  return {
    active: row.active === 1,
    description: row.description,
    id: row.id,
    is_shared: row.shared === 1,
    name: row.name,
  }
}

/** A single runner, with its token. */
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
