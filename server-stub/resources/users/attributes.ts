/** Properties of users and SSH keys. */
import { toFlag } from '../../database/flag.ts'
import { elsewhere, type Columns } from '../../http/attributes.ts'
import {
  requireValid,
  presenceViolation,
  lengthViolation,
  type ValidationMessage,
} from '../../http/validation-messages.ts'
import type { BodyOf } from '../../http/handler.ts'
import { topLevelPathViolation } from '../../http/path-attributes.ts'
import type { UserChange } from './queries/writes.ts'

type Attributes = BodyOf<'updateUser'>

const minPasswordCharacters = 8
const maxPasswordCharacters = 128
const maxKeyCharacters = 10_000
const maxProjectsLimit = 2_147_483_647

/** The columns of each property that creating or updating a user accepts. */
export const userColumns = {
  email: (email) => ({ email }),
  username: (username) => ({ username }),
  name: (name) => ({ name: name.trim() }),
  messenger_id: (messenger_id) => ({ messenger_id }),
  work_profile: (work_profile) => ({ work_profile }),
  micro_blog: (micro_blog) => ({ micro_blog }),
  website_url: (website_url) => ({ website_url }),
  organization: (organization) => ({ organization }),
  bio: (bio) => ({ bio }),
  location: (location) => ({ location }),
  admin: (admin) => ({ admin: toFlag(admin) }),
  // External users create neither projects nor groups, unless the properties below are set.
  external: (external): UserChange =>
    external ? { external: 1, projects_limit: 0, can_create_group: 0 } : { external: 0 },
  projects_limit: (projects_limit) => ({ projects_limit }),
  can_create_group: (value) => ({ can_create_group: toFlag(value) }),
  // Hashed by the command.
  password: elsewhere,
  reset_password: elsewhere,
  // `confirmed_at`, set by the command.
  confirm: elsewhere,
  skip_confirmation: elsewhere,
  // A row of another table, added by the command.
  provider: elsewhere,
  extern_uid: elsewhere,
} satisfies Columns<BodyOf<'createUser'> & Attributes, UserChange>

/** Throws 400 with all violations. */
export function validateUser(given: Attributes): void {
  const { email, username, name, password, projects_limit: limit, extern_uid, provider } = given
  requireValid({
    email: [presenceViolation(email), lengthViolation(email), emailViolation(email)],
    username: [presenceViolation(username), lengthViolation(username), topLevelPathViolation(username)],
    name: [presenceViolation(name), lengthViolation(name)],
    password: [passwordViolation(password)],
    projects_limit: [
      limit !== undefined &&
        (limit < 0 || limit > maxProjectsLimit) &&
        `must be between 0 and ${maxProjectsLimit}`,
    ],
    extern_uid: [
      lengthViolation(extern_uid),
      provider !== undefined && extern_uid === undefined && 'is required together with provider',
    ],
    provider: [
      lengthViolation(provider),
      extern_uid !== undefined && provider === undefined && 'is required together with extern_uid',
    ],
    bio: [lengthViolation(given.bio)],
    location: [lengthViolation(given.location)],
    messenger_id: [lengthViolation(given.messenger_id)],
    work_profile: [lengthViolation(given.work_profile)],
    micro_blog: [lengthViolation(given.micro_blog)],
    website_url: [lengthViolation(given.website_url)],
    organization: [lengthViolation(given.organization)],
  })
}

function emailViolation(email: string | undefined): ValidationMessage {
  return email !== undefined && email !== '' && !/^[^\s@]+@[^\s@]+$/.test(email) && 'is invalid'
}

/** Passwords have a minimum and a maximum length. */
export function passwordViolation(password: string | undefined): ValidationMessage {
  if (password === undefined) return undefined
  const { length } = Array.from(password)
  if (length < minPasswordCharacters) return `is too short (minimum is ${minPasswordCharacters} characters)`
  return length > maxPasswordCharacters && `is too long (maximum is ${maxPasswordCharacters} characters)`
}

/** Throws 400 with all violations; `fingerprint` is undefined if the key is not a public key. */
export function validateSshKey(
  { title, key }: BodyOf<'createUserSshKey'>,
  fingerprint: string | undefined,
): asserts fingerprint is string {
  requireValid({
    title: [presenceViolation(title), lengthViolation(title)],
    key: [
      presenceViolation(key) ||
        lengthViolation(key, maxKeyCharacters) ||
        (fingerprint === undefined && 'is invalid'),
    ],
  })
}
