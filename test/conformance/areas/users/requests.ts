/** One valid request to each operation of users: what the generated checks vary. */
import { freshPublicKey } from '../../fixtures/ssh-keys.ts'
import type { RequestBuilders } from '../../fixtures/request.ts'
import { emailOf } from '../../fixtures/emails.ts'
import { uncommonAttributes } from '../../fixtures/varied-users.ts'

export const requests = {
  listUsers: async ({ nonMember }) => ({ by: nonMember, input: {} }),

  createUser: async (context) => {
    const { admin, given, run } = context
    const username = context.uniqueName('user')
    const body = {
      username,
      email: `${username}@example.com`,
      name: 'Made by a check',
      password: run.secretText(),
      ...uncommonAttributes,
      // An external user can create no group in any case.
      external: false,
    }
    return {
      by: admin,
      input: { body },
      after: async (response) => {
        given.removesCreated('users', response)
      },
    }
  },

  getUser: async ({ nonMember, owner }) => ({ by: nonMember, input: { path: { id: owner.id } } }),

  updateUser: async ({ admin, given, run }) => {
    const user = await given.user()
    return {
      by: admin,
      input: {
        path: { id: user.id },
        // The email address and the username are those of the user already.
        body: {
          ...uncommonAttributes,
          name: 'Changed by a check',
          email: user.account.email,
          username: user.username,
          password: run.secretText(),
        },
      },
    }
  },

  deleteUser: async ({ admin, given }) => {
    const user = await given.user()
    return { by: admin, input: { path: { id: user.id } } }
  },

  listUserSshKeys: async ({ admin, given }) => {
    const user = await given.user()
    return { by: admin, input: { path: { id: user.id } } }
  },

  createUserSshKey: async ({ admin, given, run }) => {
    const user = await given.user()
    return {
      by: admin,
      input: { path: { id: user.id }, body: { title: 'Laptop', key: freshPublicKey(run) } },
    }
  },

  deleteUserSshKey: async ({ admin, given }) => {
    const user = await given.user()
    const { id } = await given.key(user)
    return { by: admin, input: { path: { id: user.id, key_id: id } } }
  },

  listUserEmails: async ({ admin, given }) => {
    const user = await given.user()
    return { by: admin, input: { path: { id: user.id } } }
  },

  getCurrentUser: async ({ nonMember }) => ({ by: nonMember, input: {} }),

  listCurrentUserSshKeys: async ({ given }) => ({ by: await given.user(), input: {} }),

  createCurrentUserSshKey: async ({ given, run }) => {
    const user = await given.user()
    return { by: user, input: { body: { title: 'Laptop', key: freshPublicKey(run) } } }
  },

  getCurrentUserSshKey: async ({ given }) => {
    const user = await given.user()
    const { id } = await given.key(user)
    return { by: user, input: { path: { key_id: id } } }
  },

  deleteCurrentUserSshKey: async ({ given }) => {
    const user = await given.user()
    const { id } = await given.key(user)
    return { by: user, input: { path: { key_id: id } } }
  },

  listCurrentUserEmails: async ({ given }) => ({ by: await given.user(), input: {} }),

  getCurrentUserEmail: async (context) => {
    const user = await context.given.user()
    return { by: user, input: { path: { email_id: await emailOf(context, user) } } }
  },
} satisfies RequestBuilders<'users'>
