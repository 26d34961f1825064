/** Each list of users with enough items for several pages. */
import { NotProvisionable } from '../../protocol/signals.ts'
import { freshPublicKey } from '../../fixtures/ssh-keys.ts'
import { type FilledLists, five } from '../../fixtures/filled-list.ts'
import { userWithEmails } from '../../fixtures/emails.ts'

export const filledLists = {
  async listUsers(context) {
    const common = context.uniqueName('crowd')
    for (const number of five) await context.given.user({ username: `${common}-${number}` })
    const query = { search: common }
    const found = await context.admin.call('listUsers', { query })
    if (found.items.length === 0)
      throw new NotProvisionable('A search for a part of a username returns no user.')
    return { by: context.admin, path: {}, query, key: 'id', least: 5 }
  },

  async listUserSshKeys({ admin, given }) {
    const user = await given.user()
    for (const number of five) await given.key(user, `Key ${number}`)
    return { by: admin, path: { id: user.id }, query: {}, key: 'id', least: 5 }
  },

  async listUserEmails(context) {
    const { user, least } = await userWithEmails(context)
    return { by: context.admin, path: { id: user.id }, query: {}, key: 'id', least }
  },

  async listCurrentUserSshKeys({ given, run }) {
    const by = await given.user()
    for (const _ of five) {
      await by.call('createCurrentUserSshKey', { body: { title: 'Laptop', key: freshPublicKey(run) } })
    }
    return { by, path: {}, query: {}, key: 'id', least: 5 }
  },

  async listCurrentUserEmails(context) {
    const { user: by, least } = await userWithEmails(context)
    return { by, path: {}, query: {}, key: 'id', least }
  },
} satisfies FilledLists<'users'>
