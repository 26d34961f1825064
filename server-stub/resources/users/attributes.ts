/** From the attributes of a write to the columns of an account. */
import type { BodyOf } from '../../http/handler.ts'
import { check, filled, short, type Complaint } from '../../http/check.ts'
import type { Secrets } from '../../access/secrets.ts'
import type { UserChange } from './accounts.ts'
import { toFlag } from '../../database/flag.ts'
import { unfitTopLevelPath } from '../../http/path-attributes.ts'

/** What may be given of an account when it is created or changed. */
export type Attributes = BodyOf<'updateUser'>

const shortestPassword = 8
const longestPassword = 128
const highestLimit = 2_147_483_647

/** The columns that the given attributes set; the others stay undefined. External users have no rights by default. */
export async function userChange(given: Attributes, { hashPassword }: Secrets): Promise<UserChange> {
  const stranger = given.external === true
  return {
    email: given.email,
    username: given.username,
    name: given.name?.trim(),
    password_hash: given.password && (await hashPassword(given.password)),
    messenger_id: given.messenger_id,
    work_profile: given.work_profile,
    micro_blog: given.micro_blog,
    website_url: given.website_url,
    organization: given.organization,
    bio: given.bio,
    location: given.location,
    admin: toFlag(given.admin),
    external: toFlag(given.external),
    projects_limit: given.projects_limit ?? (stranger ? 0 : undefined),
    can_create_group: toFlag(given.can_create_group ?? (stranger ? false : undefined)),
  }
}

/** Throws 400 with all that is wrong with the attributes. */
export function checkUser(given: Attributes): void {
  const { email, username, name, password, projects_limit: limit, extern_uid, provider } = given
  check({
    email: [filled(email), short(email), noEmail(email)],
    username: [filled(username), short(username), unfitTopLevelPath(username)],
    name: [filled(name), short(name)],
    password: [unfitPassword(password)],
    projects_limit: [
      limit !== undefined && (limit < 0 || limit > highestLimit) && `must be between 0 and ${highestLimit}`,
    ],
    extern_uid: [
      short(extern_uid),
      provider !== undefined && extern_uid === undefined && 'is missing beside provider',
    ],
    provider: [
      short(provider),
      extern_uid !== undefined && provider === undefined && 'is missing beside extern_uid',
    ],
    bio: [short(given.bio)],
    location: [short(given.location)],
    messenger_id: [short(given.messenger_id)],
    work_profile: [short(given.work_profile)],
    micro_blog: [short(given.micro_blog)],
    website_url: [short(given.website_url)],
    organization: [short(given.organization)],
  })
}

function noEmail(email: string | undefined): Complaint {
  return email !== undefined && email !== '' && !/^[^\s@]+@[^\s@]+$/.test(email) && 'is invalid'
}

/** What is wrong with a password, as far as its length goes. */
export function unfitPassword(password: string | undefined): Complaint {
  if (password === undefined) return undefined
  const { length } = Array.from(password)
  if (length < shortestPassword) return `is too short (minimum is ${shortestPassword} characters)`
  return length > longestPassword && `is too long (maximum is ${longestPassword} characters)`
}
