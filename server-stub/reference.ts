/** The reference server's handlers: every area, each in its own file. */
import { projects } from './areas/projects/index.ts'
import { users } from './areas/users/index.ts'
import type { Handlers } from './contract/handler.ts'
import type { Services } from './services.ts'

export const reference = {
  ...projects,
  ...users,
} satisfies Partial<Handlers<Services>>
