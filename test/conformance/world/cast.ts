/** The people of a run: made once, used by all checks, removed at the end. */
import { Conversation, type Charge, type Line } from '../engine/conversation.ts'
import type { Exchange } from '../engine/exchange.ts'
import { Blocked } from '../run/signals.ts'
import { createAccount } from './accounts.ts'
import { Persona, type Account } from './persona.ts'
import { orResidue, removeUser } from './removal.ts'
import { accountNames, type AccountName } from './roles.ts'
import type { RunFacts } from './run-facts.ts'

/** Each account, or what kept it from being made. */
export interface Cast {
  readonly admin: Account
  readonly people: ReadonlyMap<AccountName, Account | Blocked>
  /** What making them took, for the report. */
  readonly exchanges: readonly Exchange[]
  readonly charges: readonly Charge[]
}

/** Creates the accounts side by side; one that cannot be made blocks only the checks that use it. */
export async function castPeople(run: RunFacts, admin: Account, line: Line): Promise<Cast> {
  const making = accountNames.map(async (name) => {
    const conversation = new Conversation(line, `people/${name}`)
    return { name, conversation, account: await accountOf(run, admin, name, conversation) }
  })
  const made = await Promise.all(making)
  return {
    admin,
    people: new Map(made.map(({ name, account }) => [name, account])),
    exchanges: made.flatMap(({ conversation }) => conversation.exchanges),
    charges: made.flatMap(({ conversation }) => conversation.charges),
  }
}

async function accountOf(
  run: RunFacts,
  admin: Account,
  name: AccountName,
  conversation: Conversation,
): Promise<Account | Blocked> {
  const administrator = new Persona('admin', admin, conversation)
  try {
    return await createAccount(run, administrator, conversation, name, { can_create_group: true })
  } catch (error) {
    if (error instanceof Blocked) return error
    throw error
  }
}

/** Removes the accounts; what stays is told as residue and changes no verdict. */
export async function dismissPeople(run: RunFacts, cast: Cast, line: Line): Promise<void> {
  const administrator = new Persona('admin', cast.admin, new Conversation(line, 'dismissal'))
  for (const account of cast.people.values()) {
    if (account instanceof Blocked) continue
    await orResidue(run, `user ${account.id}`, () => removeUser(run, administrator, account.id))
  }
}
