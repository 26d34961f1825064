/** People who are called by their names in a text: `@mira, have a look`. */
import type { Services } from '../../services.ts'
import type { UserRow } from '../../database/tables.ts'
import { usersByUsername } from '../users/index.ts'
import { whoSees, type Look } from './audience.ts'

/** More names than this are taken for an announcement, not for a call. */
const mostNames = 50

/** The users that the texts call and who can see what it is about; the caller is not one of them. */
export async function mentionedIn(
  services: Services,
  texts: readonly (string | null | undefined)[],
  look: Look,
): Promise<UserRow[]> {
  const names = [...new Set(texts.flatMap((text) => namesCalled(text ?? '')))].slice(0, mostNames)
  const users = await usersByUsername(services.db, names)
  const others = users.filter(({ id }) => id !== services.currentUser().id)
  return whoSees(services, others, look)
}

/** Names in lower case; what stands in code calls nobody. */
function namesCalled(text: string): string[] {
  const prose = text.replace(/```[^]*?(?:```|$)|`[^`\n]*`/g, ' ')
  const calls = prose.matchAll(/(?<![\w.@/-])@([a-z0-9_](?:[a-z0-9_.-]*[a-z0-9_-])?)/gi)
  return [...calls].map(([, name = '']) => name.toLowerCase())
}
