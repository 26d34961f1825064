import type { Template } from './template.ts'

/** A server that implements what a conformance run needs first. */
export const server: Template = {
  summary: 'a target for the conformance suite, which returns examples until you implement an operation',
  run: 'node server.mjs',
  files: {
    'server.mjs': `// Every operation without a handler returns the example of the contract. The next step is in the guide
// "From nothing to conforming". To test the server:
//
//   npx forge-contract conformance --base-url http://127.0.0.1:3000/api/v4 --admin-token root-token --area variables
import { randomBytes } from 'node:crypto'
import { createApp, created, HttpError, forbidden, ok } from 'forge-contract/server'

const root = { id: 1, username: 'root', name: 'Administrator', email: 'root@example.com', admin: true }
const users = new Map([[1, { ...root, token: 'root-token' }]])

/** Identifies the caller of each request; the handlers get the result as second argument. */
async function context({ credentials: { presented, sudo } }) {
  const [credential] = presented
  if (credential === undefined) return { user: null, isSudo: false }
  const all = [...users.values()]
  const user = all.find(({ token }) => token === credential.secret)
  if (user === undefined) throw new HttpError('unauthenticated')
  if (sudo === undefined) return { user, isSudo: false }
  if (!user.admin) throw forbidden('Must be admin to use sudo')
  const other = all.find(({ id, username }) => sudo === String(id) || sudo === username)
  if (other === undefined)
    throw new HttpError('not-found', { message: \`404 Not Found: No user id or username for: \${sudo}\` })
  return { user: other, isSudo: true }
}

const handlers = {
  async getCurrentUser(_request, { user, isSudo }) {
    if (user === null) throw new HttpError('unauthenticated')
    const account = accountOf(user)
    return ok(isSudo ? { ...account, is_admin: user.admin, private_token: user.token } : account)
  },
  async createUser({ body }, { user }) {
    if (!user?.admin) throw forbidden()
    const id = Math.max(...users.keys()) + 1
    const token = randomBytes(15).toString('base64url')
    users.set(id, { id, username: body.username, name: body.name, email: body.email, admin: false, token })
    return created({ id, username: body.username, name: body.name })
  },
  async deleteUser({ path }, { user }) {
    if (!user?.admin) throw forbidden()
    users.delete(path.id)
    return ok()
  },
}

function accountOf({ id, username, name, email }) {
  const at = '2026-01-01T00:00:00.000Z'
  return {
    id,
    username,
    name,
    email,
    state: 'active',
    avatar_url: null,
    web_url: \`http://127.0.0.1:3000/\${username}\`,
    created_at: at,
    bio: null,
    location: null,
    messenger_id: '',
    work_profile: '',
    micro_blog: '',
    website_url: '',
    organization: '',
    last_sign_in_at: null,
    current_sign_in_at: null,
    confirmed_at: at,
    last_activity_on: null,
    color_scheme_id: 1,
    projects_limit: 100,
    identities: [],
    can_create_group: true,
    can_create_project: true,
    two_factor_enabled: false,
    external: false,
  }
}

const { PORT = 3000 } = process.env
createApp(handlers, { context }).listen(Number(PORT), '127.0.0.1', () => {
  console.log(\`http://127.0.0.1:\${PORT}/api/v4\`)
})
`,
  },
}
