import type { Template } from './template.ts'

const body = `async () => {
  await using forge = await startStub()
  const { id } = await forge.project({ files: { 'README.md': '# Loom' } })
  const developer = await forge.as('developer')

  const response = await developer.createIssue({ path: { id }, body: { title: 'It sticks' } })
`

/** A test in Vitest. */
export const vitest: Template = {
  summary: 'a test of an API client in Vitest',
  runner: 'vitest',
  run: 'npx vitest run',
  files: {
    'forge.test.ts': `import { startStub } from 'forge-contract/server'
import { expect, test } from 'vitest'

test('a developer reports an issue', ${body}
  expect(response).toMatchObject({ ok: true, status: 201, data: { title: 'It sticks' } })
})
`,
  },
}

/** A test in Node's own runner. */
export const node: Template = {
  summary: 'a test of an API client in node:test',
  run: 'node --test',
  files: {
    'forge.test.mjs': `import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startStub } from 'forge-contract/server'

test('a developer reports an issue', async () => {
  const forge = await startStub()
  try {
    const { id } = await forge.project({ files: { 'README.md': '# Loom' } })
    const developer = await forge.as('developer')

    const response = await developer.createIssue({ path: { id }, body: { title: 'It sticks' } })

    assert.equal(response.status, 201)
    assert.equal(response.data.title, 'It sticks')
  } finally {
    await forge.close()
  }
})
`,
  },
}

/** A test in Mocha. */
export const mocha: Template = {
  summary: 'a test of an API client in Mocha',
  runner: 'mocha',
  run: 'npx mocha forge.spec.mjs',
  files: {
    'forge.spec.mjs': `import assert from 'node:assert/strict'
import { startStub } from 'forge-contract/server'

describe('issues', function () {
  this.timeout(10_000) // The first server of a process takes longer than the others.
  let forge
  before(async () => {
    forge = await startStub()
  })
  after(() => forge.close())

  it('are reported by developers', async () => {
    const { id } = await forge.project({ files: { 'README.md': '# Loom' } })
    const developer = await forge.as('developer')

    const response = await developer.createIssue({ path: { id }, body: { title: 'It sticks' } })

    assert.equal(response.status, 201)
    assert.equal(response.data.title, 'It sticks')
  })
})
`,
  },
}

/** A test in Jest with ES modules. */
export const jestEsm: Template = {
  summary: 'a test of an API client in Jest, with ES modules',
  runner: 'jest',
  run: 'NODE_OPTIONS=--experimental-vm-modules npx jest',
  files: {
    'forge.test.mjs': `import { startStub } from 'forge-contract/server'

let forge
beforeAll(async () => {
  forge = await startStub()
})
afterAll(() => forge.close())

test('a developer reports an issue', async () => {
  const { id } = await forge.project({ files: { 'README.md': '# Loom' } })
  const developer = await forge.as('developer')

  const response = await developer.createIssue({ path: { id }, body: { title: 'It sticks' } })

  expect(response).toMatchObject({ ok: true, status: 201, data: { title: 'It sticks' } })
})
`,
    'jest.config.mjs': `export default { testMatch: ['**/*.test.mjs'], transform: {} }
`,
  },
}

/** Jest cannot `require` ES modules, so that the server starts outside its sandbox. */
export const jestCommonJs: Template = {
  summary: 'a test of an API client in Jest, with CommonJS',
  runner: 'jest',
  run: 'npx jest',
  files: {
    'forge.test.cjs': `test('a developer reports an issue', async () => {
  const response = await fetch(\`\${process.env.FORGE_URL}/projects/atelier%2Floom/issues\`, {
    method: 'POST',
    headers: { 'PRIVATE-TOKEN': 'demo-token-of-tom' },
    body: new URLSearchParams({ title: 'It sticks' }),
  })

  expect(response.status).toBe(201)
  expect(await response.json()).toMatchObject({ title: 'It sticks', author: { username: 'tom' } })
})
`,
    'forge.setup.mjs': `// Starts one server with the demo data for all tests. Jest loads this file outside its sandbox.
import { seedDemo, startStub } from 'forge-contract/server'

export default async function () {
  const forge = await startStub({ seed: seedDemo })
  process.env.FORGE_URL = forge.baseUrl
  process.env.FORGE_ADMIN_TOKEN = forge.adminToken
  globalThis.forge = forge
}
`,
    'forge.teardown.mjs': `export default () => globalThis.forge.close()
`,
    'jest.config.cjs': `module.exports = {
  testMatch: ['**/*.test.cjs'],
  transform: {},
  globalSetup: './forge.setup.mjs',
  globalTeardown: './forge.teardown.mjs',
}
`,
  },
}
