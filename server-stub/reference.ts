/** The reference server's handlers: every area, each in its own file. */
import { accessRequests } from './areas/access-requests.ts'
import { groups } from './areas/groups/index.ts'
import { members } from './areas/members.ts'
import { projects } from './areas/projects/index.ts'
import { users } from './areas/users/index.ts'
import type { Handlers } from './contract/handler.ts'
import type { Services } from './services.ts'

export const reference = {
  ...projects,
  ...groups,
  ...members,
  ...accessRequests,
  ...users,
} satisfies Partial<Handlers<Services>>
