import type { Environment } from '../record.ts'
import { projectReference } from '../../projects/index.ts'

/** An environment with its project in few words; the specification shows neither. */
export function environment({ id, name, slug, external_url, state, project }: Environment) {
  return { id, name, slug, external_url, state, project: projectReference(project) }
}
