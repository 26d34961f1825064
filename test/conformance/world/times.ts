/** The server's clock, which need not be that of the suite. */
import type { World } from './world.ts'

/** What time the server has it, in milliseconds: the moment at which it makes something new. */
export async function serverTime({ owner, given }: World): Promise<number> {
  const { path } = await given.project()
  const { body } = await owner.does('getProject', { path })
  return Date.parse(body.created_at)
}
