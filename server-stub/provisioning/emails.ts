/** Email addresses of users. */
import type { Schema } from '../../generated/provisioning/schemas.ts'
import { invalid } from '../http/errors.ts'
import { addEmail, email } from '../resources/users/index.ts'
import type { Services } from '../services.ts'

/** Adds a further email address of a user. */
export async function createEmail(
  { find, now, transaction }: Services,
  given: Schema<'NewEmail'>,
): Promise<Schema<'Email'>> {
  const { id: user_id } = await find.user(given.user_id)
  const row = { user_id, email: given.email, created_at: now().toISOString() }
  const added = await transaction((tx) => addEmail(tx.db, row), {
    email_by_email: () => invalid({ email: ['has already been taken'] }),
  })
  return email(added)
}
