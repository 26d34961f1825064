/** One valid request to each operation of users: what the generated checks vary. */
import { freshPublicKey } from '../../fixtures/ssh-keys.ts'
import type { RequestBuilders } from '../../fixtures/request.ts'
import { emailOf } from '../../fixtures/emails.ts'

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
    const person = await given.user()
    return {
      by: admin,
      input: {
        path: { id: person.id },
        body: { bio: 'Changed', organization: 'Example', password: run.secretText() },
      },
    }
  },

  deleteUser: async ({ admin, given }) => {
    const person = await given.user()
    return { by: admin, input: { path: { id: person.id } } }
  },

  listUserSshKeys: async ({ admin, given }) => {
    const person = await given.user()
    return { by: admin, input: { path: { id: person.id } } }
  },

  createUserSshKey: async ({ admin, given, run }) => {
    const person = await given.user()
    return {
      by: admin,
      input: { path: { id: person.id }, body: { title: 'Laptop', key: freshPublicKey(run) } },
    }
  },

  deleteUserSshKey: async ({ admin, given }) => {
    const person = await given.user()
    const { id } = await given.key(person)
    return { by: admin, input: { path: { id: person.id, key_id: id } } }
  },

  listUserEmails: async ({ admin, given }) => {
    const person = await given.user()
    return { by: admin, input: { path: { id: person.id } } }
  },

  getCurrentUser: async ({ nonMember }) => ({ by: nonMember, input: {} }),

  listCurrentUserSshKeys: async ({ given }) => ({ by: await given.user(), input: {} }),

  createCurrentUserSshKey: async ({ given, run }) => {
    const person = await given.user()
    return { by: person, input: { body: { title: 'Laptop', key: freshPublicKey(run) } } }
  },

  getCurrentUserSshKey: async ({ given }) => {
    const person = await given.user()
    const { id } = await given.key(person)
    return { by: person, input: { path: { key_id: id } } }
  },

  deleteCurrentUserSshKey: async ({ given }) => {
    const person = await given.user()
    const { id } = await given.key(person)
    return { by: person, input: { path: { key_id: id } } }
  },

  listCurrentUserEmails: async ({ given }) => ({ by: await given.user(), input: {} }),

  getCurrentUserEmail: async (context) => {
    const person = await context.given.user()
    return { by: person, input: { path: { email_id: await emailOf(context, person) } } }
  },
} satisfies RequestBuilders<'users'>
