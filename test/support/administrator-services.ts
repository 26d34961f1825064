import { servicesFor } from '../../server-stub/create-services.ts'
import type { Services } from '../../server-stub/services.ts'
import type { Forge } from './forge.ts'

/** The services of a request of the administrator. */
export async function administratorServices({ appContext, admin, origin }: Forge): Promise<Services> {
  const query = appContext.db.selectFrom('user').selectAll().where('id', '=', admin.id)
  const user = await query.executeTakeFirstOrThrow()
  return servicesFor({ kind: 'user', user, sudoer: null }, appContext, origin)
}
