/** Users: the operations that other areas require. Spec: document 2, "Users". */
import { flag, positive, text } from './attributes.ts'
import { signedIn, type Call, type Handler } from './call.ts'
import type { Shape } from './contract.ts'
import { conflict, forbidden, missing } from './request-error.ts'
import type { User } from './state.ts'

export const getCurrentUser: Handler<'getCurrentUser'> = (call) => {
  const user = signedIn(call)
  const account = accountOf(user, call)
  const isSudo = call.caller?.sudoer !== null
  return {
    status: 200,
    body: isSudo ? { ...account, is_admin: user.admin, private_token: user.token } : account,
  }
}

export const createUser: Handler<'createUser'> = (call) => {
  administrator(call)
  const { attributes, state } = call
  const username = attributes.required('username', text)
  const email = attributes.required('email', text)
  const name = attributes.required('name', text)
  const password = attributes.optional('password', text)
  if (password === undefined && attributes.optional('reset_password', flag) !== true)
    throw missing('password')
  const others = [...state.users.values()]
  if (state.isTaken(username) || others.some((other) => other.email === email)) {
    throw conflict('Email or username has already been taken')
  }
  const user: User = {
    id: state.nextId(),
    namespaceId: state.nextId(),
    username,
    email,
    name,
    admin: attributes.optional('admin', flag) ?? false,
    external: attributes.optional('external', flag) ?? false,
    mayCreateGroups: attributes.optional('can_create_group', flag) ?? true,
    createdAt: call.now,
    token: call.secret(),
  }
  state.addUser(user)
  return { status: 201, body: { ...accountOf(user, call), is_admin: user.admin } }
}

export const deleteUser: Handler<'deleteUser'> = (call) => {
  administrator(call)
  const forGood = call.attributes.optional('hard_delete', flag) ?? false
  const user = call.state.users.get(call.path.required('id', positive))
  if (user === undefined) return { status: 200 }
  call.state.removeUser(user, forGood)
  return { status: 200, body: summaryOf(user, call) }
}

/** The properties of every view of a user. */
export function summaryOf(user: User, { url }: Call): Shape<'UserSummary'> {
  return {
    id: user.id,
    username: user.username,
    name: user.name,
    state: 'active',
    avatar_url: null,
    web_url: new URL(`/${user.username}`, url).href,
  }
}

export function administrator(call: Call): User {
  const user = signedIn(call)
  if (!user.admin) throw forbidden()
  return user
}

function accountOf(user: User, call: Call): Shape<'CurrentUser'> {
  return {
    ...summaryOf(user, call),
    created_at: call.choices.time(user.createdAt),
    bio: null,
    location: null,
    messenger_id: null,
    work_profile: null,
    micro_blog: null,
    website_url: null,
    organization: null,
    email: user.email,
    last_sign_in_at: null,
    confirmed_at: call.choices.time(user.createdAt),
    last_activity_on: null,
    color_scheme_id: 1,
    projects_limit: 100_000,
    current_sign_in_at: null,
    identities: [],
    can_create_group: user.mayCreateGroups,
    can_create_project: true,
    two_factor_enabled: false,
    external: user.external,
  }
}
