/** The reference server's handlers: every area, each in its own file. */
import type { Handlers } from './contract/handler.ts'
import type { Services } from './services.ts'

export const reference = {} satisfies Partial<Handlers<Services>>
