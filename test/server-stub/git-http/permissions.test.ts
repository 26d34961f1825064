import { expect } from 'vitest'
import { startStub } from '../../../server-stub/index.ts'
import { test } from '../../support/test.ts'
import { newProject, roles, type Team } from '../../support/team.ts'
import { basic, noGit, remoteOf, workspace } from './workspace.ts'

const services = ['git-upload-pack', 'git-receive-pack'] as const

async function statusOf(remote: string, service: string, authorization?: string): Promise<number> {
  const response = await fetch(`${remote}/info/refs?service=${service}`, {
    headers: authorization === undefined ? {} : { authorization },
  })
  await response.arrayBuffer()
  return response.status
}

/** Statuses in the order of the roles. */
const expected = {
  private: {
    'git-upload-pack': [401, 404, 403, 200, 200, 200, 200, 200],
    'git-receive-pack': [401, 404, 403, 403, 200, 200, 200, 200],
  },
  internal: {
    'git-upload-pack': [401, 200, 200, 200, 200, 200, 200, 200],
    'git-receive-pack': [401, 403, 403, 403, 200, 200, 200, 200],
  },
  public: {
    'git-upload-pack': [200, 200, 200, 200, 200, 200, 200, 200],
    'git-receive-pack': [401, 403, 403, 403, 200, 200, 200, 200],
  },
}

test.for(['private', 'internal', 'public'] as const)(
  'reading and pushing require the same roles as through the API in a project that is %s',
  async (visibility, { team }) => {
    const remote = await remoteOf(team.admin, await newProject(team, { visibility }))
    for (const service of services) {
      const statuses: number[] = []
      for (const role of roles) {
        const caller: Team[keyof Team] = team[role]
        statuses.push(
          await statusOf(remote, service, 'token' in caller ? basic('x', caller.token) : undefined),
        )
      }
      expect(statuses).toEqual(expected[visibility][service])
    }
  },
)

test('a 403 says what is not allowed', async ({ forge, team }) => {
  const remote = await remoteOf(team.owner, await newProject(team))
  const reasonFor = async (service: string): Promise<string> => {
    const headers = { authorization: basic('x', team.guest.token) }
    return (await fetch(`${remote}/info/refs?service=${service}`, { headers })).text()
  }
  expect(await reasonFor('git-upload-pack')).toContain('You are not allowed to download code')
  const settings = '/application/settings'
  await forge.admin.put(settings, { enabled_git_access_protocol: 'ssh' })
  expect(await reasonFor('git-receive-pack')).toContain('Git access over HTTP is disabled')
  expect(await statusOf(remote, 'git-upload-pack', basic('x', team.owner.token))).toBe(403)
  await forge.admin.put(settings, { enabled_git_access_protocol: null })
  expect(await statusOf(remote, 'git-upload-pack', basic('x', team.owner.token))).toBe(200)
})

test('a hidden project cannot be distinguished from one that does not exist', async ({ team }) => {
  const remote = await remoteOf(team.owner, await newProject(team))
  const missing = remote.replace(/[^/]+\.git$/, 'missing.git')
  for (const authorization of [undefined, basic('x', team.nonMember.token)]) {
    const responses = await Promise.all(
      [remote, missing].map(async (url) => {
        const response = await fetch(`${url}/info/refs?service=git-upload-pack`, {
          headers: authorization === undefined ? {} : { authorization },
        })
        return [response.status, await response.text(), response.headers.get('www-authenticate')]
      }),
    )
    expect(responses[0]).toEqual(responses[1])
  }
})

test('accepts a token with any user name, and passwords', async ({ forge, team, project }) => {
  const remote = await remoteOf(team.owner, project)
  const status = (authorization: string) => statusOf(remote, 'git-upload-pack', authorization)
  const { developer } = team
  await team.admin.put(`/users/${developer.id}`, { password: 'correct horse battery' })
  expect(await status(basic('anything', developer.token))).toBe(200)
  expect(await status(basic(developer.username, 'correct horse battery'))).toBe(403)
  await forge.appContext.db
    .updateTable('user')
    .set({ password_change_required: 0 })
    .where('id', '=', developer.id)
    .execute()
  expect(await status(basic(developer.username, 'correct horse battery'))).toBe(200)
  expect(await status(basic(`${developer.username}@example.com`, 'correct horse battery'))).toBe(200)
  expect(await status(basic(developer.username, 'wrong'))).toBe(401)
  expect(await status(basic(developer.username, ''))).toBe(401)
  expect(await status(basic('', ''))).toBe(401)
  expect(await status('Basic !!!')).toBe(401)
  expect(await status(`Bearer nonsense`)).toBe(401)
  for (const kind of ['personal', 'oauth'] as const) {
    const { token } = await forge.provision.token({ user_id: developer.id, kind, scopes: ['api'] })
    expect(await status(basic('oauth2', token))).toBe(200)
    const narrow = await forge.provision.token({ user_id: developer.id, kind, scopes: ['read_user'] })
    expect(await status(basic('oauth2', narrow.token))).toBe(403)
  }
  await team.admin.put('/application/settings', { signin_enabled: false })
  expect(await status(basic(developer.username, 'correct horse battery'))).toBe(401)
  await team.admin.put('/application/settings', { signin_enabled: true })
  await team.admin.post(`/users/${developer.id}/block`)
  expect(await status(basic('x', developer.token))).toBe(403)
  expect(await status(basic(developer.username, 'correct horse battery'))).toBe(403)
})

test.skipIf(noGit)(
  'credentials are requested, and Git prints the reason of a rejection',
  async ({ team, repository: project }) => {
    await using work = await workspace()
    const clone = await work.tried('.', 'clone', await remoteOf(team.owner, project), 'none')
    expect(clone.output).toContain('could not read Username')
    const wrong = await work.tried('.', 'clone', await remoteOf(team.owner, project, 'nonsense'), 'wrong')
    expect(wrong.output).toContain('Authentication failed')
    const hidden = await work.tried(
      '.',
      'clone',
      await remoteOf(team.owner, project, team.nonMember.token),
      'hidden',
    )
    expect(hidden.output).toMatch(/remote: 404 Project Not Found\n.*not found/s)
    const guest = await work.tried(
      '.',
      'clone',
      await remoteOf(team.owner, project, team.guest.token),
      'guest',
    )
    expect(guest.output).toMatch(
      /remote: 403 Forbidden - You are not allowed to download code from this project\n.*403/s,
    )
  },
)

test('redirects URLs without .git, and rejects dumb HTTP and other methods', async ({ team }) => {
  const remote = await remoteOf(team.owner, await newProject(team, { visibility: 'public' }))
  const bare = await fetch(`${remote.replace(/\.git$/, '')}/info/refs?service=git-upload-pack`, {
    redirect: 'manual',
  })
  expect([bare.status, new URL(bare.headers.get('location') ?? '', remote).href]).toEqual([
    301,
    `${remote}/info/refs?service=git-upload-pack`,
  ])
  for (const file of ['info/refs', 'info/refs?service=git-shell', 'HEAD', 'objects/info/packs']) {
    const response = await fetch(`${remote}/${file}`)
    expect([file, response.status]).toEqual([file, 403])
    expect(await response.text()).toMatch(/smart HTTP/)
  }
  expect((await fetch(`${remote}/git-upload-pack`)).status).toBe(405)
  expect((await fetch(`${remote}/info/refs?service=git-upload-pack`, { method: 'POST' })).status).toBe(405)
})

test('git: false turns it off', async () => {
  await using forge = await startStub({ git: false })
  const { http_url_to_repo: url } = await forge.project({ visibility: 'public' })
  expect(await statusOf(url, 'git-upload-pack')).toBe(404)
})
