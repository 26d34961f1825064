import type { FoundEnvironment } from '../../../access/subjects.ts'
import { projectReference } from '../../projects/presenter/project.ts'

/** An environment with its project in few words; the specification shows neither. */
export function environment({ id, name, slug, external_url, state, project }: FoundEnvironment) {
  return { id, name, slug, external_url, state, project: projectReference(project) }
}
