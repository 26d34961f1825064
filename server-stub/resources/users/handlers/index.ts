/** Users, the current user, SSH keys and emails. Spec: document 2, "Users". */
import type { Area } from '../../../http/handler.ts'
import type { Services } from '../../../services.ts'
import { accounts } from './accounts.ts'
import { belongings } from './keys-and-emails.ts'

export const users = { ...accounts, ...belongings } satisfies Area<'users', Services>
