import { keptId } from '../../../access/identifier.ts'
import { ok, type Area } from '../../../http/handler.ts'
import { deployKey } from '../presenter/deploy-key.ts'
import type { Services } from '../../../services.ts'
import { deployKeysOf, removeDeployKey } from '../deploy-keys.ts'

export const deployKeys = {
  async listDeployKeys({ path }, { db, find, authorize }) {
    const project = await find.project(path.id)
    authorize('manage-deploy-keys', project)
    return ok((await deployKeysOf(db, project.id)).map((row) => deployKey(row)))
  },

  async deleteDeployKey({ path }, { db, find, authorize }) {
    const project = await find.project(path.id)
    authorize('manage-deploy-keys', project)
    await removeDeployKey(db, project.id, keptId(path.key_id))
    return ok()
  },
} satisfies Partial<Area<'projects', Services>>
