import { servicesFor } from '../../server-stub/create-services.ts'
import type { Services } from '../../server-stub/services.ts'
import type { Forge, User } from './forge.ts'

/** The services of a request of the administrator. */
export function administratorServices(forge: Forge): Promise<Services> {
  return servicesOf(forge, forge.admin)
}

/** The services of a request of this user. */
export async function servicesOf({ appContext, origin }: Forge, { id }: User): Promise<Services> {
  const user = await appContext.db
    .selectFrom('user')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return servicesFor({ kind: 'user', user, sudoer: null }, appContext, origin)
}
