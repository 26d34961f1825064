/** Deploy keys of a project. */
import type { Schema } from '../../generated/provisioning/schemas.ts'
import { toFlag } from '../database/flag.ts'
import { invalid } from '../http/errors.ts'
import { addDeployKey, deployKey } from '../resources/projects/index.ts'
import { fingerprintOf } from '../resources/users/public-key.ts'
import type { Services } from '../services.ts'

/** Creates a public key by which a machine reads the repository of a project. */
export async function createDeployKey(
  { find, now, transaction }: Services,
  { title, key, can_push = false, ...given }: Schema<'NewDeployKey'>,
): Promise<Schema<'DeployKey'>> {
  const { id: project_id } = await find.project(given.project_id)
  const fingerprint = fingerprintOf(key)
  if (fingerprint === undefined) throw invalid({ key: ['is not a public key'] })
  const created_at = now().toISOString()
  const row = { project_id, title, key, fingerprint, can_push: toFlag(can_push), created_at }
  const added = await transaction((tx) => addDeployKey(tx.db, row), {
    deploy_key_by_project_id_fingerprint: () => invalid({ fingerprint: ['has already been taken'] }),
  })
  return deployKey(added)
}
