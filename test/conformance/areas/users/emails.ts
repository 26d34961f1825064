/** Email addresses of users. */
import type { Actor } from '../../fixtures/actor.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import { type FilledList, five } from '../../fixtures/filled-list.ts'
import { givenEmail } from '../../fixtures/provisioned.ts'
import { canProvide } from '../../fixtures/provisioning.ts'

/** The ID of an email address of a user: a listed one, or a further one. */
export async function emailOf(context: CheckContext, user: Actor): Promise<number> {
  const [first] = (await user.call('listCurrentUserEmails')).items
  return first?.id ?? givenEmail(context, user)
}

/** A user with as many email addresses as the server offers to create, and the smallest number of them. */
export async function userWithEmails(
  context: CheckContext,
): Promise<{ user: Actor } & Pick<FilledList, 'least'>> {
  const user = await context.given.user()
  const added = (await canProvide(context, 'emails')) ? five : []
  for (const _ of added) await givenEmail(context, user)
  return { user, least: added.length }
}
