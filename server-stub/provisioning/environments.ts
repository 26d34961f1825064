/** Environments of a project. */
import type { Schema } from '../../generated/provisioning/schemas.ts'
import { invalid } from '../http/errors.ts'
import { addEnvironment, environment } from '../resources/jobs/index.ts'
import type { Services } from '../services.ts'

/** Creates an environment that jobs of a project deploy to. */
export async function createEnvironment(
  { find, now, transaction }: Services,
  { name, state = 'available', ...given }: Schema<'NewEnvironment'>,
): Promise<Schema<'Environment'>> {
  const project = await find.project(given.project_id)
  const at = now().toISOString()
  const slug = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  const times = { created_at: at, updated_at: at }
  const row = {
    project_id: project.id,
    name,
    slug,
    external_url: given.external_url ?? null,
    state,
    ...times,
  }
  const added = await transaction((tx) => addEnvironment(tx.db, row), {
    environment_by_project_id_name: () => invalid({ name: ['has already been taken'] }),
  })
  return environment({ ...added, project })
}
